import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { type Amount, isMoney } from '../amounts/read-amount.ts'
import type { Unit } from '../amounts/units.ts'
import { FIGURE_WORDS } from '../fields/figure-words.ts'
import { figuresWith, wordsFor } from '../fields/words-for.ts'
import { isPlaceWord } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import { isDriveIn, streetTypes } from '../words/street-types.ts'
import { isAtLease, isBesideLease } from './beside-lease.ts'
import type { Quantity } from './quantity.ts'
import { isSfUnit } from './read-tail.ts'
import { namesLease } from './read-terms.ts'
import { isOfSales } from './years-of-deals.ts'

const [, HIGHEST_RENT] = FIGURE_WORDS.rentPerSf.plausible
/** Square feet: sizes as small are of whole hundreds. */
const ROUND = 100
/** Feet: what a figure in feet must lie between to be a clear height by itself. */
const CLEAR_FEET = { min: 8, max: 60 }
/** What a four-digit figure with "+" must lie between to be a year by itself: "2015+". */
const BARE_YEARS = { min: 1900, max: 2040 }
/** Dollars: no rent and no price per square foot is as much. */
const LEAST_SALE_PRICE = 20_000
/** Dollars: no industrial rent is higher, a year or a month; a price per square foot is. */
const HIGHEST_BARE_RENT = 60
/** Dollars: what a price without a dollar sign must reach. */
const LEAST_BARE_PRICE = 100_000
/** Dollars: a figure with a dollar sign below this is a price of a square foot. */
const MOST_PRICE_PER_SF = 1_000
/** Square feet: what a figure without a unit, or in feet, must reach to be a size: "over 100,000". */
const LEAST_BARE_SIZE = 5_000
/** Square feet: two figures from here on are a size, unless they are years: "2500-4000". */
const LEAST_OF_RANGE = 1_000

/** Named, these take units that otherwise mean another field: square feet the size, feet the clear height. */
const OF_A_PART: readonly BoundFigure[] = ['landSizeAcres', 'officeSf', 'leasedSf', 'truckCourtFeet']

/** The field a figure is for. Null where that cannot be told: then it stays a word. */
export function fieldOfQuantity(reading: Reading, quantity: Quantity): BoundFigure | null {
  const named = namedField(quantity)
  const isPrice = named === 'rentPerSf' && quantity.noun === null && isPriceOfSale(reading, quantity)
  const field = isPrice
    ? 'salePricePerSf'
    : (named ?? (isBare(quantity) ? bareField(reading, quantity) : null))
  const amounts = quantity.high === null ? [quantity.low] : [quantity.low, quantity.high]
  return field !== null && amounts.every((amount) => canBe(field, amount)) ? field : null
}

/** "land sales under $8 psf": of sales a figure a foot is a price. */
function isPriceOfSale(reading: Reading, { isPerSf, period, low, high }: Quantity): boolean {
  const hasDollar = low.hasDollar || high?.hasDollar === true
  return period === null && hasDollar && (isPerSf || low.value >= LEAST_PRICE_OF_SALE) && isOfSales(reading)
}

/** Dollars: in a question of sales a figure from here on is no rent. */
const LEAST_PRICE_OF_SALE = 30

function figures({ low, high }: Quantity): number[] {
  return high === null ? [low.value] : [low.value, high.value]
}

/** Too much for a rent, and without a dollar sign not too much for a price: "floor load 8,000 psf" is neither. */
function isPricePerSf(quantity: Quantity, hasMoney: boolean): boolean {
  const values = figures(quantity)
  return Math.min(...values) > HIGHEST_BARE_RENT && (hasMoney || Math.max(...values) < MOST_PRICE_PER_SF)
}

/** "price over 15 million" */
function isOfMillions({ low, high, noun, unit }: Quantity): boolean {
  return noun !== null && unit === null && (high ?? low).multiplier === 1_000_000
}

function isBare({ unit, isPerSf, period, noun }: Quantity): boolean {
  return unit === null && !isPerSf && period === null && noun === null
}

/** By money, unit and noun. */
function namedField(quantity: Quantity): BoundFigure | null {
  const { low, high, unit, isPerSf, noun, comparator, period } = quantity
  const hasMoney = isMoney(low) || (high !== null && isMoney(high))
  const isOfMoney = noun !== null && wordsFor(noun).money !== undefined
  // "sales from 35,000 to 75,000 SF"
  if (noun === 'salePrice' && isSfUnit(unit) && !hasMoney && !isPerSf && period === null)
    return 'squareFootage'
  // "sales 15-30k"
  const isTooLittle = figures(quantity).every((value) => value >= LEAST_BARE_SIZE && value < LEAST_BARE_PRICE)
  if (noun === 'salePrice' && unit === null && !hasMoney && !isPerSf && period === null && isTooLittle)
    return 'squareFootage'
  if (hasMoney || isPerSf || isOfMoney || (isSfUnit(unit) && period !== null)) {
    return moneyField(quantity, hasMoney)
  }
  const isOfPeriod = period !== null && unit === null && noun === null
  if (isOfPeriod && low.value <= HIGHEST_BARE_RENT) return 'rentPerSf'
  if (low.isDecade) return noun === null || noun === 'yearBuilt' ? 'yearBuilt' : null
  if (noun !== null && OF_A_PART.includes(noun)) return noun
  if (isSfUnit(unit)) return 'squareFootage'
  if (unit === 'acre' || unit === 'hectare') return 'landSizeAcres'
  if (unit === 'foot') return noun ?? comparator?.field ?? fieldOfFeet(quantity)
  if (unit === 'meter') return noun ?? comparator?.field ?? null
  if (unit !== null) return noun ?? fieldIn(unit)
  return noun ?? comparator?.field ?? null
}

/** Dollars: a price of a building is told by its size, or by what is said of it. */
function moneyField(quantity: Quantity, hasMoney: boolean): BoundFigure | null {
  const { noun, isPerSf, period } = quantity
  const isPrice = period === null && !isPerSf && Math.min(...figures(quantity)) >= LEAST_SALE_PRICE
  switch (noun) {
    case null:
    case 'rentPerSf':
      if (isPrice && (hasMoney || isOfMillions(quantity))) return 'salePrice'
      return period === null && isPerSf && isPricePerSf(quantity, hasMoney) ? 'salePricePerSf' : 'rentPerSf'
    case 'salePrice':
      if (isOfBuilding(quantity, hasMoney)) return 'salePrice'
      return isPerSf || (hasMoney && Math.max(...figures(quantity)) < MOST_PRICE_PER_SF)
        ? 'salePricePerSf'
        : null
    default:
      return wordsFor(noun).money === undefined ? null : noun
  }
}

/** "sale 20k" is rather a size. */
function isOfBuilding(quantity: Quantity, hasMoney: boolean): boolean {
  const least = quantity.comparator === null && !hasMoney ? LEAST_BARE_PRICE : MOST_PRICE_PER_SF
  return (
    quantity.period === null &&
    !quantity.isPerSf &&
    figures(quantity).every((price) => price >= least && !isYear(price))
  )
}

function isYear(value: number): boolean {
  return value >= BARE_YEARS.min && value <= BARE_YEARS.max
}

/** "10 tons": what alone is counted in a unit. */
function fieldIn(unit: Unit): BoundFigure | null {
  const [field] = figuresWith(({ units, mustBeNamed }) => (mustBeNamed ? undefined : units)).filter(
    ([, units]) => units.includes(unit),
  )
  return field?.[0] ?? null
}

/** "60,000 ft" are square feet. */
function fieldOfFeet(quantity: Quantity): BoundFigure | null {
  const values = figures(quantity)
  if (values.every((feet) => feet >= CLEAR_FEET.min && feet <= CLEAR_FEET.max)) return 'clearHeight'
  return values.every((feet) => feet >= LEAST_BARE_SIZE) ? 'squareFootage' : null
}

/** By its size and the way it is written. */
function bareField(reading: Reading, quantity: Quantity): BoundFigure | null {
  const { tokens, vocabulary } = reading
  const { low, high, comparator, isTrailing, end } = quantity
  if (isOfUnknown(reading, end) || isOfStreet(tokens, end)) return null
  const values = figures(quantity)
  const largest = Math.max(...values)
  const isOfSale = [low, high].some((amount) => amount?.multiplier === 1_000_000)
  if (isOfSale && (largest > LARGEST_BUILDING || tokens.some(({ text }) => BUYS.test(text))))
    return 'salePrice'
  if (largest >= 1_000 && [low, high].some((amount) => amount && amount.multiplier > 1))
    return 'squareFootage'
  const isCompared = comparator !== null || high !== null
  const isPlain = !low.digits.includes(',') && values.every(isYear)
  if (isCompared && isPlain && (isTrailing || high !== null || isOddYear(quantity))) return 'yearBuilt'
  const isLarge =
    (largest >= LEAST_BARE_SIZE && (isCompared || low.digits.includes(','))) ||
    (high !== null && Math.min(...values) >= LEAST_OF_RANGE)
  if (isLarge) return vocabulary.zips.has(low.digits) ? null : 'squareFootage'
  if (isBesideLease(tokens, quantity)) return 'rentPerSf'
  if (largest > HIGHEST_RENT) return null
  const isLeased = namesLease(tokens, end) || isAtLease(tokens, low.end - 1)
  // "8 to 8.75 NNN": one figure with cents is enough beside a lease.
  const hasCents = low.digits.includes('.') || (isLeased && high?.digits.includes('.') === true)
  return hasCents && (isCompared || isLeased) ? 'rentPerSf' : null
}

/** ">=2015", "at least 1998": a year, where a size would be rounder. */
function isOddYear({ low, comparator, high }: Quantity): boolean {
  const isBound = comparator?.side === 'min' || comparator?.side === 'max'
  return high === null && isBound && low.multiplier === 1 && low.value % ROUND !== 0
}

/** "6,000 widgets": a count of things that are no word of the trade. */
function isOfUnknown({ tokens, text, vocabulary }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || !SEVERAL.test(token.text)) return false
  if (/^\p{Lu}/u.test(text.slice(token.start, token.end))) return false
  return (
    !isTerm(token.text) &&
    glueAt(tokens, at) === null &&
    !vocabulary.isWord(token.text) &&
    !isPlaceWord(token.text)
  )
}

const SEVERAL = /[^siu'’]s$/

/** "1200-1400 Main St": numbers of houses. */
function isOfStreet(tokens: Reading['tokens'], at: number): boolean {
  if (tokens[at]?.kind !== 'word' || glueAt(tokens, at) !== null) return false
  return [1, 2].some((i) => {
    const street = streetTypes.longest(tokens, at + i)
    // "20k west of Hwy 6"
    if (street === null || isDriveIn(tokens, at + i)) return false
    return tokens[street.end]?.kind !== 'number' && tokens[at + 1]?.text !== 'of'
  })
}

/** Square feet: no building of the trade is larger. */
const LARGEST_BUILDING = 4_500_000
/** In a question about sales, millions are dollars. */
const BUYS =
  /^(?:buy|buys|buying|buyers?|bought|purchas(?:e|es|ed|ing|ers?)|sell|sells|selling|sellers?|sales?|sold|trades?|traded|trading|acquir(?:e|es|ed|ing)|acquisitions?|dispositions?|grantees?|grantors?|deeds?|invest|investments?|investors?|user|1031|1031s|exchange|budget|unloaded|offloaded|divested)$/

/** Whether a figure is plausible for a field. */
export function canBe(field: BoundFigure, { value, multiplier }: Amount): boolean {
  const { plausible, area, isCounted, money } = wordsFor(field)
  const [least, most] = plausible
  if (multiplier !== 1 && area === undefined && money !== 'total') return false
  return value >= least && value <= most && (isCounted === undefined || Number.isInteger(value))
}
