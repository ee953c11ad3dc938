import { addDays, type Day, dayAt, isDay } from '../../dates/days.ts'
import { months, periods, towards } from '../vocabulary/date-terms.ts'
import { nearDays, weekdays } from '../vocabulary/moment-terms.ts'
import type { Token } from '../words/lexer.ts'
import type { NamedDays } from './named-days.ts'
import { readDays } from './read-days.ts'
import { yearlessDays } from './yearless-days.ts'

const SURE = { isSure: true, isAhead: false }

/** Reads days near `today` as people name them: "yesterday", "Monday", "this week", "Nov 12"; else any other days. */
export function readNearDays(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const near = today === undefined ? null : nearToday(tokens, at, today)
  const days = near ?? readDays(tokens, at, today)
  // "changed since October": the last one.
  return days ?? (today === undefined ? null : yearlessDays(tokens, at, today, false))
}

function nearToday(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const named = nearDays.longest(tokens, at)
  if (named !== null) return oneDay(addDays(today, named.value), named.end)
  return weekday(tokens, at, today) ?? week(tokens, at, today) ?? dayOfMonth(tokens, at, today)
}

function oneDay(day: Day, end: number): NamedDays {
  return { ...SURE, first: day, last: day, end }
}

/** The last such day, today included; "last Monday" is before today. */
function weekday(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const way = towards.longest(tokens, at)
  const isLast = way?.value === 'last'
  const found = weekdays.longest(tokens, isLast ? way.end : at)
  if (found === null) return null
  const back = (new Date(today).getUTCDay() - found.value + 7) % 7
  return oneDay(addDays(today, -(isLast && back === 0 ? 7 : back)), found.end)
}

/** From Monday to Sunday. */
function week(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const way = towards.longest(tokens, at)
  const period = way === null ? null : periods.longest(tokens, way.end)
  if (period?.value !== 'week' || (way?.value !== 'this' && way?.value !== 'last')) return null
  const back = ((new Date(today).getUTCDay() + 6) % 7) + (way.value === 'last' ? 7 : 0)
  const first = addDays(today, -back)
  return { ...SURE, first, last: addDays(first, 6), end: period.end }
}

/** "Nov 12", "November 12th": the last one that is not ahead. */
function dayOfMonth(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const month = months.longest(tokens, at)
  if (month === null) return null
  const next = tokens[month.end]?.text === '.' ? month.end + 1 : month.end
  const text = tokens[next]?.text ?? ''
  if (!/^\d\d?$/.test(text)) return null
  const end = /^(?:st|nd|rd|th)$/.test(tokens[next + 1]?.text ?? '') ? next + 2 : next + 1
  const year = tokens[end]?.text === ',' ? end + 1 : end
  if (/^(?:19|20)\d\d$/.test(tokens[year]?.text ?? '')) return null
  const thisYear = Number(today.slice(0, 4))
  const day = [thisYear, thisYear - 1].find(
    (of) => isDay(of, month.value, Number(text)) && dayAt(of, month.value, Number(text)) <= today,
  )
  return day === undefined ? null : oneDay(dayAt(day, month.value, Number(text)), end)
}
