import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { compList, note, tableView } from '../../db/schema.ts'
import type { ApiPerson } from '../../sync/api/people.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'
import { lockTeam } from './keep-administrator.ts'
import { personIn } from './people.ts'

/**
 * Gives what somebody leaves behind to somebody else: comp lists, unseen where they are private, and the notes
 * and table views that they share. Within a transaction.
 * @throws ApiError `not_found` or `conflict`
 */
export async function handOver(
  tx: Database,
  caller: SessionUser,
  { id, to }: { id: string; to: string },
  now: Date,
): Promise<{ from: ApiPerson; to: ApiPerson; lists: number; notes: number; views: number }> {
  await lockTeam(tx, caller.teamId)
  const from = await personIn(tx, caller, id, now)
  const heir = await personIn(tx, caller, to, now)
  if (id === to) throw new ApiError('conflict', 'Choose somebody else to hand over to.')
  if (heir.disabledAt !== null || heir.role === 'viewer') throw new ApiError('conflict', NO_HEIR)
  const lists = await tx
    .update(compList)
    .set({ ownerId: to })
    .where(and(eq(compList.ownerId, id), isNull(compList.removedAt)))
    .returning({ id: compList.id })
  const notes = await tx
    .update(note)
    .set({ authorId: to })
    .where(and(eq(note.authorId, id), eq(note.isPrivate, false)))
    .returning({ id: note.id })
  const views = await tx
    .update(tableView)
    .set({ authorId: to })
    .where(and(eq(tableView.authorId, id), eq(tableView.isPrivate, false)))
    .returning({ id: tableView.id })
  return { from, to: heir, lists: lists.length, notes: notes.length, views: views.length }
}

const NO_HEIR = 'Hand over to a member or an administrator who may come in.'
