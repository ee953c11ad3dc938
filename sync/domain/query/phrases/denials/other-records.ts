import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'

type Records = 'sales' | 'leases'

const records = phraseTable<Records>([
  ['sales', 'sale|sales|sale comps|sales comps|trades'],
  ['leases', 'lease|leases|lease comps|lease deals|leasing'],
])
const DENIES = /^(?:not|no)$/
const JOINTS = /^(?:,|but|and|-)$/

/** "sales, not leases, past 5 years": what is denied is the other kind of deal, and not the days behind it. */
export function withoutOtherRecords(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const denied = DENIES.test(tokens[at]?.text ?? '') ? records.longest(tokens, at + 1) : null
    if (denied === null) continue
    const isOtherSaid = tokens.some((_, i) => {
      const other = i > at && i < denied.end ? null : records.longest(tokens, i)
      return other !== null && other.value !== denied.value
    })
    if (!isOtherSaid) continue
    const start = JOINTS.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
    return [...tokens.slice(0, start), ...withoutOtherRecords(tokens.slice(denied.end))]
  }
  return tokens
}
