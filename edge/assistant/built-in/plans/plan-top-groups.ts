import { GROUP_WORDS } from '../../../../sync/assistant/analysis/asks/grouping-asked.ts'
import { groupCriteria } from '../../../../sync/assistant/analysis/group-rows.ts'
import { refine } from '../../../../sync/assistant/conversation/refine.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import { orderedGroups } from '../../analysis/ordered-groups.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { lastAsk } from '../last-ask.ts'
import type { Plan, PlannedCall } from '../plan.ts'
import { planAnalysis } from './plan-analysis.ts'

const NUMBERS = ['two', 'three', 'four', 'five']
const FIRST_OF_THEM = new RegExp(
  `[,;]? ?\\b(?:(?:for|of|on|with|in|just|only|but) )+(?:the )?(?:top|first|highest|leading|best|biggest) (?<count>[2-5]|${NUMBERS.join('|')})(?: (?:ones|of (?:them|those|these)|(?:${GROUP_WORDS})))?(?=[,.;!?]|$| by\\b)`,
  'iu',
)

/** "per quarter for just the top two" after a figure by submarket: the line of each of the first groups. */
export function planTopGroups(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[],
): Plan | null {
  const found = known === null ? null : FIRST_OF_THEM.exec(text)
  const last = found === null ? null : lastAsk(at, earlier)
  if (known === null || found === null || (last?.kind !== 'group' && last?.kind !== 'rank')) return null
  const plan = planAnalysis(at, text.replace(FIRST_OF_THEM, ' ').trim(), known, earlier)
  const [call] = plan?.kind === 'calls' ? plan.calls : []
  if (plan?.kind !== 'calls' || call?.tool !== 'analyze' || call.input.ask.kind !== 'trend') return null
  const { input } = call
  const said = found.groups?.count?.toLowerCase() ?? ''
  const count = NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : Number(said)
  const { ordered } = orderedGroups(at.book, last, known)
  const keys = ordered.map(({ key }) => key)
  const first = ordered.slice(0, count)
  const calls = first.map(
    ({ key }): PlannedCall => ({
      tool: 'analyze',
      input: { ...input, criteria: refine(input.criteria ?? [], groupCriteria(last.by, key, keys), 'add') },
    }),
  )
  if (calls.length === 0) return null
  const names = first.map(({ label }) => label).join(', ')
  return { ...plan, calls, keeps: known, said: `The first ${first.length} of the answer before: ${names}.` }
}
