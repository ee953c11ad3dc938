import type { AssumedTerm } from '../economics/assumptions.ts'
import { unitOf } from '../fields/figure-units.ts'

interface Limits {
  unit: 'percent' | 'dollarsPerSf' | 'rent'
  most: number
}

/** Beyond these a figure is mistyped. Operating expenses are dollars per square foot per month. */
export const ASSUMED_LIMITS: Readonly<Record<AssumedTerm, Limits>> = {
  discountPercent: { unit: 'percent', most: 50 },
  commissionPerSf: { unit: 'dollarsPerSf', most: 500 },
  opexPerSf: { unit: 'rent', most: 10 },
  modifiedGrossPercent: { unit: 'percent', most: 100 },
}

/** Why a figure cannot be assumed of a term, as a sentence; null where it can. */
export function assumedProblem(term: AssumedTerm, value: number): string | null {
  const { unit, most } = ASSUMED_LIMITS[term]
  if (value >= 0 && value <= most) return null
  const { bound, after } = unitOf(unit)
  return `It has to be from 0 to ${bound(most, 'month')}${after(most, 'month')}.`
}
