import type { Cell } from '../model/cell.ts'
import { isNegative, MIXED_FRACTION, PLAIN_AMOUNT, round, shown } from './amounts/amount.ts'
import { NUMBER_TWICE, NUMBER_WORDS } from './amounts/number-words.ts'
import { type CellQuantity, quantitiesOf } from './amounts/quantities.ts'
import { type CellReading, eachOr, readFigure, refuse } from './cell-reading.ts'
import { cleanText, displayText, excerpt } from './plain-text.ts'
import { isMonthToMonth } from './read-date.ts'
import { RENEWAL_OPTIONS } from './renewal-options.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from './scan.ts'

export type TermUnit = 'months' | 'years'

/** What a header says its terms are counted in; `years/months` are written as `5/6`. */
export type ColumnTermUnit = TermUnit | 'years/months'

export interface TermReadings {
  readonly months: CellReading<number>
  /** The term in the source's words, with the header's unit behind a bare number. */
  readonly words: string | null
}

const LABEL = 'Lease term'
/** 99 years. */
const LONGEST_TERM = 1188
/** In years, what a bare number is believed to be; from the second on nobody counts months so. */
const MOST_YEARS = 35
const GROUND_LEASE = 99
/** Nobody signs for so few months with an option of years. */
const LONGEST_IN_YEARS = 11
const LONGEST_WORDS = 200

const RULES: readonly Rule[] = [
  ...RENEWAL_OPTIONS,
  NUMBER_TWICE,
  { pattern: /\((\d+)\)/y, token: ([, digits]) => amount(Number(digits)) },
  MIXED_FRACTION,
  PLAIN_AMOUNT,
  ...NUMBER_WORDS,
  words('unit', 'months', String.raw`months?|mos?\.?|mths?\.?|m`),
  words('unit', 'years', String.raw`years?|yrs?\.?|y`),
  words(
    'label',
    'other',
    'options?|opts?\\.?|renewals?|extensions?|ext\\.?|free|abated|remaining|left|notice|termination|early termination',
  ),
  words(
    'noise',
    'term',
    'lease|term|initial|new|direct|sublease|of|rent|to renew|renew|x|at|nnn|absolute|abs\\.?|triple net|modified|full service|net|gross|mg|base|primary|firm|fixed|total|approx|a|incl(?:uding|udes|\\.)?',
  ),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

function amount(value: number) {
  return { kind: 'amount' as const, name: '', value }
}

/** `7/2` under `Term (yrs/mos)`. */
const YEARS_AND_MONTHS = /^(\d{1,2}) ?\/ ?(\d{1,2})$/
/** `3+3+3`: a term and options as long. Of two, both can be the term. */
const WITH_OPTIONS = /^(\d{1,3})(?: ?\+ ?\1){2,}$/

const UNTIL =
  /^(.*?)[ ,;(-]*\b(?:thru|through|until|till|to|exp(?:ires|iring|iry|\.)?|ends?|ending)(?: on)?[: ]+((?=[^()]*(?:\d[/-]\d|(?:19|20)\d\d))(?:\d|q[1-4]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[^()]*)\)?$/i

/** A term can say how long it is, when it ends, or both: `5 years, thru 6/30/2028`. */
function partsOf(text: string): { length: string; lastDay: string | null } {
  const [, length = text, lastDay = null] = UNTIL.exec(text) ?? []
  return { length, lastDay }
}

/** The last day of a term that says it. */
export function lastDayIn(cell: Cell): string | null {
  return partsOf(displayText(cell).trim()).lastDay
}

/** Reads a lease term in months; options to renew are not part of it. `inferred` is what the column's numbers look like. */
export function readTerm(cell: Cell, stated: ColumnTermUnit | null, inferred: TermUnit | null): TermReadings {
  const column = stated === 'years/months' ? null : stated
  const written = cleanText(displayText(cell)).slice(0, LONGEST_WORDS)
  const reading = readFigure<TermReadings>(cell, LABEL, (text, cellWords) => {
    if (isMonthToMonth(text)) return { value: null, token: 'MTM' }
    const { length, lastDay } = partsOf(text)
    if (length === '') return { value: null, token: excerpt(cellWords) }
    if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
    const [, years, further] = (stated === 'years/months' && YEARS_AND_MONTHS.exec(text)) || []
    if (years !== undefined && Number(further) < 12) {
      const months = Number(years) * 12 + Number(further)
      return { value: { months: { value: months, unit: 'years/months' }, words: written } }
    }
    const [, first] = (column !== null && WITH_OPTIONS.exec(text)) || []
    const tokens = scan(first ?? length, RULES)
    const list = (tokens && quantitiesOf(tokens)?.list) ?? []
    const own = list.filter((part) => part.labels.length + part.afterwords.length === 0)
    const hasMore =
      lastDay !== null ||
      first !== undefined ||
      list.length > own.length ||
      tokens?.some((token) => token.name === 'options') === true
    const months = readParts(own, column, inferred ?? unitBesideOptions(own, length), hasMore, cellWords)
    if (!months) return null
    const isBare = /^[\d.,]+$/.test(text) && months.unit !== undefined
    return { value: { months, words: isBare ? `${written} ${months.unit}` : written } }
  })
  return eachOr(reading, (why) => {
    const isSaid = why.token !== undefined || why.problem !== undefined
    return { months: why, words: isSaid && written !== '' ? written : null }
  })
}

const OPTION_IN_YEARS = /(?<![a-z])(?:years?|yrs?\.?)[ -]*(?:renewal |extension )?(?:opt|renewal|ext)/

/** `5 + 5 yr option`: a short term before an option of years is in years too. */
function unitBesideOptions([first]: readonly CellQuantity[], length: string): TermUnit | null {
  return first !== undefined && first.low <= LONGEST_IN_YEARS && OPTION_IN_YEARS.test(length) ? 'years' : null
}

function readParts(
  own: readonly CellQuantity[],
  column: TermUnit | null,
  inferred: TermUnit | null,
  hasMore: boolean,
  cellWords: string,
): CellReading<number> | null {
  const [first, second] = own
  if (!first || own.length > 2) return null
  const isLong = first.low > MOST_YEARS && first.low !== GROUND_LEASE
  const unit = unitOf(first) ?? column ?? inferred ?? (isLong ? 'months' : null)
  if (unit === null) {
    return refuse('ambiguous', `${LABEL} “${excerpt(cellWords)}” could be months or years.`)
  }
  if (unitOf(first) === null && unit === 'years' && first.low > MOST_YEARS && first.low < GROUND_LEASE) {
    return refuse('ambiguous', `${LABEL} of ${shown(first.low)} could be months, not years.`)
  }
  if (first.high !== null)
    return { value: null, unit, note: `a range of ${shown(first.low)} to ${shown(first.high)} ${unit}` }
  const isSameInMonths = second && second.high === null && isSameTerm(first, second)
  const isYearsAndMonths = second && unit === 'years' && unitOf(second) === 'months' && second.low < 12
  if (second && !isYearsAndMonths && !isSameInMonths) return null
  const further = isYearsAndMonths && !isSameInMonths ? second.low : 0
  const value = round(first.low * (unit === 'years' ? 12 : 1) + further, 2)
  if (value === 0) return { value: null, note: 'a term of 0 is unknown' }
  if (value > LONGEST_TERM)
    return refuse('implausible', `${LABEL} of ${shown(value)} months is not plausible.`)
  const isAssumed = unitOf(first) === null && column === null
  return {
    value,
    unit,
    ...(isAssumed ? { assumed: true as const } : {}),
    ...(hasMore ? { note: excerpt(cellWords) } : {}),
  }
}

/** One term in both units, of which one may go without saying: `5 years (60 months)`, `60 (5 years)`. */
function isSameTerm(a: CellQuantity, b: CellQuantity): boolean {
  const [first, second] = [unitOf(a), unitOf(b)]
  const other = { months: 'years', years: 'months' } as const
  const [one, two] = [first ?? (second && other[second]), second ?? (first && other[first])]
  if (one === null || two === null || one === two) return false
  const inMonths = (term: CellQuantity, unit: TermUnit) => term.low * (unit === 'years' ? 12 : 1)
  return Math.abs(inMonths(a, one) - inMonths(b, two)) < 1
}

function unitOf({ units }: CellQuantity): TermUnit | null {
  return (['months', 'years'] as const).find((unit) => units.includes(unit)) ?? null
}
