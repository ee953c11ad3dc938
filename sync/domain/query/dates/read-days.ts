import { addDays, type Day, type Days, daysOf, isDay, monthsFrom } from '../../dates/days.ts'
import { isShortYear } from '../quantities/short-year.ts'
import { months } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { holiday } from './holidays.ts'
import type { NamedDays } from './named-days.ts'
import { partOfYear, yearAt as writtenYearAt, yearOf } from './part-of-year.ts'
import { quarterDays } from './quarter-days.ts'
import { relativeDays } from './relative-days.ts'
import { seasonDays } from './seasons.ts'

/** Reads "2024", "Q1 2024", "March 2024", "Mar 5, 2024", "3/5/24", "2024-03-05", and with a `today` "last 12 months". */
export function readDays(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  return (
    weekOf(tokens, at, today) ??
    numericDays(tokens, at) ??
    dottedDay(tokens, at) ??
    holiday(tokens, at) ??
    monthDays(tokens, at, today) ??
    dayThenMonth(tokens, at, today) ??
    quarterOf(tokens, at, today) ??
    seasonOf(tokens, at, today) ??
    partDays(tokens, at, today) ??
    yearDays(tokens, at) ??
    (today === undefined ? null : relativeDays(tokens, at, today))
  )
}

/** "the week of Nov 9 2026": from Monday to Sunday. */
function weekOf(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const start = tokens[at]?.text === 'the' ? at + 1 : at
  if (tokens[start]?.text !== 'week' || tokens[start + 1]?.text !== 'of') return null
  const day = numericDays(tokens, start + 2) ?? monthDays(tokens, start + 2, today)
  if (day === null || day.first !== day.last) return null
  const back = (new Date(day.first).getUTCDay() + 6) % 7
  const first = addDays(day.first, -back)
  return { ...day, first, last: addDays(first, 6) }
}

function absolute(days: Days | null, end: number, isSure = true): NamedDays | null {
  return days === null ? null : { ...days, isSure, isAhead: false, end }
}

function oneDay(year: number, month: number, day: number, end: number): NamedDays | null {
  if (!isDay(year, month, day)) return null
  const first = monthsFrom(year, month, 1).first
  return absolute({ first: addDays(first, day - 1), last: addDays(first, day - 1) }, end)
}

function partDays(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const part = partOfYear(tokens, at, today)
  return part === null ? null : absolute(part.days, part.end)
}

function seasonOf(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const season = seasonDays(tokens, at, today)
  return season === null ? null : { ...season.days, isSure: true, isAhead: season.isAhead, end: season.end }
}

function quarterOf(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const quarter = quarterDays(tokens, at, today)
  return quarter === null ? null : absolute(quarter.days, quarter.end)
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? ''
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : null
}

function yearDays(tokens: readonly Token[], at: number): NamedDays | null {
  const year = writtenYearAt(tokens, at)
  return year === null ? null : absolute(monthsFrom(year.value, 1, 12), year.end, false)
}

/** "3/5/2024", "3/2024", "2024-03-05", "2024-03". */
function numericDays(tokens: readonly Token[], at: number): NamedDays | null {
  const sign = tokens[at + 1]
  if (sign === undefined || !/^[/-]$/.test(sign.text) || !sign.glued || tokens[at + 2]?.glued !== true)
    return null
  const [a, b] = [smallNumber(tokens[at]), smallNumber(tokens[at + 2])]
  const hasThird = tokens[at + 3]?.text === sign.text && tokens[at + 4]?.glued === true
  const year = yearAt(tokens, at)
  if (year !== null && b !== null && b <= 12 && tokens[at + 2]?.text.length === 2) {
    const day = hasThird ? smallNumber(tokens[at + 4]) : null
    return day === null
      ? absolute(daysOf(`${year}-${tokens[at + 2]?.text}`), at + 3)
      : oneDay(year, b, day, at + 5)
  }
  if (a === null || a > 12) return null
  const lastYear = yearAt(tokens, at + 4) ?? shortYearAt(tokens, at + 4)
  if (hasThird && b !== null && lastYear !== null) return oneDay(lastYear, a, b, at + 5)
  const onlyYear = sign.text === '/' ? yearAt(tokens, at + 2) : null
  return onlyYear === null || a === 0 ? null : absolute(monthsFrom(onlyYear, a, 1), at + 3)
}

/** "31.08.2025": the day first, but where only the month can be: "8.31.2025", or another date beside it says so. */
function dottedDay(tokens: readonly Token[], at: number): NamedDays | null {
  const parts = dottedAt(tokens, at)
  if (parts === null) return null
  const all = tokens.flatMap((_, i) => dottedAt(tokens, i) ?? [])
  const isMonthFirst = all.some(({ second }) => second > 12) && !all.some(({ first }) => first > 12)
  const { first, second, year } = parts
  return isMonthFirst ? oneDay(year, first, second, at + 2) : oneDay(year, second, first, at + 2)
}

/** "31.08" and ".2025" are two tokens. */
function dottedAt(tokens: readonly Token[], at: number) {
  const [days, year] = [tokens[at], tokens[at + 1]]
  const found = /^(\d{1,2})\.(\d{1,2})$/.exec(days?.text ?? '')
  const ofYear = year?.glued === true ? /^\.((?:19|20)\d\d)$/.exec(year.text)?.[1] : undefined
  return found === null || ofYear === undefined
    ? null
    : { first: Number(found[1]), second: Number(found[2]), year: Number(ofYear) }
}

/** "3/5/24" */
function shortYearAt(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? ''
  return /^[0-4]\d$/.test(text) ? 2000 + Number(text) : null
}

function smallNumber(token: Token | undefined): number | null {
  return token !== undefined && /^\d\d?$/.test(token.text) ? Number(token.text) : null
}

/** "March 2024", "Mar. 5, 2024", "March 5th 2024". */
function monthDays(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const month = months.longest(tokens, at)
  if (month === null) return null
  const next = tokens[month.end]?.text === '.' ? month.end + 1 : month.end
  const year = yearOf(tokens, tokens[next]?.text === 'of' ? next + 1 : next, today)
  if (year !== null) return absolute(monthsFrom(year.value, month.value, 1), year.end)
  const short = yearOfMonth(tokens, at, next)
  const inShort = short === null ? null : absolute(monthsFrom(short.value, month.value, 1), short.end)
  const day = smallNumber(tokens[next])
  if (day === null) return inShort
  const behind = /^(?:st|nd|rd|th)$/.test(tokens[next + 1]?.text ?? '') ? next + 2 : next + 1
  const ofYear = yearBehind(tokens, behind, today)
  return ofYear === null ? inShort : oneDay(ofYear.value, month.value, day, ofYear.end)
}

/** "March 5, 2024", "September 1st of this year" */
function yearBehind(tokens: readonly Token[], at: number, today: Day | undefined) {
  const start = /^(?:,|of)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  return yearOf(tokens, start, today)
}

/** "1 March 2027", "the 1st of March, 2027": the day first. */
function dayThenMonth(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const start = tokens[at]?.text === 'the' ? at + 1 : at
  const day = smallNumber(tokens[start])
  if (day === null) return null
  let next = start + 1
  if (/^(?:st|nd|rd|th)$/.test(tokens[next]?.text ?? '')) next++
  if (tokens[next]?.text === 'of') next++
  const month = months.longest(tokens, next)
  const year = month === null ? null : yearBehind(tokens, month.end, today)
  return month === null || year === null ? null : oneDay(year.value, month.value, day, year.end)
}

/** "in Jan 27", "early Mar of 28": nothing happens in a day, so the two digits are a year. */
function yearOfMonth(
  tokens: readonly Token[],
  month: number,
  at: number,
): { value: number; end: number } | null {
  const isOf = tokens[at]?.text === 'of'
  const digits = isOf ? at + 1 : at
  const isIn = isOf || /^(?:in|during|early|mid|late)$/.test(tokens[month - 1]?.text ?? '')
  return isIn && isShortYear(tokens, digits)
    ? { value: 2000 + Number(tokens[digits]?.text), end: digits + 1 }
    : null
}
