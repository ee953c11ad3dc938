import { addDays, type Day, monthsFrom } from '../days.ts'
import type { Token } from './lexer.ts'
import type { NamedDays } from './named-days.ts'
import { phraseTable } from './phrase-table.ts'

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
const MONTHS = { year: 12, quarter: 3, month: 1 } as const

/** "since the start of the year": the first day of it, where something since then is asked for. */
export function startOfPeriod(tokens: readonly Token[], at: number, today: Day): NamedDays | null {
  const found = starts.longest(tokens, at)
  if (found === null || !/^(?:since|from|after)$/.test(tokens[at - 1]?.text ?? '')) return null
  const [year = 0, month = 1] = today.split('-').map(Number)
  const count = MONTHS[found.value]
  const { first } = monthsFrom(year, Math.floor((month - 1) / count) * count + 1, count)
  const day = tokens[at - 1]?.text === 'after' ? addDays(first, -1) : first
  return { first: day, last: day, isSure: true, isAhead: false, end: found.end }
}
