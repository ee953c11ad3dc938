import type { RangeField } from '../criterion.ts'
import type { Quantity } from './quantity.ts'
import { isSfUnit } from './read-tail.ts'
import type { Reading } from './reading.ts'

/** Dollars per square foot, whether a month or a year: what costs more is a price and no rent. */
const HIGHEST_RENT = 100
/** Feet: what a figure in feet must lie between to be a clear height by itself. */
const CLEAR_FEET = { min: 8, max: 60 }
const HIGHEST_CLEAR_FEET = 200
const YEARS = { min: 1800, max: 2100 }
/** What a four-digit figure with "+" must lie between to be a year by itself: "2015+". */
const BARE_YEARS = { min: 1900, max: 2040 }
/** Square feet: what a figure without a unit must reach to be a size: "over 100,000". */
const LEAST_BARE_SIZE = 5_000
const MOST_DOORS = 5_000

/** What a figure is of; null where it cannot be told, so that it stays a word. */
export function fieldOfQuantity(reading: Reading, quantity: Quantity): RangeField | null {
  const field = namedField(quantity) ?? (isBare(quantity) ? bareField(reading, quantity) : null)
  return field !== null && isPlausible(field, quantity) ? field : null
}

function figures({ low, high }: Quantity): number[] {
  return high === null ? [low.value] : [low.value, high.value]
}

function isBare({ unit, isPerSf, period, noun }: Quantity): boolean {
  return unit === null && !isPerSf && period === null && noun === null
}

/** By money, unit and noun. */
function namedField(quantity: Quantity): RangeField | null {
  const { low, high, unit, isPerSf, noun, comparator, period } = quantity
  const isMoney = [low, high].some((amount) => amount?.hasDollar || amount?.hasCents)
  if (isMoney || isPerSf || noun === 'rentPerSf' || (isSfUnit(unit) && period !== null)) {
    return noun === null || noun === 'rentPerSf' ? 'rentPerSf' : null
  }
  if (noun === 'landSizeAcres' || noun === 'officeSf' || noun === 'truckCourtFeet') return noun
  if (isSfUnit(unit)) return 'squareFootage'
  if (unit === 'acre' || unit === 'hectare') return 'landSizeAcres'
  if (unit === 'ton') return 'craneTons'
  if (unit === 'foot') return noun ?? comparator?.field ?? clearHeightField(quantity)
  if (low.isDecade) return 'yearBuilt'
  return noun ?? comparator?.field ?? null
}

function clearHeightField(quantity: Quantity): RangeField | null {
  return figures(quantity).every((feet) => feet >= CLEAR_FEET.min && feet <= CLEAR_FEET.max)
    ? 'clearHeight'
    : null
}

/** By how large it is and how it is written. */
function bareField({ tokens, vocabulary }: Reading, quantity: Quantity): RangeField | null {
  const { low, high, comparator, isTrailing, end } = quantity
  const next = tokens[end]?.text ?? ''
  if (/^(%|percent|miles?|mi|km|years?|yrs?|months?|mos?|days?|weeks?)$/.test(next)) return null
  const values = figures(quantity)
  const largest = Math.max(...values)
  if (largest >= 1_000 && [low, high].some((amount) => amount && amount.multiplier > 1))
    return 'squareFootage'
  const isCompared = comparator !== null || high !== null
  const isYear = (value: number) => value >= BARE_YEARS.min && value <= BARE_YEARS.max
  if (isCompared && isTrailing && !low.digits.includes(',') && values.every(isYear)) return 'yearBuilt'
  const isLarge = largest >= LEAST_BARE_SIZE && (isCompared || low.digits.includes(','))
  if (isLarge) return vocabulary.zips.has(low.digits) ? null : 'squareFootage'
  const isRent = largest <= HIGHEST_RENT && low.digits.includes('.')
  return isRent && (isCompared || /^(nnn|mg|gross)$/.test(next)) ? 'rentPerSf' : null
}

function isPlausible(field: RangeField, quantity: Quantity): boolean {
  const { low, high } = quantity
  const values = figures(quantity)
  const isCount = low.multiplier === 1 && (high?.multiplier ?? 1) === 1
  const areAll = (min: number, max: number) => values.every((value) => value >= min && value <= max)
  switch (field) {
    case 'rentPerSf':
      return isCount && areAll(0, HIGHEST_RENT)
    case 'squareFootage':
    case 'officeSf':
      return areAll(1, 1e9)
    case 'landSizeAcres':
      return areAll(0, 1e9)
    case 'clearHeight':
      return isCount && areAll(1, HIGHEST_CLEAR_FEET)
    case 'yearBuilt':
      return isCount && areAll(YEARS.min, YEARS.max) && values.every(Number.isInteger)
    case 'dockDoors':
    case 'gradeDoors':
    case 'trailerStalls':
      return isCount && areAll(0, MOST_DOORS) && values.every(Number.isInteger)
    case 'craneTons':
    case 'truckCourtFeet':
      return isCount && areAll(0, 10_000)
  }
}
