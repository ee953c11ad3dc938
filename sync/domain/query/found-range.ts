import type { Criterion, RangeField } from '../criterion.ts'
import type { Comparator } from './comparators.ts'
import { fieldOfQuantity } from './field-of-quantity.ts'
import type { Quantity } from './quantity.ts'
import type { Amount } from './read-amount.ts'
import type { Found, Reading } from './reading.ts'
import type { Unit } from './units.ts'

/**
 * Dollars per square foot: a rent up to here is per month and above per year, where neither is said.
 * Of two figures the larger decides.
 */
const HIGHEST_MONTHLY_RENT = 4
const MONTHS = 12

const SQUARE_FEET = { sf: 1, ksf: 1_000, m2: 10.76391, acre: 43_560, hectare: 107_639.1, foot: 1, ton: 1 }
const ACRE = 43_560

/**
 * A figure by itself means about so much of a size, a lot or a rent; at least so much of what a building must
 * offer; and just that year.
 */
const ALONE = {
  rentPerSf: 'about',
  squareFootage: 'about',
  landSizeAcres: 'about',
  clearHeight: 'min',
  yearBuilt: 'exact',
  dockDoors: 'min',
  gradeDoors: 'min',
  craneTons: 'min',
  truckCourtFeet: 'min',
  trailerStalls: 'min',
  officeSf: 'min',
} as const satisfies Record<RangeField, Comparator['side']>

/** How far "about" reaches either way, as a part of the figure. */
const ABOUT = 0.2
const ABOUT_RENT = 0.1
const ABOUT_FEET = 0.1
/** Years either way. */
const ABOUT_YEARS = 5

const WHOLE_FIELDS: ReadonlySet<RangeField> = new Set([
  'yearBuilt',
  'dockDoors',
  'gradeDoors',
  'trailerStalls',
])
const DECIMALS = 4

/** The range a figure asks for; null where it cannot be told what the figure is of. */
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
  if (comparator === null && value === 0 && WHOLE_FIELDS.has(field)) {
    return found({ kind: 'range', field, min: null, max: 0 }, null, end)
  }
  const side = comparator?.side ?? (low.isDecade ? 'exact' : ALONE[field])
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
      return found(about(field, value), null, end)
  }
}

function found(criterion: Criterion, negated: Criterion | null, end: number): Found {
  return { kind: 'criterion', criterion, negated, end }
}

/** Bounds are inclusive; only of whole numbers can "more than" leave out the figure itself. */
function atLeast(field: RangeField, value: number, isStrict: boolean): Criterion {
  return { kind: 'range', field, min: isStrict && WHOLE_FIELDS.has(field) ? value + 1 : value, max: null }
}

function atMost(field: RangeField, value: number, isStrict: boolean): Criterion {
  return { kind: 'range', field, min: null, max: isStrict && WHOLE_FIELDS.has(field) ? value - 1 : value }
}

function about(field: RangeField, value: number): Criterion {
  const part = field === 'rentPerSf' ? ABOUT_RENT : field === 'clearHeight' ? ABOUT_FEET : ABOUT
  const slack = field === 'yearBuilt' ? ABOUT_YEARS : value * part
  return { kind: 'range', field, min: rounded(field, value - slack), max: rounded(field, value + slack) }
}

/** The smaller figure first; "20-50k", "20k-50" and, of square feet, "20-50,000" all mean thousands. */
function inOrder(field: RangeField, low: Amount, high: Amount): [number, number] {
  let [first, second] = [low.value, high.value]
  if (low.multiplier === 1 && first < second / high.multiplier) first *= high.multiplier
  else if (high.multiplier === 1 && second < first) second *= low.multiplier
  const isShort = low.multiplier === 1 && first < 1_000 && high.digits.includes(',')
  if (isShort && field === 'squareFootage' && first * 1_000 < second) first *= 1_000
  return [Math.min(first, second), Math.max(first, second)]
}

function convert(field: RangeField, value: number, { low, high, period, unit }: Quantity): number {
  switch (field) {
    case 'rentPerSf': {
      const isYearly = Math.max(low.value, high?.value ?? 0) > HIGHEST_MONTHLY_RENT
      return rounded(field, (period ?? (isYearly ? 'year' : 'month')) === 'year' ? value / MONTHS : value)
    }
    case 'squareFootage':
    case 'officeSf':
      return rounded(field, value * squareFeet(unit, 'sf'))
    case 'landSizeAcres':
      return rounded(field, (value * squareFeet(unit, 'acre')) / ACRE)
    case 'clearHeight':
    case 'yearBuilt':
    case 'dockDoors':
    case 'gradeDoors':
    case 'craneTons':
    case 'truckCourtFeet':
    case 'trailerStalls':
      return value
  }
}

function squareFeet(unit: Unit | null, usual: Unit): number {
  return SQUARE_FEET[unit ?? usual]
}

function rounded(field: RangeField, value: number): number {
  const isWhole = field === 'squareFootage' || field === 'officeSf' || WHOLE_FIELDS.has(field)
  return Number(value.toFixed(isWhole ? 0 : DECIMALS))
}
