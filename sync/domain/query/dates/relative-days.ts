import { addDays, addMonths, type Day, type Days, monthsFrom } from '../../dates/days.ts'
import { readCount } from '../../words/number-words.ts'
import { months, type Period, periods, towards, trailingYear, yearToDate } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import type { NamedDays } from './named-days.ts'
import { MONTHS, withNext } from './with-next.ts'

/** Of months or years; nobody asks for more. */
const MOST_COUNTED = 999
/** Tokens from "between" to the second of two days. */
const MOST_BETWEEN = 6

/** Reads "this year", "last quarter", "past 18 months", "next two years", as they are on the day `today`. */
export function relativeDays(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const sure = { isSure: true, isAhead: false }
  const ytd = yearToDate.longest(tokens, at)
  if (ytd !== null) return { ...sure, first: `${today.slice(0, 4)}-01-01`, last: today, end: ytd.end }
  const ttm = trailingYear.longest(tokens, at)
  if (ttm !== null) return { ...sure, first: addMonths(today, -12), last: today, end: ttm.end }
  const start = startOfPeriod(tokens, at, today)
  if (start !== null) return start
  const now = present(tokens, at, today) ?? thisTime(tokens, at, today) ?? sameLastYear(tokens, at, today)
  if (now !== null) return now
  const way = towards.longest(tokens, at)
  if (way === null) return null
  const month = monthTowards(tokens, way, today)
  if (month !== null) return month
  const between = countedBetween(tokens, way, today)
  if (between !== null) return between
  const count = countAt(tokens, way.end)
  const isMonths = tokens[at]?.text === 'trailing' && count !== null && isMonthsAlone(tokens, way.end)
  const period = isMonths
    ? { value: 'month' as const, end: way.end + 1 }
    : periods.longest(tokens, count === null ? way.end : way.end + 1)
  if (period === null || count === 0) return null
  const { end, value: unit } = period
  // "the next years" are of no number.
  if (count === null && /^(?:days|weeks|months|quarters|years|yrs)$/.test(tokens[end - 1]?.text ?? ''))
    return null
  const isLonger = unit === 'year' && isAndAHalf(tokens, end)
  if (isLonger && way.value !== 'this')
    return halfYears(today, 2 * (count ?? 1) + 1, way.value === 'next' || way.value === 'coming', end + 3)
  // "last year" is the calendar's, "the last year" ends today.
  const isRolling = way.value === 'last' && unit === 'year' && isThe(tokens, at)
  const isCounted = count !== null || isRolling || way.value === 'past' || way.value === 'coming'
  const isAhead = way.value === 'next' || way.value === 'coming'
  if (!isCounted) {
    const by = way.value === 'last' ? -1 : way.value === 'next' ? 1 : 0
    const days = calendarDays(today, unit, by)
    return days === null ? null : withNext({ isSure: true, isAhead, ...days, end }, tokens, unit)
  }
  if (way.value === 'this') return null
  return isAhead
    ? { ...sure, isAhead, first: today, last: moved(today, unit, count ?? 1), end }
    : { ...sure, first: moved(today, unit, -(count ?? 1)), last: today, end }
}

/** "trailing 18, Katy": months, where nothing follows that the figure would be of. */
function isMonthsAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    /^\d\d$/.test(tokens[at]?.text ?? '') &&
    (next === undefined || (next.kind === 'sign' && /^[,;.?!)]$/.test(next.text)))
  )
}

/** "the next 12-18 months": from so many of them away to so many. */
function countedBetween(
  tokens: readonly Token[],
  { value: way, end }: { value: string; end: number },
  today: Day,
): NamedDays | null {
  const [low, high] = [countAt(tokens, end), countAt(tokens, end + 2)]
  const isRange = /^(?:-|to|or)$/.test(tokens[end + 1]?.text ?? '')
  const period = isRange ? periods.longest(tokens, end + 3) : null
  if (low === null || high === null || period === null || low >= high || way === 'this') return null
  const isAhead = way === 'next' || way === 'coming'
  const [near, far] = [low, high].map((count) => moved(today, period.value, isAhead ? count : -count)) as [
    Day,
    Day,
  ]
  return {
    ...(isAhead ? { first: near, last: far } : { first: far, last: near }),
    isSure: true,
    isAhead,
    end: period.end,
  }
}

/** "between now and June", "from today on", "now through 2028": where days begin or end, today is one. */
function present(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  if (!/^(?:now|today)$/.test(tokens[at]?.text ?? '')) return null
  const before = tokens.slice(Math.max(at - MOST_BETWEEN, 0), at).map(({ text }) => text)
  const isEnd =
    /^(?:between|from|thru|until|till|through)$/.test(before.at(-1) ?? '') ||
    (/^(?:and|to|through)$/.test(before.at(-1) ?? '') &&
      before.some((word) => /^(?:between|from)$/.test(word)))
  const isRange = /^(?:through|thru|until)$/.test(tokens[at + 1]?.text ?? '')
  return isEnd || isRange ? { first: today, last: today, isSure: true, isAhead: false, end: at + 1 } : null
}

/** "this time next year": the day a year away. */
function thisTime(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const by = ['last', 'next'].indexOf(tokens[at + 2]?.text ?? '')
  const isSaid = tokens[at]?.text === 'this' && tokens[at + 1]?.text === 'time'
  if (!isSaid || by < 0 || tokens[at + 3]?.text !== 'year') return null
  const day = addMonths(today, by === 0 ? -12 : 12)
  return { first: day, last: day, isSure: true, isAhead: by === 1, end: at + 4 }
}

const yearAgo = phraseTable([
  [
    true,
    'last year|last yr|of last year|in last year|a year ago|one year ago|a year earlier|the year before|prior year',
  ],
])

/** "the same quarter last year", "same month a year ago": that of today, twelve months before. */
function sameLastYear(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const start = tokens[at]?.text === 'the' ? at + 1 : at
  if (tokens[start]?.text !== 'same') return null
  const period = periods.longest(tokens, start + 1)
  const ago = period === null ? null : yearAgo.longest(tokens, period.end)
  if (period === null || ago === null || !/^(?:month|quarter)$/.test(period.value)) return null
  const days = calendarDays(addMonths(today, -12), period.value, 0)
  return days === null ? null : { ...days, isSure: true, isAhead: false, end: ago.end }
}

/** "next June", "last March", "this October": the nearest such month on that side of today's. */
function monthTowards(
  tokens: readonly Token[],
  { value: way, end }: { value: 'this' | 'last' | 'past' | 'next' | 'coming'; end: number },
  today: Day,
): NamedDays | null {
  const month = months.longest(tokens, end)
  if (month === null) return null
  const [year = 0, current = 1] = today.split('-').map(Number)
  const isAhead = way === 'next' || way === 'coming'
  const isPast = way === 'last' || way === 'past'
  const by = isAhead && month.value <= current ? 1 : isPast && month.value >= current ? -1 : 0
  return { ...monthsFrom(year + by, month.value, 1), isSure: true, isAhead, end: month.end }
}

/** "in the last year": the article may stand with the word before. */
function isThe(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'the' || tokens[at - 1]?.text === 'the'
}

/** "the past year and a half" */
function isAndAHalf(tokens: readonly Token[], at: number): boolean {
  return ['and', 'a', 'half'].every((word, i) => tokens[at + i]?.text === word)
}

function halfYears(today: Day, count: number, isAhead: boolean, end: number): NamedDays {
  const other = addMonths(today, (isAhead ? 6 : -6) * count)
  const [first, last] = isAhead ? [today, other] : [other, today]
  return { first, last, isSure: true, isAhead, end }
}

/** Reads "12" or "twelve"; null where there is no whole number, or a larger one than is counted in. */
export function countAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token === undefined) return null
  const count = token.kind === 'number' ? Number(token.text) : readCount(token.text)
  return count !== null && Number.isInteger(count) && count <= MOST_COUNTED ? count : null
}

/** A day so many periods of time away. */
export function moved(day: Day, unit: Period, count: number): Day {
  switch (unit) {
    case 'day':
      return addDays(day, count)
    case 'week':
      return addDays(day, 7 * count)
    case 'month':
    case 'quarter':
    case 'year':
      return addMonths(day, MONTHS[unit] * count)
  }
}

/** The month, quarter or year of the calendar that a day is in, or one so many further. */
function calendarDays(today: Day, unit: Period, by: number): Days | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  switch (unit) {
    case 'day':
    case 'week':
      return null
    case 'month':
      return monthsFrom(year, month + by, 1)
    case 'quarter':
      return monthsFrom(year, Math.floor((month - 1) / 3) * 3 + 1 + 3 * by, 3)
    case 'year':
      return monthsFrom(year + by, 1, 12)
  }
}

const of = (period: string) =>
  ['start of', 'beginning of', 'first of', 'first day of']
    .flatMap((start) => [start, `the ${start}`])
    .flatMap((start) => ['the', 'this', 'the current'].map((which) => `${start} ${which} ${period}`))
    .join('|')

const starts = phraseTable<'year' | 'quarter' | 'month'>([
  ['year', `${of('year')}|start of year|the new year|new years`],
  ['quarter', of('quarter')],
  ['month', of('month')],
])

const AHEAD =
  /^(?:starts?|starting|commenc\w+|begins?|beginning|moves?|moving|occup\w+|available|expir\w+|ends?)$/

/** "since the start of the year": the first day of it, where something since then is asked for. */
function startOfPeriod(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const found = starts.longest(tokens, at)
  if (found === null || !/^(?:since|from|after)$/.test(tokens[at - 1]?.text ?? '')) return null
  const [year = 0, month = 1] = today.split('-').map(Number)
  const count = MONTHS[found.value]
  const { first } = monthsFrom(year, Math.floor((month - 1) / count) * count + 1, count)
  // "starts after new years": of what lies ahead the next one.
  const isAhead = tokens.slice(Math.max(at - 4, 0), at).some(({ text }) => AHEAD.test(text))
  if (isAhead && tokens[found.end - 2]?.text === 'new') {
    const next = monthsFrom(year + 1, 1, 1).first
    return { first: next, last: next, isSure: true, isAhead: true, end: found.end }
  }
  const day = tokens[at - 1]?.text === 'after' ? addDays(first, -1) : first
  return { first: day, last: day, isSure: true, isAhead: false, end: found.end }
}
