import type { Transaction } from '@rocicorp/zero'
import { type AttachmentRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { may, mustMay } from './rights.ts'

/** The attachments that a user may read: all of their team that are not removed. */
export function visibleAttachments(ctx: SessionUser) {
  return zql.attachment.where('teamId', ctx.teamId).where('removedAt', 'IS', null)
}

/**
 * The attachment, removed or not, if the caller may remove it: its author, or an administrator.
 * @throws SyncError `not_found` or `forbidden`
 */
export async function mustMayDetach(tx: Transaction, id: string, ctx: SessionUser): Promise<AttachmentRow> {
  const attachment = await tx.run(zql.attachment.where('teamId', ctx.teamId).where('id', id).one())
  if (!attachment) throw new SyncError('not_found')
  if (!mayDetach(attachment, ctx)) mustMay(ctx, 'removeShared')
  return attachment
}

export function mayDetach(
  { authorId }: Pick<AttachmentRow, 'authorId'>,
  ctx: Pick<SessionUser, 'userId' | 'role'>,
): boolean {
  return may(ctx, 'correct') && (authorId === ctx.userId || may(ctx, 'removeShared'))
}
