import { addDays, type Day, monthsFrom } from '../../dates/days.ts'
import type { When } from '../quantities/years-of-deals.ts'
import {
  dateSeparators,
  months,
  quarters,
  type Reach,
  reaches,
  reachesAfter,
} from '../vocabulary/date-terms.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { holidayAt } from './holidays.ts'
import type { NamedDays } from './named-days.ts'
import { monthBefore } from './part-of-year.ts'
import { readDays } from './read-days.ts'
import { monthAndDay } from './yearless-days.ts'

/** Days with the words that say before, after or between: "since 2023", "between March and May 2024", "2022-2024". */
export function readWhen(
  { tokens, today }: Reading,
  at: number,
  daysAt: typeof readDays = readDays,
): When | null {
  const reach = reaches.longest(tokens, at)
  const start = reach?.end ?? at
  const first = daysAt(tokens, start, today) ?? daysOfNext(tokens, start, today)
  if (first === null) return null
  const after = reachesAfter.longest(tokens, first.end)
  // "in 2028 or later"
  if ((reach === null || reach.value === 'within') && after !== null)
    return reached(first, after.value, after.end)
  const isRange = reach === null || /^(?:within|from|between)$/.test(reach.value)
  const separator = isRange ? dateSeparators.longest(tokens, first.end) : null
  const edge = separator === null ? null : endsOf.longest(tokens, separator.end)
  const named = separator === null ? null : daysAt(tokens, edge?.end ?? separator.end, today)
  const second = named !== null && edge !== null ? { ...named, first: named.last } : named
  const areAll = separator?.value === true || reach?.value === 'between'
  if (second !== null && (areAll || addDays(first.last, 1) === second.first)) {
    const [a, b] = inOrder(first, second, today)
    return {
      from: a.first,
      to: b.last,
      isSure: a.isSure || b.isSure,
      isAhead: false,
      isReached: true,
      end: second.end,
    }
  }
  // "between now and ..." needs its other end.
  if (reach?.value === 'between' && second === null && first.first === first.last) return null
  // "from the last 12 months" ends today, "from last year" with the year.
  const isFrom = reach?.value === 'from' && tokens[at]?.text === 'from'
  const isRolling = isFrom && (first.last === today || tokens[start]?.text === 'last')
  return reached(first, isRolling ? 'within' : (reach?.value ?? null), first.end)
}

/** "through the end of Q1": the days to the last of them. */
const endsOf = phraseTable([[true, 'the end of|end of|the end of the|the close of|the tail end of']])

/** The earlier first, but "between Labor Day and Thanksgiving" from the one to the other, whatever years they are of. */
function inOrder(first: NamedDays, second: NamedDays, today: Day | undefined): [NamedDays, NamedDays] {
  if (first.first <= second.first) return [first, second]
  if (first.inYear === undefined || second.inYear === undefined || today === undefined) return [second, first]
  const later = { ...second, ...second.inYear(Number(second.first.slice(0, 4)) + 1) }
  const earlier = { ...first, ...first.inYear(Number(first.first.slice(0, 4)) - 1) }
  const isLater = first.isAhead ? second.last < today : later.last <= addDays(today, NEARLY)
  return isLater ? [first, later] : [earlier, second]
}

/** Days: what ends as soon is as good as past. */
const NEARLY = 31

function reached({ first, last, isSure, isAhead }: NamedDays, reach: Reach | null, end: number): When {
  const on = { isSure, isAhead, isReached: reach !== null, end }
  switch (reach) {
    case 'from':
      return { ...on, from: first, to: null }
    case 'after':
      return { ...on, from: addDays(last, 1), to: null }
    case 'before':
      return { ...on, from: null, to: addDays(first, -1) }
    case 'to':
      return { ...on, from: null, to: last }
    case 'within':
    case 'between':
    case null:
      return { ...on, from: first, to: last }
  }
}

/** "between Jan and June 2025": the first month is of the second's year. */
function daysOfNext(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
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

/** "the first or third quarter of 2027" */
const ordinals = phraseTable(
  ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'].map(
    (name, i) => [i + 1, `${name}|the ${name.replace('|', '|the ')}`] as const,
  ),
)

/** "Q3 and Q4 2025": so is a quarter. */
function quarterOfNext(tokens: readonly Token[], at: number, today: Day | undefined): NamedDays | null {
  const quarter = quarters.longest(tokens, at) ?? ordinals.longest(tokens, at)
  const separator = quarter === null ? null : dateSeparators.longest(tokens, quarter.end)
  const next = separator === null ? null : readDays(tokens, separator.end, today)
  if (quarter === null || next === null || quarters.longest(tokens, separator?.end ?? 0) === null) return null
  const days = monthsFrom(Number(next.first.slice(0, 4)), quarter.value * 3 - 2, 3)
  return { ...days, isSure: true, isAhead: false, end: quarter.end }
}
