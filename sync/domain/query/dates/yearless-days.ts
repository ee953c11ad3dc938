import { addDays, type Day, type Days, dayAt, isDay, monthsFrom } from '../../dates/days.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { months, periods, quarters } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { holidayAt } from './holidays.ts'
import type { NamedDays } from './named-days.ts'

const halves = phraseTable([
  [1, 'h1|1h|the first half|first half'],
  [7, 'h2|2h|the second half|second half'],
])
const yearEnds = phraseTable([
  [
    true,
    'year end|year - end|ye|eoy|end of year|end of the year|the end of the year|end of this year|the end of this year',
  ],
])

/**
 * "Q2", "November", "the second half" without a year: of what lies ahead the next such days, of a signing the last
 * that have begun.
 */
export function yearlessDays(
  tokens: readonly Token[],
  at: number,
  today: Day,
  isAhead: boolean,
): NamedDays | null {
  const month = isAhead ? null : monthOfShortYear(tokens, at, today)
  if (month !== null) return month
  const named = holidayAt(tokens, at) ?? monthAndDay(tokens, at) ?? slashedDay(tokens, at)
  if (named !== null) {
    const thisYear = Number(today.slice(0, 4))
    const days = (isAhead ? [thisYear, thisYear + 1] : [thisYear, thisYear - 1]).map((of) => named.of(of))
    const day = days.find((one) => one !== null && (isAhead ? one >= today : one <= today))
    const inYear = (of: number) => oneDay(named.of(of))
    return day === undefined || day === null
      ? null
      : { first: day, last: day, isSure: true, isAhead, inYear, end: named.end }
  }
  const found = partAt(tokens, at)
  if (found === null) return null
  const year = Number(today.slice(0, 4))
  const years = isAhead ? [year, year + 1] : [year, year - 1]
  const days = years
    .map((of) => monthsFrom(of, found.first, found.count))
    .find((one) => (isAhead ? one.last >= today : one.first <= today)) as Days
  const inYear = (of: number) => monthsFrom(of, found.first, found.count)
  return { ...days, isSure: true, isAhead, inYear, end: found.end }
}

/** Days: so long ago nobody counts from a single day. */
const LONG_AGO = 180
/** Years that a number behind a month may be of. */
const MOST_YEARS_AGO = 5

/** "since Jan 24", "since 1/23": a month of a year, where the day would be long ago. */
function monthOfShortYear(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const slashed = slashedDay(tokens, at)
  const named = slashed ?? monthAndDay(tokens, at)
  const last = tokens[(named?.end ?? 0) - 1]
  if (named === null || last?.kind !== 'number') return null
  const [thisYear, short] = [Number(today.slice(0, 4)), Number(last.text)]
  const [day] = [thisYear, thisYear - 1].flatMap((of) => named.of(of) ?? []).filter((one) => one <= today)
  const isYear = short > (thisYear % 100) - MOST_YEARS_AGO && short <= thisYear % 100
  if (day === undefined || !isYear || day > addDays(today, -LONG_AGO)) return null
  const days = monthsFrom(2000 + short, Number(day.slice(5, 7)), 1)
  return { ...days, isSure: true, isAhead: false, end: named.end }
}

function oneDay(day: Day | null): Days | null {
  return day === null ? null : { first: day, last: day }
}

/** "Feb 1", "March 15th": the day of a year, where nothing follows that the number would be of. */
export function monthAndDay(
  tokens: readonly Token[],
  at: number,
): { of(year: number): Day | null; end: number } | null {
  const month = months.longest(tokens, at)
  if (month === null) return null
  const start = tokens[month.end]?.text === '.' ? month.end + 1 : month.end
  const day = /^\d\d?$/.test(tokens[start]?.text ?? '') ? Number(tokens[start]?.text) : 0
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(tokens[start + 1]?.text ?? '')
  const end = isOrdinal ? start + 2 : start + 1
  const next = tokens[end]
  const isOfFigure =
    !isOrdinal &&
    next !== undefined &&
    (next.glued
      ? !/^[,.;)?!]$/.test(next.text)
      : units.longest(tokens, end) !== null || nouns.longest(tokens, end) !== null)
  if (
    day === 0 ||
    isOfFigure ||
    /^(?:19|20)\d\d$/.test(tokens[next?.text === ',' ? end + 1 : end]?.text ?? '')
  )
    return null
  return { of: (year) => (isDay(year, month.value, day) ? dayAt(year, month.value, day) : null), end }
}

/** "since 11/1": month and day, behind a word that leads to days. */
function slashedDay(
  tokens: readonly Token[],
  at: number,
): { of(year: number): Day | null; end: number } | null {
  const [month, slash, day, next] = tokens.slice(at, at + 4)
  const isLed = LEADS_DAY.test(tokens[at - 1]?.text ?? '')
  const isEnd = next === undefined || !next.glued || /^[,;.)?!]$/.test(next.text)
  const isWhole = slash?.text === '/' && slash.glued && day?.glued === true && isEnd
  if (!isLed || !isWhole || month?.kind !== 'number' || day.kind !== 'number') return null
  const [of, on] = [Number(month.text), Number(day.text)]
  return isDay(LEAP_YEAR, of, on)
    ? { of: (year) => (isDay(year, of, on) ? dayAt(year, of, on) : null), end: at + 3 }
    : null
}

const LEADS_DAY = /^(?:since|by|before|after|until|till|through|thru|from|between|on)$/
const LEAP_YEAR = 2024

/** "year end 2027", "EOY": the last day of a year. */
export function yearEnd(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const found = yearEnds.longest(tokens, at)
  if (found === null) return null
  const said = /^20\d\d$/.test(tokens[found.end]?.text ?? '')
  if (!said && today === undefined) return null
  const year = said ? Number(tokens[found.end]?.text) : Number(today?.slice(0, 4))
  const last = addDays(`${year + 1}-01-01`, -1)
  return { first: last, last, isSure: true, isAhead: false, end: said ? found.end + 1 : found.end }
}

function partAt(tokens: readonly Token[], at: number): { first: number; count: number; end: number } | null {
  const quarter = quarters.longest(tokens, at)
  if (quarter !== null) return { first: quarter.value * 3 - 2, count: 3, end: quarter.end }
  const half = halves.longest(tokens, at)
  if (half !== null) return { first: half.value, count: 6, end: half.end }
  const month = months.longest(tokens, at)
  return month === null ? null : { first: month.value, count: 1, end: month.end }
}

/** "expiring in 27", "exp 26-27": a year after what only happens in years. */
export function shortYear(
  tokens: readonly Token[],
  at: number,
  { isLoose }: { isLoose?: boolean },
): NamedDays | null {
  const text = tokens[at]?.text ?? ''
  const next = tokens[at + 1]
  const isOfFigure =
    next !== undefined &&
    (next.text === '%' ||
      /^(?:k|mm?|mil|million|thousand)$/.test(next.text) ||
      units.longest(tokens, at + 1) !== null ||
      periods.longest(tokens, at + 1) !== null)
  if (isLoose === true || isOfFigure || !/^[1-4]\d$/.test(text) || tokens[at]?.kind !== 'number') return null
  if (
    nouns.longest(tokens, at + 1) !== null ||
    next?.text === '/' ||
    (next?.text === '-' && next.glued && !/^[1-4]\d$/.test(tokens[at + 2]?.text ?? ''))
  )
    return null
  return { ...monthsFrom(2000 + Number(text), 1, 12), isSure: true, isAhead: false, end: at + 1 }
}
