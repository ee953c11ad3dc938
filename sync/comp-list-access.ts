import type { Transaction } from '@rocicorp/zero'
import { type CompListRow, zql } from './schema.ts'
import type { SessionUser } from './session.ts'
import { SyncError } from './sync-error.ts'

/**
 * The comp lists a user may read: their own, and those that are shared with their team. Nobody may read deleted ones.
 */
export function visibleCompLists(ctx: SessionUser) {
  return zql.compList
    .where('teamId', ctx.teamId)
    .where('removedAt', 'IS', null)
    .where(({ cmp, or }) => or(cmp('isPublic', true), cmp('ownerId', ctx.userId)))
}

/**
 * The list, if the caller owns it. A list they may not see is treated as one that does not exist.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustOwnCompList(tx: Transaction, id: number, ctx: SessionUser): Promise<CompListRow> {
  const list = await tx.run(visibleCompLists(ctx).where('id', id).one())
  if (!list) throw new SyncError('not_found')
  if (list.ownerId !== ctx.userId)
    throw new SyncError('forbidden', 'Only the owner of a comp list may change it.')
  return list
}
