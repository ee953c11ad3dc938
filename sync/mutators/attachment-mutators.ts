import * as z from 'zod/mini'
import { mustMayDetach } from '../access/attachment-access.ts'
import { mustMay } from '../access/rights.ts'
import { recordId } from '../domain/words/person-text.ts'
import type { Call } from './mutator-call.ts'
import { clock } from './mutator-call.ts'

export const attachmentArgs = z.object({ id: recordId, now: z.number() })

/** Removes an attachment; its author, or an administrator. Its file is kept, so that this can be undone. */
export async function removeAttachment({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof attachmentArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  await mustMayDetach(tx, args.id, ctx)
  await tx.mutate.attachment.update({ id: args.id, removedAt: clock(tx, args.now) })
}

/** Undoes a removal. A browser no longer has the attachment, so only the server runs this. */
export async function restoreAttachment({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof attachmentArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  if (tx.location === 'client') return
  await mustMayDetach(tx, args.id, ctx)
  await tx.mutate.attachment.update({ id: args.id, removedAt: null })
}
