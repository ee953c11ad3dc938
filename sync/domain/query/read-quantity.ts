import { foundRange } from './found-range.ts'
import type { Token } from './lexer.ts'
import { phraseTable } from './phrase-table.ts'
import { type Comparator, comparators, type Noun, nouns } from './range-terms.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { fits, isSfUnit, readTail, type Tail, withComparator } from './read-tail.ts'
import { namesType } from './read-terms.ts'
import { type Found, foundCriterion, type Reader, type Reading } from './reading.ts'

const binders = phraseTable([[true, ':|=|of|is|are|at|a']])
const separators = phraseTable([[true, '-|to|thru|through']])
const separatorsOfTwo = phraseTable([[true, 'and|-|to|thru|through']])

/**
 * Reads a figure with its comparator, unit and noun, in any of the orders they are written in: "min 30 clear",
 * "clear height of at least 30 ft", "30'+ clear", "$0.60-0.80/sf", "between 20k and 50k", "10-ton crane".
 */
export const readQuantity: Reader = (reading, at) => {
  const { tokens } = reading
  const head = readHead(tokens, at)
  const low = readAmount(tokens, head.end)
  if (low === null) return null
  const tons = head.noun === null ? skipCount(reading, low) : null
  return tons === null ? readFigures(reading, head, low) : readFigures(reading, NO_HEAD, tons)
}

interface Head {
  noun: Noun | null
  comparator: Comparator | null
  end: number
}

const NO_HEAD: Head = { noun: null, comparator: null, end: 0 }

/** What stands before the figure: a noun, a comparator, or both in either order. */
function readHead(tokens: readonly Token[], at: number): Head {
  const before = readNounBefore(tokens, at)
  const compared = comparators.longest(tokens, before.end)
  if (compared === null) return { ...before, comparator: null }
  const comparator = compared.value
  const bound = binders.longest(tokens, compared.end)?.end ?? compared.end
  return before.noun !== null
    ? { ...before, comparator, end: bound }
    : { ...readNounBefore(tokens, bound), comparator }
}

function readNounBefore(tokens: readonly Token[], at: number): { noun: Noun | null; end: number } {
  const found = nouns.longest(tokens, at)
  if (found === null) return { noun: null, end: at }
  const isCompared = comparators.longest(tokens, found.end) !== null
  const end = isCompared ? found.end : (binders.longest(tokens, found.end)?.end ?? found.end)
  return { noun: found.value, end }
}

/** "(2) 10-ton cranes": how many there are cannot be asked for, what they lift can. */
function skipCount(reading: Reading, count: Amount): Amount | null {
  const { tokens } = reading
  if (count.multiplier !== 1 || count.value > 20 || isMoney(count)) return null
  const tons = readAmount(tokens, tokens[count.end]?.text === ')' ? count.end + 1 : count.end)
  return tons !== null && readTail(reading, tons.end, false).unit === 'ton' ? tons : null
}

function readFigures(reading: Reading, head: Head, low: Amount): Found | null {
  const isRent = isMoney(low) || head.noun?.field === 'rentPerSf'
  const first = readTail(reading, low.end, isRent)
  const high = readHigh(reading, first, head.comparator)
  const tail = high === null ? first : readTail(reading, high.end, isRent || isMoney(high), first)
  const named = readNounAfter(reading, tail, head.noun)
  if (named === null) return null
  const { end } = named.tail
  if (named.noun?.field === 'craneTons' && tail.unit === null) {
    return foundCriterion({ kind: 'amenity', amenity: 'crane', not: false }, end)
  }
  return foundRange(reading, {
    low,
    high,
    comparator: head.comparator ?? named.tail.comparator,
    isTrailing: head.comparator === null,
    unit: tail.unit,
    isPerSf: tail.isPerSf,
    period: tail.period ?? head.noun?.period ?? null,
    noun: named.noun?.field ?? null,
    end,
  })
}

function isMoney({ hasDollar, hasCents }: Amount): boolean {
  return hasDollar || hasCents
}

/** The second figure of a range, if one follows that can be of the same thing as the first. */
function readHigh(reading: Reading, first: Tail, comparator: Comparator | null): Amount | null {
  const { tokens } = reading
  if (first.comparator !== null) return null
  const words = comparator?.side === 'between' ? separatorsOfTwo : separators
  const separator = words.longest(tokens, first.end)
  const high = separator === null ? null : readAmount(tokens, separator.end)
  if (high === null || high.digits === '') return null
  if (first.unit === null) return high
  const second = readTail(reading, high.end, false)
  if (second.unit !== null) return second.unit === first.unit ? high : null
  const noun = nouns.longest(tokens, second.end)
  return noun === null || fits(noun.value.field, first) ? high : null
}

/**
 * The noun a figure belongs to: the one before it, unless that asks for something by itself and the figure has a
 * noun of its own after it ("dock doors, 2 grade-level"). Null where figure and noun cannot go together.
 */
function readNounAfter(
  reading: Reading,
  tail: Tail,
  before: Noun | null,
): { noun: Noun | null; tail: Tail } | null {
  const { tokens } = reading
  const found = nouns.longest(tokens, tokens[tail.end]?.text === '-' ? tail.end + 1 : tail.end)
  const own = found !== null && fits(found.value.field, tail) && isMeant(reading, found, tail) ? found : null
  if (before !== null) {
    if (!fits(before.field, tail) || isOfficeAlone(reading, before, tail)) return null
    if (before.standsAlone && own !== null && readAmount(tokens, own.end) === null) return null
    if (own?.value.field !== before.field) return { noun: before, tail }
  }
  if (own === null) return { noun: null, tail }
  const after = { ...tail, end: own.end }
  return { noun: own.value, tail: withComparator(reading, after) ?? after }
}

/** "office 5,000 sf" is an office of that size where no other type of building is named. */
function isOfficeAlone({ namesOtherType }: Reading, { field, standsAlone }: Noun, { unit }: Tail): boolean {
  return field === 'officeSf' && standsAlone === true && !(namesOtherType && isSfUnit(unit))
}

/** "5,000 sf office" is the office's size only in a building of another type, and not in "50,000 sf office/warehouse". */
function isMeant(
  { tokens, namesOtherType }: Reading,
  { value, end }: { value: Noun; end: number },
  { unit }: Tail,
): boolean {
  if (value.field !== 'officeSf' || !value.standsAlone) return true
  const next = tokens[end]?.text === '/' ? end + 1 : end
  return isSfUnit(unit) && namesOtherType && !namesType(tokens, next) && readAmount(tokens, next) === null
}
