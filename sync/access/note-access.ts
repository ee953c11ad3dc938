import type { Transaction } from '@rocicorp/zero'
import { type NoteRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { may } from './rights.ts'

/** The notes a user may read: those of their team, and of private ones their own. */
export function visibleNotes(ctx: SessionUser) {
  return zql.note
    .where('teamId', ctx.teamId)
    .where(({ cmp, or }) => or(cmp('isPrivate', false), cmp('authorId', ctx.userId)))
}

/**
 * The note, if the caller wrote it. A note they may not see is treated as one that does not exist.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustBeAuthor(tx: Transaction, id: string, ctx: SessionUser): Promise<NoteRow> {
  const note = await mustSeeNote(tx, id, ctx)
  if (note.authorId !== ctx.userId) throw new SyncError('forbidden')
  return note
}

/**
 * The note, if the caller may delete it: its author, and an administrator where it is shared.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustMayRemoveNote(tx: Transaction, id: string, ctx: SessionUser): Promise<NoteRow> {
  return may(ctx, 'removeShared') ? await mustSeeNote(tx, id, ctx) : await mustBeAuthor(tx, id, ctx)
}

async function mustSeeNote(tx: Transaction, id: string, ctx: SessionUser): Promise<NoteRow> {
  const note = await tx.run(visibleNotes(ctx).where('id', id).one())
  if (!note) throw new SyncError('not_found')
  return note
}
