import { type Day, monthsFrom } from '../../dates/days.ts'
import { dateSeparators, months, quarters } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { holidayAt } from './holidays.ts'
import type { NamedDays } from './named-days.ts'
import { monthBefore } from './part-of-year.ts'
import { readDays } from './read-days.ts'
import { monthAndDay } from './yearless-days.ts'

/** "between Jan and June 2025": the first month is of the second's year. */
export function daysOfNext(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const quarter = quarterOfNext(tokens, at, today)
  if (quarter !== null) return quarter
  const month = months.longest(tokens, at)
  const day = dayOfNext(tokens, at, today)
  if (day !== null) return day
  const separator = month === null ? null : dateSeparators.longest(tokens, month.end)
  const next = separator === null ? null : readDays(tokens, separator.end, today)
  const own = next === null ? null : monthBefore(tokens, at, Number(next.first.slice(0, 4)))
  return own === null ? null : { ...own.days, isSure: true, isAhead: false, end: own.end }
}

/** "March 1 and August 31, 2027": so is a day. */
function dayOfNext(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const named = holidayAt(tokens, at) ?? monthAndDay(tokens, at)
  const separator = named === null ? null : dateSeparators.longest(tokens, named.end)
  const next = separator === null ? null : readDays(tokens, separator.end, today)
  if (named === null || next === null || next.first !== next.last) return null
  const year = Number(next.first.slice(0, 4))
  const day = [year, year - 1].map((of) => named.of(of)).find((one) => one !== null && one <= next.first)
  return day === undefined || day === null
    ? null
    : { first: day, last: day, isSure: true, isAhead: false, end: named.end }
}

/** "Q3 and Q4 2025": so is a quarter. */
function quarterOfNext(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const quarter = quarters.longest(tokens, at)
  const separator = quarter === null ? null : dateSeparators.longest(tokens, quarter.end)
  const next = separator === null ? null : readDays(tokens, separator.end, today)
  if (quarter === null || next === null || quarters.longest(tokens, separator?.end ?? 0) === null) return null
  const days = monthsFrom(Number(next.first.slice(0, 4)), quarter.value * 3 - 2, 3)
  return { ...days, isSure: true, isAhead: false, end: quarter.end }
}
