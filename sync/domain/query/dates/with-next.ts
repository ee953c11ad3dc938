import { addDays, addMonths } from '../../dates/days.ts'
import type { Period } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import type { NamedDays } from './named-days.ts'

/** How many months each has. */
export const MONTHS = { month: 1, quarter: 3, year: 12 } as const

/** "next year and the year after", "this year or next": the days of both. */
export function withNext(days: NamedDays, tokens: readonly Token[], unit: Period): NamedDays {
  const said = besides.longest(tokens, days.end)
  if (said === null || unit === 'day' || unit === 'week') return days
  const months = MONTHS[unit]
  return said.value === 'after'
    ? { ...days, last: addDays(addMonths(addDays(days.last, 1), months), -1), end: said.end }
    : { ...days, first: addMonths(days.first, -months), end: said.end }
}

const ANDS = ['and', 'or', 'and also', 'plus', '&']
const afterAnds = (words: readonly string[]) =>
  ANDS.flatMap((and) => words.map((word) => `${and} ${word}`)).join('|')
const besides = phraseTable<'after' | 'before'>([
  [
    'after',
    afterAnds([
      ...['year', 'quarter', 'month'].flatMap((unit) => [
        `the ${unit} after`,
        `the following ${unit}`,
        `next ${unit}`,
      ]),
      ...['the one after', 'the one after that', 'the next', 'next'],
    ]),
  ],
  [
    'before',
    afterAnds([
      ...['year', 'quarter', 'month'].flatMap((unit) => [
        `the ${unit} before`,
        `the prior ${unit}`,
        `last ${unit}`,
      ]),
      ...['the one before', 'the one before that', 'last'],
    ]),
  ],
])
