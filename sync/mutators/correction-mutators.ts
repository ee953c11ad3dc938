import type { Transaction } from '@rocicorp/zero'
import * as z from 'zod/mini'
import { correctionInForce, mustMayReplace, mustMayTakeBack } from '../access/correction-access.ts'
import { mustMay } from '../access/rights.ts'
import { FIELDS, type FieldName } from '../domain/fields.ts'
import { type PropertyValue, property } from '../domain/property.ts'
import {
  correctionReason,
  customColumnName,
  saidOver,
  typedText,
  valueIn,
} from '../domain/records/correction.ts'
import { recordId } from '../domain/words/person-text.ts'
import { type CorrectionRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { type Call, clock } from './mutator-call.ts'
import { setOptimisticFields } from './optimistic-row.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const fieldName = z.enum(Object.keys(FIELDS) as [FieldName, ...FieldName[]])

/** What can be corrected, as a caller names it. */
export const correctedField = z.union([fieldName, customColumnName])

export const setCorrectionArgs = z.object({
  /** Made once and reused on retry, so that a correction sent twice is one. */
  id: recordId.check(z.minLength(8)),
  propertyId: recordId,
  field: correctedField,
  typed: typedText,
  reason: correctionReason,
  /** What the browser shows until the server has read what was typed. */
  optimistic: z.nullable(z.object({ shown: property, value })),
  now: z.number(),
})

export const takeBackCorrectionArgs = z.object({
  id: recordId,
  optimistic: z.nullable(z.object({ shown: property })),
  now: z.number(),
})

/** Corrects a field in this browser. The server reads what was typed itself (`edge/corrections`). */
export async function setCorrection({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof setCorrectionArgs>>): Promise<void> {
  const { field, optimistic } = args
  const earlier = await mayCorrect({ tx, args, ctx })
  if (earlier === 'done' || optimistic === null) return
  const said = earlier === null ? valueIn(optimistic.shown, field) : (earlier.sourceValue ?? null)
  await keepCorrection({ tx, args, ctx }, earlier, { value: optimistic.value, said })
  await setOptimisticFields(tx, ctx, optimistic.shown, saidOver(field, optimistic.value))
}

/** Takes a correction back in this browser; the server then shows what the source says. */
export async function takeBackCorrection({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof takeBackCorrectionArgs>>): Promise<void> {
  const correction = await endCorrection({ tx, args, ctx })
  if (correction === null || args.optimistic === null) return
  const { field, sourceValue } = correction
  await setOptimisticFields(tx, ctx, args.optimistic.shown, { [field]: sourceValue ?? null })
}

/** The earlier correction of the field, which the caller may replace; `done` where this one is there already. */
export async function mayCorrect({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof setCorrectionArgs>>): Promise<CorrectionRow | null | 'done'> {
  mustMay(ctx, 'correct')
  const existing = await tx.run(zql.correction.where('id', args.id).one())
  if (existing) {
    if (existing.authorId === ctx.userId) return 'done'
    throw new SyncError('invalid')
  }
  const earlier = await correctionInForce(tx, ctx, args)
  if (earlier !== null) mustMayReplace(earlier, ctx)
  return earlier
}

/** Stores a correction of a field in place of an earlier one. `said` is the value of its source. */
export async function keepCorrection(
  { tx, args, ctx }: Call<z.infer<typeof setCorrectionArgs>>,
  earlier: CorrectionRow | null,
  { value, said }: { value: PropertyValue; said: PropertyValue },
): Promise<void> {
  const at = clock(tx, args.now)
  if (earlier !== null) await markTakenBack(tx, ctx, earlier.id, at)
  const { id, propertyId, field, typed, reason } = args
  await tx.mutate.correction.insert({
    ...{ id, propertyId, field, typed, value },
    reason: reason === '' ? null : reason,
    teamId: ctx.teamId,
    authorId: ctx.userId,
    createdAt: at,
    sourceWas: said,
    sourceValue: said,
    sourceChangedAt: null,
    takenBackAt: null,
    takenBackBy: null,
  })
}

/** Marks a correction as taken back; null where it was already. */
export async function endCorrection({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof takeBackCorrectionArgs>>): Promise<CorrectionRow | null> {
  const correction = await mustMayTakeBack(tx, args.id, ctx)
  if (correction.takenBackAt !== null) return null
  await markTakenBack(tx, ctx, correction.id, clock(tx, args.now))
  return correction
}

function markTakenBack(tx: Transaction, ctx: SessionUser, id: string, at: number): Promise<void> {
  return tx.mutate.correction.update({ id, takenBackAt: at, takenBackBy: ctx.userId })
}
