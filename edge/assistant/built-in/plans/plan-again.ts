import type { Ask } from '../../../../sync/assistant/analysis/ask.ts'
import { EVERY_ROW, type RowSet } from '../../../../sync/assistant/row-set.ts'
import type { Plan } from '../plan.ts'

/** What was asked last, of the rows that are talked of now: the figure again, else the properties. */
export function planAgain(rows: RowSet, last: Ask | null, said: string): Plan {
  if (last === null || last.kind === 'inputs' || last.kind === 'similar' || last.kind === 'changes')
    return { kind: 'calls', calls: [{ tool: 'search', input: rows }], wording: 'found', said }
  const input = { ...(last.kind === 'compare' ? EVERY_ROW : rows), ask: last }
  return { kind: 'calls', calls: [{ tool: 'analyze', input }], wording: 'plain', said }
}
