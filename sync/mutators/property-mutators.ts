import * as z from 'zod/mini'
import { mustMay } from '../access/rights.ts'
import { property } from '../domain/property.ts'
import { typedText } from '../domain/records/correction.ts'
import { recordId } from '../domain/words/person-text.ts'
import { fieldName } from './correction-mutators.ts'
import type { Call } from './mutator-call.ts'
import { setOptimisticRow } from './optimistic-row.ts'

export const addPropertyArgs = z.object({
  /** Made once per draft and reused on retry, so that a comp sent twice is one. */
  id: recordId.check(z.minLength(8)),
  /** As typed, by field. */
  typed: z.partialRecord(fieldName, typedText),
  /** What the browser shows until the server has read what was typed. */
  optimistic: z.nullable(property),
  now: z.number(),
})

export const propertyArgs = z.object({ id: recordId, optimistic: z.nullable(property), now: z.number() })

/** Shows a comp that was typed. The server reads it itself (`edge/corrections/add-by-hand.ts`). */
export async function addProperty({ tx, args, ctx }: Call<z.infer<typeof addPropertyArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  if (args.optimistic !== null) await setOptimisticRow(tx, ctx, args.id, args.optimistic)
}

/** Hides a comp that was typed. */
export async function removeProperty({ tx, args, ctx }: Call<z.infer<typeof propertyArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  await setOptimisticRow(tx, ctx, args.id, null)
}

/** Undoes a removal. */
export async function restoreProperty({ tx, args, ctx }: Call<z.infer<typeof propertyArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  if (args.optimistic !== null) await setOptimisticRow(tx, ctx, args.id, args.optimistic)
}
