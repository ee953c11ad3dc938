import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { type Comparator, trailingComparators } from '../amounts/comparators.ts'
import { isMoney, readAmount } from '../amounts/read-amount.ts'
import { readTolerance } from '../amounts/read-tolerance.ts'
import { rateParts, type Unit, units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { rateBehindLease } from './read-terms.ts'

/** What stands after a figure, up to but not including token `end`. */
export interface Tail {
  unit: Unit | null
  isPerSf: boolean
  period: 'month' | 'year' | null
  comparator: Comparator | null
  /** What else was said says that it is a rent: a dollar sign, "rent". */
  isRent: boolean
  end: number
}

/** Reads units, rate words and one comparator in any order: "+ sf", "/sf/yr", "ft or more". */
export function readTail(reading: Reading, at: number, isRent: boolean): Tail {
  let tail: Tail = { unit: null, isPerSf: false, period: null, comparator: null, isRent, end: at }
  for (;;) {
    const longer = withUnit(reading, tail) ?? withRate(reading, tail) ?? withComparator(reading, tail)
    if (longer === null) return withRateBehindLease(reading, tail)
    tail = longer
  }
}

/** "$9 NNN per year": the lease type is read by itself, and the rate with it. */
function withRateBehindLease({ tokens }: Reading, tail: Tail): Tail {
  if (tail.period !== null || tail.unit !== null || !(tail.isRent || tail.isPerSf)) return tail
  const period = rateBehindLease(tokens, tail.end)?.period ?? null
  return { ...tail, period }
}

function withUnit({ tokens, vocabulary }: Reading, tail: Tail): Tail | null {
  if (tail.unit !== null || tail.isPerSf) return null
  const at = tokens[tail.end]?.text === '-' ? tail.end + 1 : tail.end
  const found = units.longest(tokens, at)
  // "Ft. Worth" is a town.
  if (found === null || (vocabulary.cities.exact(tokens, at)?.end ?? 0) > found.end) return null
  // "30 ft. clear"
  const point = tokens[found.end]
  const next = tokens[found.end + 1]
  const isSaidOn = next?.kind === 'word' || /^[+~]$/.test(next?.text ?? '')
  const isAbbreviated = point?.text === '.' && point.glued && isSaidOn
  return { ...tail, unit: found.value, end: isAbbreviated ? found.end + 1 : found.end }
}

/** A bare "year" is part of a rate only after money, and not in "year built". */
function withRate({ tokens }: Reading, tail: Tail): Tail | null {
  const found = rateParts.longest(tokens, tail.end)
  // "under 80 cents by year end"
  if (found === null || tokens[found.end]?.text === 'end') return null
  const { part, isBare } = found.value
  if (isBare && (!(tail.isRent || tail.isPerSf) || nouns.longest(tokens, tail.end) !== null)) return null
  if (part === 'sf') return tail.isPerSf ? null : { ...tail, isPerSf: true, end: found.end }
  return tail.period !== null ? null : { ...tail, period: part, end: found.end }
}

/** What follows the two figures of a range. What only the first has applies to the second too. */
export function ofBoth(first: Tail, second: Tail): Tail {
  return {
    unit: second.unit ?? first.unit,
    isPerSf: second.isPerSf || first.isPerSf,
    period: second.period ?? first.period,
    comparator: second.comparator,
    isRent: second.isRent || first.isRent,
    end: second.end,
  }
}

/** "min" before a further figure is that figure's: "40k sf, min 30 clear". */
export function withComparator(reading: Reading, tail: Tail): Tail | null {
  const { tokens } = reading
  if (tail.comparator !== null) return null
  const within = readTolerance(tokens, tail.end)
  if (within !== null) {
    const comparator = { side: 'about', isStrict: false, field: null, within: within.value } as const
    return { ...tail, comparator, end: within.end }
  }
  if (isPlus(reading, tail.end)) return { ...tail, comparator: PLUS, end: tail.end + 1 }
  if (isGluedPlus(tokens, tail.end)) return { ...tail, comparator: PLUS, end: tail.end + 2 }
  const found = trailingComparators.longest(tokens, tail.end)
  // "$1.40 cap" is a bound, "6.5 cap" a rate of return.
  const isRate = !tail.isRent || tokens[tail.end + 1]?.text === 'rate'
  if (tokens[tail.end]?.text === 'cap' && isRate) return null
  // "older than 1990 and smaller than 20k": of the next figure.
  if (tokens[found?.end ?? -1]?.text === 'than') return null
  // "32 clear or up to 80 cents" too.
  if (tokens[(found?.end ?? 0) - 1]?.text === 'up' && tokens[found?.end ?? -1]?.text === 'to') return null
  // "20k and north Houston"
  const isWay = WAYS.test(tokens[(found?.end ?? 0) - 1]?.text ?? '')
  if (isWay && !isSaidLast(tokens[found?.end ?? 0])) return null
  if (found === null) return null
  const isWord = tokens[tail.end]?.kind === 'word' && !isOfBefore(tokens, tail.end, found.end)
  if (isWord && !isLoneRent(tokens, tail) && isOfNextFigure(reading, found.end)) return null
  return { ...tail, comparator: found.value, end: found.end }
}

/** "1.65 tops 7500 sf": dollars and cents that are of nothing without the bound behind them. */
function isLoneRent(tokens: readonly Token[], { unit, isPerSf, period, end }: Tail): boolean {
  const isOfNothing = unit === null && !isPerSf && period === null
  const isBehind = /^(?:tops|max|maximum)$/.test(tokens[end]?.text ?? '')
  return isOfNothing && isBehind && /^[0-3]?\.\d\d$/.test(tokens[end - 1]?.text ?? '')
}

/** "300k or more 36 clear": such a bound only ever stands behind its figure. */
function isOfBefore(tokens: readonly Token[], at: number, end: number): boolean {
  return /^(?:or|and|&)$/.test(tokens[at]?.text ?? '') && COMPARED.test(tokens[end - 1]?.text ?? '')
}

const COMPARED =
  /^(?:up|more|greater|higher|deeper|wider|heavier|longer|larger|bigger|better|taller|newer|later|younger|recent|less|lower|fewer|shorter|smaller|cheaper|older|earlier)$/

const WAYS = /^(?:north|south)$/

function isSaidLast(next: Token | undefined): boolean {
  return (
    next === undefined || next.kind === 'sign' || /^(?:in|with|near|for|at|on|please|only)$/.test(next.text)
  )
}

/** "34 clr min 40k or more": a figure with a bound of its own behind it needs none before it. */
function isOfNextFigure(reading: Reading, at: number): boolean {
  const { tokens } = reading
  // "min size 12,000 max size 18,000"
  const isNamed = /^(?:size|rent|rate|price)$/.test(tokens[at]?.text ?? '')
  const next = readAmount(tokens, isNamed ? at + 1 : at)
  if (next === null || /^(?:phase|ph)$/.test(tokens[next.end]?.text ?? '')) return false
  const own = readTail(reading, next.end, isMoney(next))
  if (own.comparator !== null) return false
  const noun = nouns.longest(tokens, own.end)
  return noun === null || withComparator(reading, { ...own, end: noun.end }) === null
}

/** "150,000-plus feet" */
function isGluedPlus(tokens: Reading['tokens'], at: number): boolean {
  const [dash, plus] = [tokens[at], tokens[at + 1]]
  return dash?.text === '-' && dash.glued && plus?.text === 'plus' && plus.glued
}

const PLUS: Comparator = { side: 'min', isStrict: false, field: null }

/** "100k plus" is a bound, "100k plus office" names a further thing. */
function isPlus({ tokens, vocabulary }: Reading, at: number): boolean {
  const word = tokens[at]?.text
  if (word !== 'plus' && word !== 'up') return false
  const next = tokens[at + 1]
  if (next === undefined || next.kind === 'sign') return true
  // "80k plus or minus" is about that much.
  if (word === 'up' || (trailingComparators.longest(tokens, at)?.end ?? 0) > at + 1) return false
  // "500k plus 40' clear", but "100k plus 3 acres"
  const figure = readAmount(tokens, at + 1)
  if (figure !== null && next.kind === 'number')
    return !/^(?:acre|percent|sf)$/.test(units.longest(tokens, figure.end)?.value ?? '')
  const isOther =
    units.longest(tokens, at + 1) !== null ||
    vocabulary.types.longest(tokens, at + 1) !== null ||
    vocabulary.cities.exact(tokens, at + 1) !== null ||
    nouns.longest(tokens, at + 1)?.value.standsAlone === undefined
  return isOther && !/^(?:an?|the|some|office|offices|yard|yards|outside|outdoor|power|\d.*)$/.test(next.text)
}

export function isSfUnit(unit: Unit | null): boolean {
  return unit === 'sf' || unit === 'ksf' || unit === 'm2'
}

/** Whether a figure with this unit can be of this field. */
export function fits(field: BoundFigure, { unit, isPerSf, period, isRent }: Tail): boolean {
  const { money } = wordsFor(field)
  if (isRent || isPerSf || period !== null) return money !== undefined && (unit === null || unit === 'sf')
  return unit === null || wordsFor(field).units?.includes(unit) === true
}
