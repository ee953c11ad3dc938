import { type Day, type Days, monthsFrom } from '../../dates/days.ts'
import { isShortYear } from '../quantities/short-year.ts'
import { months, UNTIL } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** Months of a year: the first of them, from 1, and how many. */
type Part = readonly [first: number, count: number]

const ENDS =
  'the end of|end of|at the end of|around the end of|towards the end of|toward the end of|near the end of|the tail end of|tail end of'
const parts = phraseTable<Part>([
  [[1, 6], 'h1|1h|first half|first half of|1st half|1st half of|the first half of|h1 of'],
  [[7, 6], 'h2|2h|second half|second half of|2nd half|2nd half of|the second half of|h2 of|back half of'],
  [[1, 4], 'early|early in|the beginning of|beginning of|the start of|start of'],
  [[5, 4], 'mid|mid -|middle of|the middle of'],
  [[9, 4], 'late|late in'],
  [[9, 4], ENDS],
  [[3, 3], 'the spring of|spring of'],
  [[6, 3], 'the summer of|summer of'],
  [[9, 3], 'the fall of|fall of|autumn of'],
])

/** "H1 2025", "the second half of 2025", "late 2026", "the end of 2027": with the year, or null without one. */
export function partOfYear(
  tokens: readonly Token[],
  at: number,
  today?: Day,
): { days: Days; end: number } | null {
  const half = gluedHalf(tokens, at)
  if (half !== null) return half
  const said = parts.longest(tokens, at)
  // "need to be in by the end of 2027": to its last day.
  const isReached =
    REACHES.has(tokens[at - 1]?.text ?? '') && /^(?:the|end|tail)$/.test(tokens[at]?.text ?? '')
  const part = isReached ? null : said
  // "h1 25"
  const short = tokens[part?.end ?? -1]
  if (
    part !== null &&
    /^(?:[h12]|early$|mid$|late$)/.test(tokens[at]?.text ?? '') &&
    isShortYear(tokens, part.end)
  ) {
    const [first, count] = part.value
    return { days: monthsFrom(2000 + Number(short?.text), first, count), end: part.end + 1 }
  }
  const year = part === null ? yearAt(tokens, at) : yearOf(tokens, part.end, today)
  if (part !== null && year !== null) {
    const [first, count] = part.value
    return { days: monthsFrom(year.value, first, count), end: year.end }
  }
  const after = year === null || part !== null ? null : parts.longest(tokens, year.end)
  if (year === null || after === null || !/^[h12]/.test(tokens[year.end]?.text ?? '')) return null
  const [first, count] = after.value
  return { days: monthsFrom(year.value, first, count), end: after.end }
}

const REACHES: ReadonlySet<string> = new Set([...UNTIL.split('|'), 'before', 'to'])

/** "2H25", "1H2025": a number with the rest as one word. */
function gluedHalf(tokens: readonly Token[], at: number): { days: Days; end: number } | null {
  const [number, word] = [tokens[at], tokens[at + 1]]
  const year = /^h(?:20)?(\d\d)$/.exec(word?.text ?? '')?.[1]
  if (!/^[12]$/.test(number?.text ?? '') || word?.glued !== true || year === undefined) return null
  return { days: monthsFrom(2000 + Number(year), number?.text === '1' ? 1 : 7, 6), end: at + 2 }
}

/** "2025", and where the day is known "last year". */
export function yearOf(
  tokens: readonly Token[],
  at: number,
  today: Day | undefined,
): { value: number; end: number } | null {
  const by = ['last', 'this', 'next'].indexOf(tokens[at]?.text ?? '') - 1
  if (today === undefined || by < -1 || !/^(?:year|yr)$/.test(tokens[at + 1]?.text ?? ''))
    return yearAt(tokens, at)
  return { value: Number(today.slice(0, 4)) + by, end: at + 2 }
}

/** "2025", "'25". */
export function yearAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const text = tokens[at]?.text ?? ''
  // "2000s" are ten years.
  if (tokens[at + 1]?.text === 's' && tokens[at + 1]?.glued === true) return null
  if (/^(?:19|20)\d\d$/.test(text)) return { value: Number(text), end: at + 1 }
  const short = tokens[at + 1]
  if (text !== "'" || short?.glued !== true || !/^[0-4]\d$/.test(short.text)) return null
  return { value: 2000 + Number(short.text), end: at + 2 }
}

/** A month whose year stands with the date after it: "Jan" of "between Jan and June 2025". */
export function monthBefore(
  tokens: readonly Token[],
  at: number,
  year: number,
): { days: Days; end: number } | null {
  const month = months.longest(tokens, at)
  return month === null ? null : { days: monthsFrom(year, month.value, 1), end: month.end }
}
