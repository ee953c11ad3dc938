import type { Ask } from '../../../../sync/assistant/analysis/ask.ts'
import { EVERY_ROW, type RowSet } from '../../../../sync/assistant/row-set.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { askChanges } from '../answers/ask-changes.ts'
import { changesLine } from '../answers/changed-words.ts'
import { changeOf, comparedOn, lastAsk } from '../last-ask.ts'
import type { Plan } from '../plan.ts'

/** "compare them" after a figure of one set and of another: both, by that figure. Null where no two sets were asked. */
export function planSides(
  at: BookToday,
  text: string,
  known: RowSet | null,
  before: RowSet | null,
  earlier: readonly string[],
): Plan | null {
  const on = comparedOn(text)
  if (on === null || known === null) return null
  const last = lastAsk(at, earlier, known)
  const sides = last?.kind === 'compare' ? last : sidesOf(last, known, before)
  if (sides === null) return null
  const changed = on === '' ? null : changeOf(at, sides, null, `what about ${on}`)
  if (on !== '' && changed === null) return null
  const ask = changed?.ask ?? sides
  return {
    kind: 'calls',
    calls: [{ tool: 'analyze', input: { ...EVERY_ROW, ask } }],
    wording: 'plain',
    said: last === sides && changed !== null ? changesLine(askChanges(last, changed)) : null,
  }
}

/** The two sets asked last, by the figure they were asked for. */
function sidesOf(last: Ask | null, known: RowSet, before: RowSet | null): Ask | null {
  if (last?.kind !== 'statistic' && last?.kind !== 'group' && last?.kind !== 'trend') return null
  const { figure, of, also } = last
  const sets = [before, known].flatMap((rows) =>
    rows === null || rows.ids !== null || rows.limit !== null ? [] : [{ criteria: rows.criteria }],
  )
  const [one, two] = sets.map(({ criteria }) => JSON.stringify(criteria))
  if (one === undefined || two === undefined || one === two) return null
  return { kind: 'compare', figure, of, sets, ...(also !== undefined && { also }) }
}
