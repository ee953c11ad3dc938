import type { Transaction } from '@rocicorp/zero'
import { type CorrectionRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { may, mustMay } from './rights.ts'

/** The corrections that a user may read: all of their team. */
export function visibleCorrections(ctx: SessionUser) {
  return zql.correction.where('teamId', ctx.teamId)
}

/** The correction that is in force for a field; null where there is none. */
export async function correctionInForce(
  tx: Transaction,
  ctx: SessionUser,
  { propertyId, field }: { propertyId: string; field: string },
): Promise<CorrectionRow | null> {
  const found = await tx.run(
    visibleCorrections(ctx)
      .where('propertyId', propertyId)
      .where('field', field)
      .where('takenBackAt', 'IS', null)
      .one(),
  )
  return found ?? null
}

/**
 * The correction, if the caller may take it back: its author, or an administrator.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustMayTakeBack(tx: Transaction, id: string, ctx: SessionUser): Promise<CorrectionRow> {
  const correction = await tx.run(visibleCorrections(ctx).where('id', id).one())
  if (!correction) throw new SyncError('not_found')
  mustMayReplace(correction, ctx)
  return correction
}

/** @throws SyncError `forbidden` */
export function mustMayReplace({ authorId }: Pick<CorrectionRow, 'authorId'>, ctx: SessionUser): void {
  mustMay(ctx, 'correct')
  if (!mayReplace({ authorId }, ctx)) mustMay(ctx, 'correctOthers')
}

/** Whether the caller may change or take back a correction of this author. */
export function mayReplace(
  { authorId }: Pick<CorrectionRow, 'authorId'>,
  ctx: Pick<SessionUser, 'userId' | 'role'>,
): boolean {
  return may(ctx, 'correct') && (authorId === ctx.userId || may(ctx, 'correctOthers'))
}
