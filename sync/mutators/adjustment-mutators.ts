import * as z from 'zod/mini'
import { mustMayChange } from '../access/comp-list-access.ts'
import { adjustment, characteristic, compWeight, typedSubject } from '../domain/records/adjustment.ts'
import { compListId, compPropertyId } from '../domain/records/comp-list.ts'
import { gridBase, measured, rowRate } from '../domain/records/grid-terms.ts'
import { entryIn, keyOf, openList } from './comp-mutators.ts'
import { type Call, clock } from './mutator-call.ts'

const now = z.number()
const ofComp = { compListId, propertyId: compPropertyId, now }

export const describeSubjectArgs = z.object({ id: compListId, subject: z.nullable(typedSubject), now })
export const setBaseArgs = z.object({ id: compListId, base: gridBase, now })
export const rateRowArgs = z.object({
  id: compListId,
  characteristic: measured,
  rate: z.nullable(rowRate),
  now,
})
export const adjustCompArgs = z.object({ ...ofComp, characteristic, adjustment: z.nullable(adjustment) })
export const weighCompArgs = z.object({ ...ofComp, weight: z.nullable(compWeight) })

/** Says what the comps are compared with, where no property says it or it is to be read otherwise. */
export async function describeSubject({
  tx,
  args,
  ctx,
}: Call<z.infer<typeof describeSubjectArgs>>): Promise<void> {
  await mustMayChange(tx, args.id, ctx)
  await tx.mutate.compList.update({
    id: args.id,
    typedSubject: args.subject,
    updatedAt: clock(tx, args.now),
  })
}

/** Says which rent the grid of a list starts from. */
export async function setBase({ tx, args, ctx }: Call<z.infer<typeof setBaseArgs>>): Promise<void> {
  await mustMayChange(tx, args.id, ctx)
  const gridBase = args.base === 'rentPerSf' ? null : args.base
  await tx.mutate.compList.update({ id: args.id, gridBase, updatedAt: clock(tx, args.now) })
}

/** Says what a unit of a characteristic is worth, for every comp that has no adjustment of its own; null for nothing. */
export async function rateRow({ tx, args, ctx }: Call<z.infer<typeof rateRowArgs>>): Promise<void> {
  const list = await mustMayChange(tx, args.id, ctx)
  const { [args.characteristic]: _, ...others } = list.rowRates ?? {}
  const rates = args.rate === null ? others : { ...others, [args.characteristic]: args.rate }
  await tx.mutate.compList.update({
    id: args.id,
    rowRates: Object.keys(rates).length === 0 ? null : rates,
    updatedAt: clock(tx, args.now),
  })
}

/** Adjusts a comp's rent for one characteristic; null takes the adjustment back. */
export async function adjustComp({ tx, args, ctx }: Call<z.infer<typeof adjustCompArgs>>): Promise<void> {
  const { at, entries } = await openList(tx, args, ctx)
  const entry = entryIn(entries, args.propertyId)
  const { [args.characteristic]: _, ...others } = entry.adjustments ?? {}
  const adjustments =
    args.adjustment === null ? others : { ...others, [args.characteristic]: { ...args.adjustment, at } }
  await tx.mutate.compListEntry.update({
    ...keyOf(entry),
    adjustments: Object.keys(adjustments).length === 0 ? null : adjustments,
    updatedAt: at,
  })
}

/** Says how much a comp counts; null for its share of what is left. */
export async function weighComp({ tx, args, ctx }: Call<z.infer<typeof weighCompArgs>>): Promise<void> {
  const { at, entries } = await openList(tx, args, ctx)
  await tx.mutate.compListEntry.update({
    ...keyOf(entryIn(entries, args.propertyId)),
    weight: args.weight,
    updatedAt: at,
  })
}
