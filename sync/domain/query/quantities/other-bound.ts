import type { BoundFigure } from '../../criteria/asked-fields.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import { type Comparator, comparators, trailingComparators } from '../amounts/comparators.ts'
import { type Amount, isMoney, readAmount } from '../amounts/read-amount.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { canBe } from './field-of-quantity.ts'
import { MOST_APART } from './quantity.ts'

const MONTHS = 12

/** "24 clear min, no more than 30", "15 docks at least, 20 at most": the other bound of the figure just asked for. */
export function otherBound(
  { tokens }: Reading,
  last: Criterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  if (last?.kind !== 'range' || (last.min === null && last.max === null)) return null
  const { money, area } = wordsFor(last.field)
  // "5 to 30 million, cap it at 25": of prices even the bound that was said may be moved.
  if (last.min !== null && last.max !== null && money !== 'total') return null
  if (money === 'rent') return otherCents(tokens, last, at)
  if ((money !== undefined && money !== 'total') || area === 'sf') return null
  const bound = boundAt(tokens, at, last.field)
  if (bound === null || isMoney(bound.amount) || !endsBound(tokens[bound.end])) return null
  const { end } = bound
  const amount = money === 'total' ? inMillions(bound.amount, last) : bound.amount
  // "up to 3.5 mil, 20k minimum": a price and a size.
  const isOfScale =
    money === 'total' ? amount.value * MOST_APART >= (last.min ?? last.max ?? 0) : amount.multiplier === 1
  if (!isOfScale || !canBe(last.field, amount)) return null
  const { side, isStrict } = bound.comparator
  const value = last.field === 'leaseTerm' && isInYears(tokens, at) ? amount.value * MONTHS : amount.value
  const range = { kind: 'range', field: last.field } as const
  if (side === 'max' && last.min !== null && value > last.min) {
    return { criterion: { ...range, min: null, max: value, ...(isStrict && { exclusiveMax: true }) }, end }
  }
  if (side === 'min' && last.max !== null && value < last.max) {
    return { criterion: { ...range, min: value, max: null, ...(isStrict && { exclusiveMin: true }) }, end }
  }
  return null
}

/** "over 5 million, cap it at 25": of millions as well. */
function inMillions(amount: Amount, last: Extract<Criterion, { kind: 'range' }>): Amount {
  const isShort = amount.multiplier === 1 && !isMoney(amount) && amount.value < 1_000
  if (!isShort || (last.min ?? last.max ?? 0) < MILLION) return amount
  return { ...amount, value: amount.value * MILLION, multiplier: MILLION }
}

const MILLION = 1_000_000

/** "no more than 95 cents and no less than 80": the other bound is of cents as well. */
function otherCents(
  tokens: readonly Token[],
  last: Extract<Criterion, { kind: 'range' }>,
  at: number,
): { criterion: Criterion; end: number } | null {
  const bound = boundAt(tokens, at, last.field)
  const isOfCents = bound !== null && /^[2-9]\d$/.test(bound.amount.digits) && endsBound(tokens[bound.end])
  if (!isOfCents || (last.min ?? last.max ?? MOST_CENTS) >= MOST_CENTS) return null
  const value = isMoney(bound.amount) ? bound.amount.value : bound.amount.value / 100
  const range = { kind: 'range', field: last.field } as const
  const { side } = bound.comparator
  if (side === 'min' && last.max !== null && value < last.max)
    return { criterion: { ...range, min: value, max: null }, end: bound.end }
  return side === 'max' && last.min !== null && value > last.min
    ? { criterion: { ...range, min: null, max: value }, end: bound.end }
    : null
}

/** Dollars: rents below are spoken of in cents. */
const MOST_CENTS = 2

const OF_FEET: readonly BoundFigure[] = ['clearHeight', 'truckCourtFeet']

/** A figure with a bound on either side of it, and neither noun nor a unit of something else. */
export function boundAt(
  tokens: readonly Token[],
  at: number,
  field: BoundFigure,
): { comparator: Comparator; amount: Amount; end: number } | null {
  const before = comparators.longest(tokens, at)
  const amount = readAmount(tokens, before?.end ?? at)
  if (amount === null) return null
  const unit = units.longest(tokens, amount.end)
  const isOfFeet = unit?.value === 'foot' && OF_FEET.includes(field)
  const end = isOfFeet ? unit.end : amount.end
  const isPlain = (unit === null || isOfFeet) && nouns.longest(tokens, end) === null
  const after = before === null ? trailingComparators.longest(tokens, end) : null
  const comparator = before?.value ?? after?.value
  return comparator === undefined || !isPlain ? null : { comparator, amount, end: after?.end ?? end }
}

/** "no shorter than 2 years and no longer than 4" */
function isInYears(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(at - 4, 0), at).some(({ text }) => /^(?:years?|yrs?)$/.test(text))
}

/** Nothing follows that the figure would be of: "over 1 month and under 2 months". */
export function endsBound(next: Token | undefined): boolean {
  return next === undefined || /^(?:[,;.()]|and|but|or|in|near|with|for|on|at)$/.test(next.text)
}
