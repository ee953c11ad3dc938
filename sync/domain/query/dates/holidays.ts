import { addDays, type Day } from '../../dates/days.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import type { NamedDays } from './named-days.ts'
import { yearAt } from './part-of-year.ts'

/** A fixed day of a month, or the so manyth such weekday of it (0 is Sunday); -1 is the last. */
type Holiday = { month: number; day: number } | { month: number; weekday: number; nth: number }

const holidays = phraseTable<Holiday>([
  [{ month: 1, day: 1 }, "new year's|new year's day|new years day|new years|new yrs"],
  [{ month: 1, weekday: 1, nth: 3 }, 'mlk day|martin luther king day'],
  [{ month: 2, weekday: 1, nth: 3 }, "presidents' day|presidents day|president's day"],
  [{ month: 2, day: 14 }, "valentine's day|valentines day|valentine's"],
  [{ month: 3, day: 17 }, "st patrick's day|st . patrick's day|saint patrick's day|st patricks day"],
  [{ month: 5, weekday: 1, nth: -1 }, 'memorial day'],
  [{ month: 6, day: 19 }, 'juneteenth'],
  [
    { month: 7, day: 4 },
    'independence day|the 4th of july|4th of july|the fourth of july|fourth of july|july fourth|4 of july',
  ],
  [{ month: 9, weekday: 1, nth: 1 }, 'labor day'],
  [{ month: 10, weekday: 1, nth: 2 }, 'columbus day'],
  [{ month: 10, day: 31 }, 'halloween'],
  [{ month: 11, day: 11 }, "veterans day|veteran's day|veterans' day"],
  [{ month: 11, weekday: 4, nth: 4 }, 'thanksgiving|thanksgiving day'],
  [{ month: 12, day: 25 }, 'christmas|christmas day|xmas'],
  [{ month: 12, day: 31 }, "new year's eve|new years eve"],
])

const LEADS = phraseTable([[true, 'last|this|this past|past|next|the|this coming']])

/** "Labor Day", "last Thanksgiving": a day of any year. */
export function holidayAt(
  tokens: readonly Token[],
  at: number,
): { of(year: number): Day; end: number } | null {
  const found = holidays.longest(tokens, at) ?? holidays.longest(tokens, LEADS.longest(tokens, at)?.end ?? at)
  return found === null ? null : { of: (year) => dayOf(found.value, year), end: found.end }
}

/** "Labor Day 2025", "Christmas of 2024": one day. Null without its year. */
export function holiday(tokens: readonly Token[], at: number): NamedDays | null {
  const found = holidayAt(tokens, at)
  if (found === null) return null
  const comma = /^(?:,|of|in)$/.test(tokens[found.end]?.text ?? '') ? found.end + 1 : found.end
  const year = yearAt(tokens, comma)
  if (year === null) return null
  const day = found.of(year.value)
  return { first: day, last: day, isSure: true, isAhead: false, end: year.end }
}

function dayOf(one: Holiday, year: number): Day {
  const month = String(one.month).padStart(2, '0')
  if ('day' in one) return `${year}-${month}-${String(one.day).padStart(2, '0')}`
  const start = one.nth < 0 ? `${year}-${month}-25` : `${year}-${month}-01`
  const first = addDays(start, (one.weekday - weekdayOf(start) + 7) % 7)
  return one.nth < 0 ? first : addDays(first, 7 * (one.nth - 1))
}

function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
