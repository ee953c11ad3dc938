import type { SetTerms } from './stated-terms.ts'

/** The terms of a lease that a team may assume where no source states them. */
export const ASSUMED_TERMS = [
  'discountPercent',
  'commissionPerSf',
  'opexPerSf',
  'modifiedGrossPercent',
] as const satisfies readonly (keyof SetTerms)[]
export type AssumedTerm = (typeof ASSUMED_TERMS)[number]

/** What a team assumes of one term wherever it is not stated, and who said so. In the unit of `SetTerms`. */
export interface Assumption {
  readonly term: AssumedTerm
  readonly value: number
  readonly setBy: string
}

/** What figures are worked out with: nothing is assumed that nobody set. */
export type AssumedTerms = Readonly<Pick<SetTerms, AssumedTerm>>

/** The same, with what figures are worked out with. */
export interface Assumed {
  readonly terms: AssumedTerms
  readonly assumptions: readonly Assumption[]
}

export function assumedTerms(assumptions: readonly Pick<Assumption, 'term' | 'value'>[]): AssumedTerms {
  return Object.fromEntries(assumptions.map(({ term, value }) => [term, value]))
}
