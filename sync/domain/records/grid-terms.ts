import * as z from 'zod/mini'
import type { AdjustmentAmount } from './adjustment.ts'
import { adjustmentAmount } from './adjustment.ts'

/** The rents that a grid can start from: what the leases say, what they come to over their terms, and that after costs. */
export const GRID_BASES = ['rentPerSf', 'effectiveOverTerm', 'netEffectiveRent'] as const
export const gridBase = z.enum(GRID_BASES)
export type GridBase = z.infer<typeof gridBase>

/** Characteristics that are figures, so that a rate and a difference make an adjustment. */
export const MEASURED = ['dateSigned', 'size', 'clearHeight', 'yearBuilt', 'office'] as const
export const measured = z.enum(MEASURED)
export type MeasuredCharacteristic = z.infer<typeof measured>

/** What one unit of a characteristic is worth: percent of the rent, or dollars per square foot per month. */
export const rowRate = adjustmentAmount
export type RowRate = AdjustmentAmount
/** Absent: none was typed. */
export const rowRates = z.partialRecord(measured, rowRate)
export type RowRates = { readonly [M in MeasuredCharacteristic]?: RowRate }

/** What holds for all comps of a grid. */
export interface GridTerms {
  readonly base: GridBase
  readonly rates: RowRates
}

/** Of a grid for which nobody said anything else. */
export const PLAIN_TERMS: GridTerms = { base: 'rentPerSf', rates: {} }
