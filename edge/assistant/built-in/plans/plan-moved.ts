import type { Ask } from '../../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import { readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { followUp } from '../follow-up.ts'
import { askOf, lastAsk } from '../last-ask.ts'
import type { Plan } from '../plan.ts'
import { movesBound } from '../questions/moves-bound.ts'
import { planAgain } from './plan-again.ts'

/** Figures of one set, which are told of another once its bounds are moved. */
const OF_ONE_SET: readonly Ask['kind'][] = ['statistic', 'group', 'trend', 'rank', 'spread', 'percentile']

/** "push it out another 6" after a figure: the same figure of the days that reach further. Null where nothing moves. */
export function planMoved(
  at: BookToday,
  text: string,
  known: RowSet | null,
  before: RowSet | null,
  earlier: readonly string[],
): Plan | null {
  if (known === null || !movesBound(text)) return null
  const last = lastAsk(at, earlier, known)
  if (last === null || !OF_ONE_SET.includes(last.kind) || askOf(at, text) !== null) return null
  const { rows, said, pick } = followUp(at, text, readWords(at, text), { rows: known, before })
  return pick === null && said?.startsWith('Changed:') ? planAgain(rows, last, said) : null
}
