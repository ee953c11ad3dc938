import type { Day } from '../../dates/days.ts'
import { type Comparator, comparators } from '../amounts/comparators.ts'
import type { When } from '../quantities/years-of-deals.ts'
import { periods } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { countAt, moved } from './relative-days.ts'

const agoWords = phraseTable([[true, 'ago|back|earlier|in the past']])
const trailing = phraseTable<'min' | 'max'>([
  ['min', 'or more|or longer|or earlier|or older|at least'],
  ['max', 'or less|or sooner|or later|or newer|at most|tops|max'],
])

/**
 * "no more than two years back", "over 18 months ago", "two years ago or less": so long before today at most, or at
 * least. Null without a bound.
 */
export function readAgo(tokens: readonly Token[], at: number, today: Day): When | null {
  const bound = comparators.longest(tokens, at)
  const start = bound?.end ?? at
  const count = /^an?$/.test(tokens[start]?.text ?? '') ? 1 : countAt(tokens, start)
  const period = count === null ? null : periods.longest(tokens, start + 1)
  if (count === null || period === null) return null
  const ago = agoWords.longest(tokens, period.end)
  const behind = ago === null ? null : trailing.longest(tokens, ago.end)
  const side = bound === null ? behind?.value : sideOf(bound.value)
  if (ago === null || (side !== 'min' && side !== 'max')) return null
  const day = moved(today, period.value, -count)
  const [from, to] = side === 'max' ? [day, today] : [null, day]
  return { from, to, isSure: true, isAhead: false, isReached: true, end: behind?.end ?? ago.end }
}

function sideOf({ side, field }: Comparator): Comparator['side'] | null {
  // "no older than 2 years" is said of buildings as well.
  return field === null ? side : null
}
