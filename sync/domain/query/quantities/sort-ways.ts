import { fromTo, LARGE_ENDS, SMALL_ENDS } from '../fields/figure-ends.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** What asks for an order outright. */
export const SORTED_BY = phraseTable([
  [
    true,
    'sort by|sorted by|order by|ordered by|rank by|ranked by|sort on|sort them by|sort it by|sort these by|list by|in order of',
  ],
])
const LOW = `${SMALL_ENDS}|low|lowest|short|shortest|least|cheap|cheapest|old|oldest|early|earliest|soonest`
const HIGH = `${LARGE_ENDS}|high|highest|tall|tallest|long|longest|most|priciest|new|newest|late|latest`
const RISING = fromTo(LOW, HIGH)
const FALLING = fromTo(HIGH, LOW)
const from = (ways: string) => `from ${ways.replaceAll('|', '|from ')}`
/** "smallest on top" */
const onTop = (ends: string) =>
  ends
    .split('|')
    .flatMap((end) =>
      ['first', 'on top', 'at the top', 'up top', 'leading'].map((where) => `${end} ${where}`),
    )
    .join('|')
const WAYS = phraseTable<'rising' | 'falling'>([
  ['rising', `ascending|asc|${onTop(LOW)}|cheapest first|least first`],
  ['rising', `${RISING}|${from(RISING)}`],
  ['falling', `${FALLING}|${from(FALLING)}`],
  ['falling', `descending|desc|${onTop(HIGH)}|most expensive first|best first`],
])

/** ", highest first" behind an order. */
export function wayBehind(tokens: readonly Token[], at: number) {
  const start = tokens[at]?.text === ',' ? at + 1 : at
  return WAYS.longest(tokens, start)
}
