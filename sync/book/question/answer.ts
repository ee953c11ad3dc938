import type { AmenityId } from '../../domain/amenities/amenities.ts'
import type { ChosenField } from '../../domain/criteria/filter-choices.ts'
import type { LeaseType } from '../../domain/known-types.ts'
import type { WordsUse } from './words/words-use.ts'

/** Rents of a found set, dollars per square foot per month. Null where no property states what is needed. */
export interface RentStatistics {
  /** How many of the set state a rent. */
  withRent: number
  min: number | null
  max: number | null
  mean: number | null
  /** Mean weighted by square footage, over those that state both. */
  weightedMean: number | null
  /** The square feet behind `weightedMean`: leased where that is known, else of the building. */
  weightedSquareFeet: number
  p25: number | null
  median: number | null
  p75: number | null
  p90: number | null
}

/** How many of a set have each lease type; `none` where the source did not say. */
export type LeaseMix = Record<LeaseType | 'none', number>

/** Width of a bar of the rent histogram, dollars per square foot per month. */
export const RENT_BIN = 0.025

/** Bar i counts rents in `[from + i * RENT_BIN, from + (i + 1) * RENT_BIN)`. Empty where no rent is stated. */
export interface RentHistogram {
  from: number
  counts: readonly number[]
}

/** How many properties each choice of the filter panel would leave, with all other criteria unchanged. */
export interface Facets {
  /** By value as most of the book writes it, whatever its case; those always on offer are always present. */
  choices: Readonly<Record<ChosenField, ReadonlyMap<string, number>>>
  amenities: Readonly<Record<AmenityId, number>>
  /** Rents of all that pass the criteria other than the rent bounds. */
  rents: RentHistogram
}

/** The answer to one question about the book. */
export interface Answer {
  /** How many properties are found. */
  found: number
  /** Their slots, in the order asked for. */
  slots: Uint32Array
  /** Per criterion, in order: how many are left once it and those before it have been applied. */
  left: readonly number[]
  /** For each criterion: how many would be found without it. */
  without: readonly number[]
  rents: RentStatistics
  leaseMix: LeaseMix
  histogram: RentHistogram
  facets: Facets
  /** What became of words that were searched, in order. */
  words: readonly WordsUse[]
}
