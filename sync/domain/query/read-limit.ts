import { readNumberPhrase } from './number-phrase.ts'
import { phraseTable } from './phrase-table.ts'
import { namesSort } from './read-terms.ts'
import type { Reader } from './reading.ts'

const leads = phraseTable([
  [true, 'top|first|the top|the first|best|the best|show me|give me|the|just the|only the'],
])
/** Of these alone a figure is how many are wanted; of the others only before an order. */
const sure = new Set(['top', 'first', 'best'])
const nouns = phraseTable([
  [true, 'comps|properties|buildings|listings|results|options|of them|leases|deals|choices|warehouses|sites'],
])
const MOST = 500

/** "5 cheapest", "top 10", "the three largest", "first 20 comps": how many are wanted. */
export const readLimit: Reader = ({ tokens }, at) => {
  const lead = leads.longest(tokens, at)
  const start = lead?.end ?? at
  const token = tokens[start]
  const number =
    token?.kind === 'number' && /^\d{1,3}$/.test(token.text)
      ? { value: Number(token.text), end: start + 1 }
      : readNumberPhrase(tokens, start)
  if (number === null || number.value < 1 || number.value > MOST || !Number.isInteger(number.value))
    return null
  const isSure = lead !== null && sure.has(tokens[lead.end - 1]?.text ?? '')
  const next = tokens[number.end]
  const isEnd = next === undefined || next.text === ','
  const isWanted =
    namesSort(tokens, number.end) || (isSure && (isEnd || nouns.longest(tokens, number.end) !== null))
  return isWanted ? { kind: 'limit', limit: number.value, end: number.end } : null
}
