import type { Transaction } from '@rocicorp/zero'
import { type CompListRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { may, mustMay } from './rights.ts'

const NOT_OWNER = 'Only the owner of a comp list may change it.'

/**
 * The comp lists a user may read: their own, and those that are shared with their team. Nobody may read deleted ones.
 */
export function visibleCompLists(ctx: SessionUser) {
  return visibleEver(ctx).where('removedAt', 'IS', null)
}

/** The same with the deleted ones, which can be restored for a day. */
function visibleEver(ctx: SessionUser) {
  return zql.compList
    .where('teamId', ctx.teamId)
    .where(({ cmp, or }) => or(cmp('isPublic', true), cmp('ownerId', ctx.userId)))
}

/**
 * The list, if the caller may change what is in it. A list they may not see is treated as one that does not exist.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustMayChange(tx: Transaction, id: number, ctx: SessionUser): Promise<CompListRow> {
  const list = await mustOwnCompList(tx, id, ctx)
  if (list.isPublic) mustMay(ctx, 'shareCompLists')
  return list
}

/**
 * The list, if the caller owns it.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustOwnCompList(tx: Transaction, id: number, ctx: SessionUser): Promise<CompListRow> {
  const list = mustSee(await tx.run(visibleCompLists(ctx).where('id', id).one()))
  if (list.ownerId !== ctx.userId) throw new SyncError('forbidden', NOT_OWNER)
  return list
}

/**
 * The list, if the caller may delete it: its owner, and an administrator where it is shared.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustMayRemove(tx: Transaction, id: number, ctx: SessionUser): Promise<CompListRow> {
  const list = mustSee(await tx.run(visibleCompLists(ctx).where('id', id).one()))
  if (!isTheirs(list, ctx)) throw new SyncError('forbidden', NOT_OWNER)
  return list
}

/**
 * A list, deleted or not, if the caller may restore it. Null where a browser no longer has it.
 * @throws SyncError `not_found`
 */
export async function mustMayRestore(
  tx: Transaction,
  id: number,
  ctx: SessionUser,
): Promise<CompListRow | null> {
  const list = await tx.run(visibleEver(ctx).where('id', id).one())
  if (!list && tx.location === 'client') return null
  // For anybody else a deleted list does not exist.
  return mustSee(list && isTheirs(list, ctx) ? list : undefined)
}

function isTheirs({ ownerId }: CompListRow, ctx: SessionUser): boolean {
  return ownerId === ctx.userId || may(ctx, 'removeShared')
}

function mustSee(list: CompListRow | undefined): CompListRow {
  if (!list) throw new SyncError('not_found')
  return list
}
