import type { RowSet } from '../../sync/assistant/row-set.ts'
import { planTurn } from '../assistant/built-in/plan-turn.ts'
import { resolveSet } from '../assistant/tools/asked-set.ts'
import type { BookToday } from '../assistant/tools/tool-context.ts'

/** The rows talked of after some questions, for callers who only send words. Nothing is searched for it. */
export function knownRows(at: BookToday, questions: readonly string[]): RowSet | null {
  let known: RowSet | null = null
  for (const question of questions) {
    const plan = planTurn(at, question, known)
    const call = plan.kind === 'calls' ? plan.calls.at(-1) : undefined
    if (call?.tool === 'search' || call?.tool === 'statistics' || call?.tool === 'saveCompList') {
      known = resolveSet(at, call.input).rows
    }
  }
  return known
}
