import type { AssumedTerms } from '../domain/economics/assumptions.ts'
import type { Property } from '../domain/property.ts'
import type { CompAdjustments } from '../domain/records/adjustment.ts'
import type { GridTerms } from '../domain/records/grid-terms.ts'
import { baseMissing, baseRent } from './grid-base.ts'
import { adjustmentsByRate } from './row-rates.ts'
import type { Subject } from './subject-of.ts'

/** What of a comp follows from what holds for all comps of its grid. */
export interface RatedComp {
  /** The rent its adjustments start from; null where it lacks one. */
  rent: number | null
  /** What it lacks, in words; empty where that is nothing. */
  lacks: string
  /** Adjustments that follow from the rates of the rows, for where it has none of its own. */
  byRate: CompAdjustments
}

interface About {
  subject: Subject | null
  /** `YYYY-MM-DD`. */
  today: string
  assumed: AssumedTerms | undefined
}

export function ratedComp(
  property: Property,
  { base, rates }: GridTerms,
  { subject, today, assumed }: About,
): RatedComp {
  const rent = baseRent(base, property, assumed)
  const lacks = rent === null ? baseMissing(base, property, assumed) : ''
  return { rent, lacks, byRate: adjustmentsByRate(rates, property, subject, today) }
}
