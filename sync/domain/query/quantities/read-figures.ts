import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { readCount } from '../../words/number-words.ts'
import type { Comparator } from '../amounts/comparators.ts'
import { type Amount, isMoney, readAmount } from '../amounts/read-amount.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { spokenHundreds } from '../words/number-phrase.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { canBe } from './field-of-quantity.ts'
import { fits, ofBoth, readTail, type Tail } from './read-tail.ts'
import { leaseAt } from './read-terms.ts'

/** "10k to maybe 15k": what is said between two figures and changes neither. */
const LOOSELY = ['maybe', 'about', 'around', 'roughly', 'say', 'perhaps', 'possibly', 'as much as']
const TO = [
  '-',
  'to',
  'thru',
  'through',
  'up to',
  'until',
  'till',
  'til',
  ...LOOSELY.flatMap((loose) => [`to ${loose}`, `or ${loose}`]),
].join('|')
const separators = phraseTable([[true, TO]])
/** Few things counted: "2 or 3 docks". */
const separatorsOfFew = phraseTable([[true, `${TO}|or`]])
const MOST_FEW = 12
const separatorsOfTwo = phraseTable([
  [true, `${TO}|and|n|&|${LOOSELY.map((loose) => `and ${loose}`).join('|')}`],
])

/** A figure or the two of a range, and the units after them. */
export interface Figures {
  low: Amount
  high: Amount | null
  tail: Tail
}

/** Reads "40k+ sf", "20-50k sf", "$6 and $9 /sf/yr" (after "between"). */
export function readFigures(
  reading: Reading,
  at: number,
  comparator: Comparator | null,
  namesRent: boolean,
): Figures | null {
  const low = readAmount(reading.tokens, at)
  if (low === null || isPartOfNumber(reading.tokens, at)) return null
  const isRent = namesRent || isMoney(low) || isOfPeriod(reading.tokens, low)
  const first = readTail(reading, low.end, isRent)
  const high = readHigh(reading, at, first, comparator)
  if (high === null) return { low, high, tail: inSquareFeet(reading, low, first) }
  const tail = ofBoth(first, readTail(reading, high.end, isRent || isMoney(high)))
  return { low: alike(low, high), high: alike(high, low), tail: inSquareFeet(reading, high, tail) }
}

/** "a hundred fifty feet" is no fifty feet. */
function isPartOfNumber(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:hundred|thousand|million)$/.test(tokens[at - 1]?.text ?? '') &&
    readCount(tokens[at]?.text ?? '') !== null
  )
}

/** "1.10 mo", "9.60 yr NNN": dollars and cents of a month, and before a lease type of a year. */
function isOfPeriod(tokens: readonly Token[], { digits, end }: Amount): boolean {
  const period = tokens[end]?.text ?? ''
  if (/^\d?\.\d\d$/.test(digits) && /^(?:mo|month)$/.test(period)) return true
  return /^\d{1,2}\.\d\d$/.test(digits) && /^(?:yr|year)$/.test(period) && leaseAt(tokens, end + 1) !== null
}

/** "5,000 feet", "800 feet of office": so many feet are square ones. */
function inSquareFeet({ tokens }: Reading, { value }: Amount, tail: Tail): Tail {
  if (tail.unit !== 'foot') return tail
  const isOfOffice = value >= LEAST_OFFICE && nouns.longest(tokens, tail.end)?.value.field === 'officeSf'
  return value >= LEAST_FEET_OF_AREA || isOfOffice ? { ...tail, unit: 'sf' } : tail
}

const LEAST_FEET_OF_AREA = 1_500
const LEAST_OFFICE = 200

/** "5-8k" and "65-75 cents": what only the other figure of a range has applies to both. */
function alike(amount: Amount, other: Amount): Amount {
  const isShort =
    amount.multiplier === 1 && other.multiplier > 1 && amount.value < other.value / other.multiplier
  // "two to three fifty thousand": hundreds of thousands both.
  const hundreds = amount.value * 100 * other.multiplier
  const isOfHundreds = amount.digits === '' && amount.value < 10 && hundreds < other.value
  if (isShort && isOfHundreds) return { ...amount, value: hundreds, multiplier: other.multiplier }
  if (isShort) return { ...amount, value: amount.value * other.multiplier, multiplier: other.multiplier }
  // "ninety to a dollar five"
  const isBelowDollars =
    other.hasDollar && other.value <= MOST_DOLLARS && amount.value >= LEAST_CENTS * 2 && amount.value < 100
  const isOfCents = (other.hasCents || isBelowDollars) && !isMoney(amount) && amount.value >= 2
  return isOfCents ? { ...amount, value: amount.value / 100, hasCents: true } : amount
}

/** "6,000/8,000 sf", "5k/10k": from the one to the other. */
function slashOfSizes(tokens: readonly Token[], at: number, first: Tail): { end: number } | null {
  if (tokens[first.end]?.text !== '/' || first.unit !== null) return null
  const [low, high] = [readAmount(tokens, at), readAmount(tokens, first.end + 1)]
  const isRange = low !== null && high !== null && low.value >= 1_000 && high.value > low.value
  return isRange && !isMoney(low) ? { end: first.end + 1 } : null
}

/** "18 ft clear to 24 ft clear": each figure has the noun of both. */
function betweenNouns({ tokens }: Reading, at: number, first: Tail): { end: number } | null {
  const noun = nouns.longest(tokens, first.end)
  const separator = noun === null ? null : separators.longest(tokens, noun.end)
  const high = separator === null ? null : readAmount(tokens, separator.end)
  const low = readAmount(tokens, at)
  if (noun === null || high === null || low === null || low.value >= high.value) return null
  const unit = units.longest(tokens, high.end)
  return nouns.longest(tokens, unit?.end ?? high.end)?.value.field === noun.value.field ? separator : null
}

/** "two hundred thousand to three fifty": of thousands as the first. */
function shortHigh(tokens: readonly Token[], low: Amount | null, at: number): Amount | null {
  if (low === null || low.digits !== '' || low.multiplier !== 1_000 || isMoney(low)) return null
  const spoken = spokenHundreds(tokens, at)
  const isShort = spoken !== null && readCount(tokens[spoken.end]?.text ?? '') === null
  return isShort && spoken.value * 1_000 > low.value
    ? { ...low, value: spoken.value, multiplier: 1, end: spoken.end }
    : null
}

/** "10 & 12 docks", "45 and 59 cents": two figures of one thing, from the one to the other. */
function pairOf(reading: Reading, low: Amount | null, first: Tail): { end: number } | null {
  const { tokens } = reading
  const isPlain = first.unit === null && first.period === null && !first.isPerSf
  const joint = tokens[first.end]?.text ?? ''
  if (low === null || !isPlain || !isBare(low) || !/^(?:&|and|n|or)$/.test(joint)) return null
  const high = readAmount(tokens, first.end + 1)
  // "15 or 20k": of thousands both.
  if (joint === 'or')
    return high !== null && high.multiplier === 1_000 && low.value >= 2 && low.value * 1_000 < high.value
      ? { end: first.end + 1 }
      : null
  if (
    high === null ||
    high.digits === '' ||
    high.multiplier !== 1 ||
    high.value * 100 ** Number(high.hasCents) <= low.value
  )
    return null
  if (high.hasCents) return low.value >= LEAST_CENTS ? { end: first.end + 1 } : null
  const noun = nouns.longest(tokens, readTail(reading, high.end, false).end)?.value
  const isOfBoth =
    noun !== undefined &&
    wordsFor(noun.field).money === undefined &&
    canBe(noun.field, low) &&
    canBe(noun.field, high)
  return isOfBoth && isCountedOrHigh(noun.field) ? { end: first.end + 1 } : null
}

const LEAST_CENTS = 10
/** Dollars: a rent a month. */
const MOST_DOLLARS = 4

function isBare(amount: Amount): boolean {
  return amount.digits !== '' && amount.multiplier === 1 && !isMoney(amount)
}

function isCountedOrHigh(field: BoundFigure): boolean {
  return field === 'clearHeight' || (wordsFor(field).isCounted === true && field !== 'yearBuilt')
}

function isSmall(token: Token | undefined): boolean {
  const count = readCount(token?.text ?? '')
  return count !== null && count <= MOST_FEW
}

/** The second figure of a range, if one follows that can be of the same thing as the first. */
function readHigh(reading: Reading, at: number, first: Tail, comparator: Comparator | null): Amount | null {
  const { tokens } = reading
  if (first.comparator !== null) return null
  const isFew =
    first.unit === null && first.end > 0 && isSmall(tokens[first.end - 1]) && isSmall(tokens[first.end + 1])
  const words =
    comparator?.side === 'between'
      ? separatorsOfTwo
      : isFew && comparator === null
        ? separatorsOfFew
        : separators
  const low = readAmount(tokens, at)
  const separator =
    words.longest(tokens, first.end) ??
    betweenNouns(reading, at, first) ??
    slashOfSizes(tokens, at, first) ??
    (comparator === null ? pairOf(reading, low, first) : null)
  const high =
    separator === null ? null : (shortHigh(tokens, low, separator.end) ?? readAmount(tokens, separator.end))
  // "10 - two docks"
  const isDashed = tokens[first.end]?.text === '-' && tokens[first.end - 1]?.kind === 'number'
  if (high === null || (high.digits === '' && first.unit === null && !isMoney(high) && isDashed)) return null
  // "ninety cents - 15k": a rent and a size.
  const isOfTwo =
    low !== null && isMoney(low) && low.value < 100 && !isMoney(high) && high.multiplier === 1_000
  if (isOfTwo) return null
  // "40k - 36 clear": what the second is of, the first cannot be.
  const own = low === null ? null : nouns.longest(tokens, readTail(reading, high.end, false).end)
  const isOwn = own !== null && low !== null && canBe(own.value.field, high) && !canBe(own.value.field, low)
  if (isOwn && low.value > high.value) return null
  if (first.unit === null) return high
  const second = readTail(reading, high.end, false)
  if (second.unit !== null) return second.unit === first.unit ? high : null
  const noun = nouns.longest(tokens, second.end)
  return noun === null || fits(noun.value.field, first) ? high : null
}
