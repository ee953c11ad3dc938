import { boundNouns, type Comparator, trailingComparators } from '../amounts/comparators.ts'
import { type Amount, isMoney, readAmount } from '../amounts/read-amount.ts'
import { SQUARE_FEET_IN, units } from '../amounts/units.ts'
import { type Noun, nounBehind, nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Lead, Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { canBe } from './field-of-quantity.ts'
import type { Head } from './quantity-head.ts'
import { type Figures, readFigures } from './read-figures.ts'
import { fits, isSfUnit, type Tail, withComparator } from './read-tail.ts'
import { namesType } from './read-terms.ts'

interface NounFound {
  value: Noun
  end: number
}

/**
 * The noun a figure belongs to: the one before it, unless that asks for something by itself and the figure has a
 * noun of its own after it ("dock doors, 2 grade-level"). Null where figure and noun cannot go together.
 */
export function readNounOf(
  reading: Reading,
  { noun: before, comparator }: Head,
  { low, high, tail: said }: Figures,
  lead: Lead,
): { noun: Noun | null; tail: Tail } | null {
  const { tokens } = reading
  // "sold at a 7 cap rate": behind a word for a price it is no sum of money.
  const isRate = nouns.longest(tokens, said.end)?.value.field === 'capRate'
  const tail = isRate ? { ...said, isRent: false } : said
  const isPart = ({ field }: Noun) => field === 'officeSf' && isOfficeOfLarger(tokens, high ?? low, tail.unit)
  // "(2) dock doors"
  const next = tokens[tail.end]
  // "8x docks"
  const isTimes = next?.glued === true && next.text === 'x' && nouns.longest(tokens, tail.end + 1) !== null
  const isKind =
    KINDS.test(next?.text ?? '') && nouns.longest(tokens, tail.end + 1)?.value.standsAlone === true
  const at =
    isTimes || isKind || /^[-)]$/.test(next?.text ?? '') ? tail.end + 1 : pastOfThose(tokens, tail.end)
  const found = nounBehind(tokens, at, tail.unit) ?? nouns.longest(tokens, at)
  const isSaid = (noun: NounFound) =>
    isMeant(reading, noun, low, tail, lead) || (isPart(noun.value) && isAlone(reading, noun.end))
  // "85 cents nets included" is a rent.
  const isIncluded =
    found !== null &&
    /^(?:incl|included|inclusive|in)$/.test(tokens[found.end]?.text ?? '') &&
    found.value.field === 'opexPerSf'
  const isOwn = found !== null && !isIncluded && fits(found.value.field, tail) && isSaid(found)
  const own = isOwn ? found : null
  if (before !== null) {
    // "with office 2015+" is a year.
    const trailing = tail.comparator?.side === 'max' ? tail.comparator : null
    const isOfWhole = isPart(before) || isOfficeOfWhole(tokens, before, comparator ?? trailing, low)
    if (!fits(before.field, tail) || !(isOfWhole || isBound(reading, before, low, tail, lead))) return null
    if (before.standsAlone && own !== null && !isOfNext(reading, own)) return null
    // "with office 2,000+ sf of office, 40k": the figure has a noun of its own.
    if (isOfWhole && own?.value.field === before.field) return null
    // "paid at least $12 a foot in TI", "sold over a 7 cap"
    const isOfDeal =
      before.field === 'salePrice' &&
      own !== null &&
      (own.value.field === 'capRate' || wordsFor(own.value.field).money !== undefined)
    if (own?.value.field !== before.field && !isOfDeal) return { noun: before, tail }
  }
  if (own === null) return { noun: null, tail }
  const after = { ...tail, end: own.end }
  return { noun: own.value, tail: withComparator(reading, after) ?? withBoundNoun(tokens, after) }
}

/** "$4M price floor": nothing follows that it would be the bound of. */
function withBoundNoun(tokens: readonly Token[], tail: Tail): Tail {
  const bound = tail.comparator === null ? boundNouns.longest(tokens, tail.end) : null
  if (bound === null || readAmount(tokens, bound.end) !== null) return tail
  return { ...tail, comparator: bound.value, end: bound.end }
}

/** "1 standard dock", "4 exterior docks": what kind of door it is changes nothing. */
const KINDS =
  /^(?:ext|int|standard|std|regular|exterior|interior|covered|recessed|additional|extra|total|working|existing|dedicated|separate)$/

/** "12 of those doors", "of which 2,000 sf is office" */
export function pastOfThose(tokens: readonly Token[], at: number): number {
  const verb = becomes.longest(tokens, at)
  if (verb !== null && isOfOffice(tokens, verb.end)) return verb.end
  if (tokens[at]?.text !== 'of') return at
  // "36 feet of clear height"
  const isHeight =
    nouns.longest(tokens, at + 1)?.value.field === 'clearHeight' && nouns.longest(tokens, at) === null
  if (isHeight) return at + 1
  const all = tokens[at + 1]?.text ?? ''
  if (/^(?:those|these|the)$/.test(all)) return at + 2
  // "1,500 sf of that office", "2,000 of which is office"
  const part = /^(?:is|are|being|as)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
  return /^(?:that|this|it|which|them)$/.test(all) && isOfOffice(tokens, part) ? part : at
}

/** "5,000 SF must be office" */
const becomes = phraseTable([
  [
    true,
    'is|are|as|being|to be|shall be|should be|must be|will be|would be|may be|can be|could be|needs to be|has to be|is to be',
  ],
])

function isOfOffice(tokens: readonly Token[], at: number): boolean {
  return nouns.longest(tokens, at)?.value.field === 'officeSf'
}

/** Square feet: what a figure without a unit before "office" must reach to be its size. */
const LEAST_OFFICE = 200
/** Square feet: few buildings are as small. */
const SMALLEST_BUILDING = 1_500
/** Square feet: a larger figure after "office" is the building's. */
const LARGEST_OFFICE = 20_000

/** "with office 40k+ sf" and "crane 40k+" are an amenity and a size. */
function isBound(
  { namesOtherType }: Reading,
  { field, standsAlone }: Noun,
  { value }: Amount,
  { unit }: Tail,
  { isFeature, isOtherType }: Lead,
): boolean {
  if (field === 'craneTons') return unit === 'ton'
  if (field !== 'officeSf' || !standsAlone) return true
  // "flex or office 5-8k sf" is a building of either.
  return !isOtherType && namesOtherType && unit === 'sf' && value <= LARGEST_OFFICE && !isFeature
}

/** "25,000 SF, 1,000 to 1,500 office": where a larger size is said as well, it is the building's. */
function isOfficeOfLarger(tokens: readonly Token[], { value, digits }: Amount, unit: Tail['unit']): boolean {
  // "with office built after 2010"
  const isSize = unit === null ? !/^(?:19|20)\d\d$/.test(digits) : isSfUnit(unit)
  if (!isSize || value < LEAST_OFFICE || value > LARGEST_OFFICE) return false
  return tokens.some((_, at) => isLargerSize(tokens, at, value * LEAST_TIMES_OFFICE))
}

/** A building is so many times as large as its office. */
const LEAST_TIMES_OFFICE = 2

/**
 * Whether a noun between two figures belongs to the second, as in "10 clear 32", and not to the first, as in "clear
 * 10 docks".
 */
function isOfNext(reading: Reading, noun: NounFound): boolean {
  const next = readFigures(reading, noun.end, null, false)
  if (next === null || !fits(noun.value.field, next.tail) || !canBe(noun.value.field, next.low)) return false
  const further = nouns.longest(reading.tokens, next.tail.end)
  return further === null || !fits(further.value.field, next.tail)
}

/**
 * "8-12k, office under 2k", "office no bigger than 800 SF": a bound of the office, where a larger size is said as well
 * or no building is as small.
 */
function isOfficeOfWhole(
  tokens: readonly Token[],
  { field }: Noun,
  bound: Comparator | null,
  { value, multiplier }: Amount,
): boolean {
  const isOfSize = bound?.field === null || bound?.field === 'squareFootage'
  const isBound = isOfSize && /^(?:min|max)$/.test(bound.side)
  if (field !== 'officeSf' || !isBound) return false
  if (bound.side === 'max' && value >= LEAST_OFFICE && value <= SMALLEST_BUILDING) return true
  const isSize = value >= LEAST_OFFICE && value <= LARGEST_OFFICE && multiplier <= 1_000
  return isSize && tokens.some((_, at) => isLargerSize(tokens, at, value))
}

function isLargerSize(tokens: readonly Token[], at: number, value: number): boolean {
  const whole = tokens[at]?.kind === 'number' ? readAmount(tokens, at) : null
  if (whole === null || isMoney(whole)) return false
  const unit = units.longest(tokens, whole.end)?.value ?? null
  // "3 acres with an office under 2k sf"
  if (unit === 'acre') return whole.value * (SQUARE_FEET_IN.acre ?? 0) > value
  return whole.value > value && (whole.multiplier > 1 || isSfUnit(unit) || unit === 'foot')
}

/** "3k office min, 25k total": a bound of the office, where the size of the whole is said as well. */
function isPartOfSize(tokens: readonly Token[], { field }: Noun, end: number, { value }: Amount): boolean {
  if (field !== 'officeSf' || value < LEAST_OFFICE || value > LARGEST_OFFICE) return false
  const bound = trailingComparators.longest(tokens, end)
  return bound !== null && tokens.slice(bound.end).some((_, i) => isLargerSize(tokens, bound.end + i, value))
}

/**
 * "5,000 sf office" is the office's size only in a building of another type or after "with", where "5k office" will do
 * as well, and not in "50,000 sf office/warehouse".
 * "2 cranes" is how many there are, not what they lift.
 */
function isMeant(
  reading: Reading,
  { value, end }: NounFound,
  low: Amount,
  { unit }: Tail,
  { isFeature }: Lead,
): boolean {
  const { tokens, namesOtherType } = reading
  if (isPartOfSize(tokens, value, end, low)) return true
  if (value.field === 'craneTons') return unit === 'ton' || canBe('dockDoors', low)
  if (value.field !== 'officeSf' || !value.standsAlone) return true
  const isSize =
    isSfUnit(unit) ||
    ((isFeature || low.digits.includes(',')) &&
      unit === null &&
      low.value >= LEAST_OFFICE &&
      low.value <= LARGEST_OFFICE)
  return isSize && (namesOtherType || isFeature) && isAlone(reading, end)
}

/** Neither "office/warehouse" nor "office 5,000". */
function isAlone(reading: Reading, end: number): boolean {
  const next = reading.tokens[end]?.text === '/' ? end + 1 : end
  return !namesType(reading, next) && readAmount(reading.tokens, next) === null
}
