import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import { readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import type { Plan, PlannedCall } from '../plan.ts'
import { wordsLeft } from '../questions/words-left.ts'
import { planAnalysis } from './plan-analysis.ts'

const COUNT_BESIDE =
  /^(?<first>.+?)[,;]? (?:and|plus|also|then)(?: also)? how many (?:of (?:them|those|these) |of em |did |do )?(?:(?:deals|leases|sales|properties|buildings|ones) )?(?:(?:got|get|have|has|had|gave|give|with|that|also|come with|came with) )*(?<part>.+?)[?.!]*$/i

/** "what's the average bump and how many got TI over 5": a figure of a set, and how many of the set are so. */
export function planCountBeside(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[],
): Plan | null {
  const { first = '', part = '' } = COUNT_BESIDE.exec(text)?.groups ?? {}
  const read = readWords(at, part)
  const criteria = read.criteria.filter(({ kind }) => kind !== 'text')
  const figured = criteria.length === 0 ? null : planAnalysis(at, first, known, earlier)
  const [call] = figured?.kind === 'calls' ? figured.calls : []
  if (figured?.kind !== 'calls' || call?.tool !== 'analyze' || !('of' in call.input.ask)) return null
  const { criteria: of = [], order = null, limit = null, ids = null, without } = call.input
  const rows: RowSet = { criteria: of, order, limit, ids, ...(without !== undefined && { without }) }
  const unsaid =
    criteria.length < read.criteria.length ? { words: `"${part.replaceAll('"', '')}"` } : wordsLeft(read)
  const counted: PlannedCall = {
    tool: 'analyze',
    input: { ...rows, ...unsaid, ask: { kind: 'share', figure: null, part: criteria } },
  }
  return { ...figured, calls: [...figured.calls, counted], keeps: rows }
}
