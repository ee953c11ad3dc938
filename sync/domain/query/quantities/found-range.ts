import type { BoundFigure } from '../../criteria/asked-fields.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import { HIGHEST_MONTHLY_RENT } from '../../rents/highest-monthly-rent.ts'
import type { Side } from '../amounts/comparators.ts'
import type { Amount } from '../amounts/read-amount.ts'
import { SQUARE_FEET_IN, type Unit } from '../amounts/units.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Found, Reading } from '../vocabulary/reading.ts'
import { fieldOfQuantity } from './field-of-quantity.ts'
import type { Quantity } from './quantity.ts'
import { aboutFigure } from './said/about.ts'
import { isCounted, roundedFigure } from './said/rounded-figure.ts'

const MONTHS = 12

/** Of what is no area, the figure as it is. */
function squareFeetIn(unit: Unit): number {
  return SQUARE_FEET_IN[unit] ?? 1
}

const FEET_IN_METER = 3.28084

/** The range a figure asks for; null where its field cannot be told. */
export function foundRange(reading: Reading, quantity: Quantity): Found | null {
  const field = fieldOfQuantity(reading, quantity)
  if (field === null) return null
  const { low, high, comparator, end } = quantity
  if (high !== null) {
    const [first, second] = inOrder(field, low, high)
    const values = [first, second].map((value) => convert(field, value, quantity)) as [number, number]
    return found(
      { kind: 'range', field, min: values[0], max: high.isDecade ? values[1] + 9 : values[1] },
      null,
      end,
    )
  }
  const value = convert(field, low.value, quantity)
  if (comparator === null && value === 0 && (isCounted(field) || field === 'tiPerSf')) {
    return found({ kind: 'range', field, min: null, max: 0 }, null, end)
  }
  const side = sideOf(field, comparator?.side ?? (low.isDecade ? 'exact' : wordsFor(field).alone))
  const lastValue = low.isDecade ? value + 9 : value
  const isStrict = comparator?.isStrict ?? false
  switch (side) {
    case 'min':
    case 'between': {
      const negated = comparator === null ? null : atMost(field, value, !isStrict)
      return found(atLeast(field, isStrict ? lastValue : value, isStrict), negated, end)
    }
    case 'max':
      return found(
        atMost(field, isStrict ? value : lastValue, isStrict),
        atLeast(field, lastValue, !isStrict),
        end,
      )
    case 'exact':
      return found({ kind: 'range', field, min: value, max: lastValue }, null, end)
    case 'about':
      return found(aboutFigure(field, value, slackOf(quantity) ?? undefined), null, end)
  }
}

/** "cap rate over .06", "escalation of .03": a part of one is so many percent. */
function isShare(field: BoundFigure, low: Amount, unit: Quantity['unit']): boolean {
  const isPercent = field === 'capRate' || field === 'rentEscalationPct'
  return isPercent && unit === null && /^0?\.\d+$/.test(low.digits) && low.value < MOST_SHARE
}

const MOST_SHARE = 0.2

/** A better rent is a lower one, a better height a greater one. */
function sideOf(field: BoundFigure, side: Side): Exclude<Side, 'better'> {
  if (side !== 'better') return side
  return wordsFor(field).lessIsBetter === true ? 'max' : 'min'
}

function found(criterion: Criterion, negated: Criterion | null, end: number): Found {
  return { kind: 'criterion', criterion, negated, end }
}

/** "More than 3 docks" are 4 at least; of what comes in fractions the bound itself is out. */
function atLeast(field: BoundFigure, value: number, isStrict: boolean): Criterion {
  if (isStrict && !isCounted(field)) {
    return { kind: 'range', field, min: value, max: null, exclusiveMin: true }
  }
  return { kind: 'range', field, min: isStrict ? value + 1 : value, max: null }
}

function atMost(field: BoundFigure, value: number, isStrict: boolean): Criterion {
  if (isStrict && !isCounted(field)) {
    return { kind: 'range', field, min: null, max: value, exclusiveMax: true }
  }
  return { kind: 'range', field, min: null, max: isStrict ? value - 1 : value }
}

/** "30k plus or minus 5" means five thousand. */
function slackOf({ comparator, low }: Quantity): { part: number } | { by: number } | null {
  const within = comparator?.within
  if (within === undefined) return null
  if (within.kind === 'part') return { part: within.value }
  const isShort = within.multiplier === 1 && within.value < low.value / low.multiplier
  return { by: within.value * (isShort ? low.multiplier : 1) }
}

/** The smaller figure first; "20-50k", "20k-50" and, of square feet, "20-50,000" all mean thousands. */
function inOrder(field: BoundFigure, low: Amount, high: Amount): [number, number] {
  let [first, second] = [low.value, high.value]
  if (low.multiplier === 1 && first < second / high.multiplier) first *= high.multiplier
  else if (high.multiplier === 1 && second < first) second *= low.multiplier
  const isShort = low.multiplier === 1 && first < 1_000 && high.digits.includes(',')
  if (isShort && field === 'squareFootage' && first * 1_000 < second) first *= 1_000
  return [Math.min(first, second), Math.max(first, second)]
}

/** "size 10-14": no building is of 14 square feet. */
const LEAST_SIZE = 500

function convert(field: BoundFigure, stated: number, quantity: Quantity): number {
  const { unit, high, comparator } = quantity
  const isShort =
    field === 'squareFootage' &&
    unit === null &&
    (high !== null || comparator?.field === 'squareFootage') &&
    stated > 0 &&
    stated < LEAST_SIZE
  return converted(field, isShort ? stated * 1_000 : stated, quantity)
}

function converted(field: BoundFigure, value: number, { low, high, other, period, unit }: Quantity): number {
  const { money, highestMonthly = HIGHEST_MONTHLY_RENT } = wordsFor(field)
  if (money === 'rent') {
    if (isOfCents(field, low, high, period)) return roundedFigure(field, value / 100)
    // Of two figures the larger decides.
    const isYearly = Math.max(low.value, high?.value ?? 0, other ?? 0) > highestMonthly
    return roundedFigure(field, (period ?? (isYearly ? 'year' : 'month')) === 'year' ? value / MONTHS : value)
  }
  const { area } = wordsFor(field)
  if (isShare(field, low, unit)) return Number((value * 100).toPrecision(12))
  if (unit === 'meter') return Number((value * FEET_IN_METER).toFixed(1))
  return area === undefined
    ? value
    : roundedFigure(field, (value * squareFeetIn(unit ?? area)) / squareFeetIn(area))
}

/** "rent around 90", "95 NNN": no rent is as many dollars. */
function isOfCents(
  field: BoundFigure,
  low: Amount,
  high: Amount | null,
  period: Quantity['period'],
): boolean {
  return (
    field === 'rentPerSf' &&
    period === null &&
    [low, high ?? low].every(
      ({ value, hasDollar, hasCents }) =>
        !hasDollar && !hasCents && Number.isInteger(value) && value >= LEAST_CENTS && value < 100,
    )
  )
}

/** A rent in whole figures from here on is of cents. */
export const LEAST_CENTS = 40
