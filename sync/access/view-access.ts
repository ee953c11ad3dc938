import type { Transaction } from '@rocicorp/zero'
import { type TableViewRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { may } from './rights.ts'

/** The saved views a user may read: those of their team, and of private ones their own. */
export function visibleViews(ctx: SessionUser) {
  return zql.tableView
    .where('teamId', ctx.teamId)
    .where(({ cmp, or }) => or(cmp('isPrivate', false), cmp('authorId', ctx.userId)))
}

/**
 * The view, if the caller saved it. One they may not see is treated as one that does not exist.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustBeViewAuthor(tx: Transaction, id: string, ctx: SessionUser): Promise<TableViewRow> {
  const view = await mustSeeView(tx, id, ctx)
  if (view.authorId !== ctx.userId) throw new SyncError('forbidden')
  return view
}

/**
 * The view, if the caller may delete it: its author, and an administrator where it is the team's.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustMayRemoveView(
  tx: Transaction,
  id: string,
  ctx: SessionUser,
): Promise<TableViewRow> {
  return may(ctx, 'removeShared') ? await mustSeeView(tx, id, ctx) : await mustBeViewAuthor(tx, id, ctx)
}

async function mustSeeView(tx: Transaction, id: string, ctx: SessionUser): Promise<TableViewRow> {
  const view = await tx.run(visibleViews(ctx).where('id', id).one())
  if (!view) throw new SyncError('not_found')
  return view
}
