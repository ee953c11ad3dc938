import type { Criterion } from '../../criteria/criterion.ts'
import { isMoney } from '../amounts/read-amount.ts'
import { nounBehind, nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { foundRange } from './found-range.ts'
import { otherRentBound } from './other-rent-bound.ts'
import { MOST_APART } from './quantity.ts'
import { readHead } from './quantity-head.ts'
import { readFigures } from './read-figures.ts'
import { leaseAt } from './read-terms.ts'

/**
 * "opex at least $0.10 and at most $0.25", "leased area over 12,500 and under 250,000 sf": the other bound of a figure
 * that has to be named, and that a bound without a noun would not be of.
 */
export function otherNamedBound(
  reading: Reading,
  last: Criterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  if (last?.kind !== 'range' || (last.min === null) === (last.max === null)) return null
  const { money, area, units = [] } = wordsFor(last.field)
  const isOfRate = last.field !== 'rentPerSf' && (money === 'rent' || money === 'perSf')
  const isOfArea = area === 'sf' && last.field !== 'squareFootage'
  if (!isOfRate && !isOfArea && !units.includes('percent')) return null
  const { tokens } = reading
  // "2,000 sf of office, under 60,000 sf": the building. "Office over 1,500 and under 5,000 sf" is of one thing.
  if (last.field === 'officeSf' && !/^(?:and|but|yet)$/.test(tokens[at - 1]?.text ?? '')) return null
  const head = readHead(tokens, at)
  const figures = head.noun === null ? readFigures(reading, head.end, head.comparator, isOfRate) : null
  if (figures === null || figures.high !== null) return null
  const { low, tail } = figures
  const comparator = head.comparator ?? tail.comparator
  const own = nounBehind(tokens, tail.end, tail.unit) ?? nouns.longest(tokens, tail.end)
  const isOfOther =
    (own !== null && own.value.field !== last.field) ||
    leaseAt(tokens, tail.end) !== null ||
    (tail.period !== null && money !== 'rent') ||
    (tail.unit !== null && (money !== undefined || !units.includes(tail.unit))) ||
    (isMoney(low) && money === undefined) ||
    (isOfRate && low.multiplier !== 1)
  if (comparator === null || comparator.field !== null || isOfOther) return null
  const other = otherRentBound(reading, at, figures, comparator)
  const found = foundRange(reading, {
    low,
    high: null,
    comparator,
    isTrailing: head.comparator === null,
    unit: tail.unit ?? (isOfArea ? 'sf' : null),
    isPerSf: tail.isPerSf,
    period: tail.period ?? other?.period ?? null,
    other: other?.value ?? null,
    noun: last.field,
    end: own?.end ?? tail.end,
  })
  return found?.kind === 'criterion' && closes(last, found.criterion)
    ? { criterion: found.criterion, end: found.end }
    : null
}

/** Whether it is the end that the range lacks, above its lower one, and not far from it. */
function closes(last: Extract<Criterion, { kind: 'range' }>, other: Criterion): boolean {
  if (other.kind !== 'range' || other.field !== last.field) return false
  if ((last.min === null) === (other.min === null) || (last.max === null) === (other.max === null))
    return false
  const [low, high] = [last.min ?? other.min ?? 0, last.max ?? other.max ?? 0]
  return low < high && high <= Math.max(low, 1) * MOST_APART
}
