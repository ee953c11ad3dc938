import { isBandField } from './bands.ts'
import type { CountedField, CountedValues } from './count-values.ts'
import { countStatus, OPTIMAL_RANGE } from './optimal-range.ts'
import type { PortfolioField } from './portfolio-field.ts'

/** Shown at once (specification, section 9); the rest are '+N more'. */
export const MOST_SUGGESTIONS = 3
export const MOST_VALUES = 5

export interface SuggestedValue {
  value: string
  /** How many there will be once it is applied. Never 0. */
  newCount: number
  /** Whether that is a comp set of optimal size. */
  isOptimal: boolean
}

/** A field to take the next step with. */
export interface Suggestion {
  field: PortfolioField
  values: readonly SuggestedValue[]
  /** How many there will be with the value that needs the fewest steps. */
  newCount: number
  /** How many further values of the field would change the set as well. */
  more: number
}

/** The share that a further step is assumed to keep: about what a band, a town or a firm leaves. */
const KEPT_BY_A_STEP = 0.25
/** More steps than any set needs: the value leaves too few. */
const TOO_FAR = 100

/**
 * The fields and values that bring a set to the optimal size in the fewest steps.
 *
 * A value is worth the steps it takes from here. One that lands in the optimal range takes one. One that leaves more
 * takes as many further as it needs where each keeps a quarter. One that leaves fewer has gone too far and comes
 * last. Of a field the five values of fewest steps stand, of equal ones those that leave most. The fields stand by
 * the steps of their best value, equal ones in the order of `PORTFOLIO_FIELDS`.
 *
 * A set below the range is widened instead, by further values of the fields that are asked of. One within it is only
 * narrowed to what is within it too. A value that changes nothing, or leaves nothing, is never suggested.
 */
export function suggest({ count, fields }: CountedValues): Suggestion[] {
  return [...fields]
    .map(([field, counted]) => ({ field, useful: usefulValues(counted, count) }))
    .filter(({ useful }) => useful.length > 0)
    .sort((a, b) => (a.useful[0]?.steps ?? 0) - (b.useful[0]?.steps ?? 0))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ field, useful }) => ({
      field,
      newCount: useful[0]?.newCount ?? 0,
      values: inReadingOrder(field, useful.slice(0, MOST_VALUES)),
      more: Math.max(useful.length - MOST_VALUES, 0),
    }))
}

interface Useful extends SuggestedValue {
  /** Its place among all values of the field. */
  place: number
  steps: number
}

/** The values that bring the set nearer to the range, fewest steps first. */
function usefulValues({ values, after, applied }: CountedField, count: number): Useful[] {
  const widens = count < OPTIMAL_RANGE.min
  const stays = countStatus(count) === 'perfect'
  const useful: Useful[] = []
  for (const [place, value] of values.entries()) {
    const newCount = after[place] as number
    if (newCount === 0 || applied.has(place) || (widens ? newCount <= count : newCount >= count)) continue
    const isOptimal = countStatus(newCount) === 'perfect'
    if (stays && !isOptimal) continue
    useful.push({ value, newCount, isOptimal, place, steps: stepsBy(newCount) })
  }
  return useful.sort((a, b) => a.steps - b.steps || mostFirst(a, b))
}

/** Steps to the optimal range by way of a value that leaves so many, itself included. */
function stepsBy(newCount: number): number {
  if (newCount < OPTIMAL_RANGE.min) return TOO_FAR
  if (newCount <= OPTIMAL_RANGE.max) return 1
  return 1 + Math.ceil(Math.log(newCount / OPTIMAL_RANGE.max) / -Math.log(KEPT_BY_A_STEP))
}

/** Bands read from low to high, words from many to few. */
function inReadingOrder(field: PortfolioField, values: Useful[]): SuggestedValue[] {
  return values
    .sort(isBandField(field) ? (a, b) => a.place - b.place : mostFirst)
    .map(({ value, newCount, isOptimal }) => ({ value, newCount, isOptimal }))
}

function mostFirst(a: Useful, b: Useful): number {
  return b.newCount - a.newCount || (a.value < b.value ? -1 : 1)
}
