import type { Transaction } from '@rocicorp/zero'
import { UNCONFIRMED_SEQ } from '../book/unconfirmed-seq.ts'
import type { Property } from '../domain/property.ts'
import { type SaidOver, shownUnder } from '../domain/records/correction.ts'
import { zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'

/**
 * Shows a property in this browser as the server will have it, until it does: as a row of the tail that is above every
 * other. Null hides it. A refusal takes it away again.
 */
export async function setOptimisticRow(
  tx: Transaction,
  ctx: SessionUser,
  id: string,
  row: Property | null,
): Promise<void> {
  if (tx.location !== 'client') return
  await tx.mutate.propertyTail.upsert({ id, teamId: ctx.teamId, changeSeq: UNCONFIRMED_SEQ, row })
}

/** The same under what was said of it, over what others may have changed meanwhile. `shown` is the property as it stood. */
export async function setOptimisticFields(
  tx: Transaction,
  ctx: SessionUser,
  shown: Property,
  over: SaidOver,
): Promise<void> {
  if (tx.location !== 'client') return
  const changed = await tx.run(zql.propertyTail.where('id', shown.id).one())
  const row = changed === undefined ? shown : changed.row
  if (row) await setOptimisticRow(tx, ctx, shown.id, shownUnder(row, over))
}
