/** A day of the calendar, such as `2024-03-05`. Days compare as their texts do. */
export type Day = string

/** From the first to the last day, both included; `null` is no end. */
export interface Days {
  first: Day
  last: Day
}

const PARTIAL = /^(?<year>\d{4})(?:-Q(?<quarter>[1-4])|-(?<month>\d\d)(?:-(?<day>\d\d))?)?$/i
export const DAY_MS = 86_400_000

/** The days of a date that may lack its day or its month: `2024`, `2024-Q1`, `2024-03`; null where it is no date. */
export function daysOf(partialDate: string): Days | null {
  const { year, quarter, month, day } = PARTIAL.exec(partialDate)?.groups ?? {}
  if (year === undefined) return null
  if (day !== undefined) return { first: partialDate, last: partialDate }
  if (month !== undefined) return monthsFrom(Number(year), Number(month), 1)
  return quarter === undefined
    ? monthsFrom(Number(year), 1, 12)
    : monthsFrom(Number(year), Number(quarter) * 3 - 2, 3)
}

/** A date that may lack its day or its month as a number that rises with time: `2024` comes before `2024-Q1`, `2024-01`, and its days. */
export function dateRank(partialDate: string): number {
  const [year = '', part = '', day = '0'] = partialDate.split('-')
  const month = /^q/i.test(part) ? Number(part.slice(1)) * 3 - 2 : Number(part)
  return Number(year) * 10_000 + month * 100 + Number(day)
}

/** So many months from the first of a month, counted from 1; a month past December is one of the next year. */
export function monthsFrom(year: number, month: number, count: number): Days {
  return { first: dayAt(year, month, 1), last: dayAt(year, month + count, 0) }
}

/** Whether a date that may be incomplete surely lies between two days. */
export function isBetween(partialDate: string, from: Day | null, to: Day | null): boolean {
  const days = daysOf(partialDate)
  return days !== null && (from === null || days.first >= from) && (to === null || days.last <= to)
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month, or its last day where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const { first, last } = monthsFrom(year, month + months, 1)
  return addDays(first, Math.min(date, Number(last.slice(8))) - 1)
}

/** The day in the clock's own time zone. */
export function dayHere(now: Date): Day {
  return dayAt(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** Whether the calendar has the day. */
export function isDay(year: number, month: number, day: number): boolean {
  const text = dayAt(year, month, day)
  return Number(text.slice(5, 7)) === month && Number(text.slice(8)) === day
}

/** A month from 1. Months and days beyond their range count on: day 0 is the last of the month before. */
export function dayAt(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Days in few words, those of the ends: `2024`, `Mar 2024` where a whole year or month is meant, or `Mar 5, 2024`. */
export function daysInWords(from: Day | null, to: Day | null): { begin: string | null; end: string | null } {
  const isWhole = (start: string) =>
    (from === null || from.endsWith(start)) && (to === null || addDays(to, 1).endsWith(start))
  const month = isWhole('-01-01') ? undefined : 'short'
  const day = isWhole('-01') ? undefined : 'numeric'
  const inWords = (at: Day) =>
    new Date(at).toLocaleDateString('en-US', { year: 'numeric', month, day, timeZone: 'UTC' })
  return { begin: from && inWords(from), end: to && inWords(to) }
}
