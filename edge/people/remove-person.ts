import { eq } from 'drizzle-orm'
import { apiToken, identity, membership, session } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser, compList, note, tableView } from '../../db/schema.ts'
import type { ApiPerson } from '../../sync/api/people.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'
import { lockTeam, mustHaveAdministrator } from './keep-administrator.ts'
import { personIn } from './people.ts'

/**
 * Removes somebody with all that is theirs alone. Their name stays for what is signed with it. Within a transaction.
 * @throws ApiError `not_found` or `conflict`
 */
export async function removePerson(
  tx: Database,
  caller: SessionUser,
  id: string,
  now: Date,
): Promise<ApiPerson> {
  await lockTeam(tx, caller.teamId)
  const person = await personIn(tx, caller, id, now)
  if (person.lists > 0 || person.notes > 0 || person.views > 0) throw new ApiError('conflict', OWNS)
  // Deleted ones that could still be restored.
  await tx.delete(compList).where(eq(compList.ownerId, id))
  await tx.delete(note).where(eq(note.authorId, id))
  await tx.delete(tableView).where(eq(tableView.authorId, id))
  for (const theirs of [session, apiToken, identity, membership]) {
    await tx.delete(theirs).where(eq(theirs.userId, id))
  }
  await tx.update(appUser).set({ email: null }).where(eq(appUser.id, id))
  await mustHaveAdministrator(tx, caller.teamId)
  return person
}

const OWNS = 'They still own comp lists, shared notes or shared views. Hand them over first.'
