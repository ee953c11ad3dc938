import { EVERY_ROW, type RowSet } from '../../../../sync/assistant/row-set.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import type { Plan, PlannedCall } from '../plan.ts'
import { planAnalysis } from './plan-analysis.ts'

/** "how does that compare by town, and where is it going": a number for each, and the way of all of them. */
export function planBoth(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[],
): Plan | null {
  const [first = '', second] = text.split(AND_WAY)
  const groups = second === undefined ? null : planAnalysis(at, first, known, earlier)
  const [call] = groups?.kind === 'calls' ? groups.calls : []
  if (second === undefined || groups?.kind !== 'calls' || call?.tool !== 'analyze') return null
  const { ask, criteria = [], ids = null } = call.input
  if (ask.kind !== 'group' || ask.figure === null) return null
  const by = /\bby (month|year)\b/i.exec(second)?.[1]?.toLowerCase()
  const trend = {
    ...ask,
    kind: 'trend' as const,
    by:
      by === 'month'
        ? ('signedMonth' as const)
        : by === 'year'
          ? ('signedYear' as const)
          : ('signedQuarter' as const),
  }
  const over: PlannedCall = { tool: 'analyze', input: { ...EVERY_ROW, criteria, ids, ask: trend } }
  return { ...groups, calls: [...groups.calls, over] }
}

const AND_WAY =
  /,? and (?=(?:where|how|which way|what direction)\b.*\b(?:going|headed|heading|trending|moving|moved|changed|changing|gone|trend)\b|(?:the |its |a )?trend\b)/i
