import type { Reader } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

export const NEAREST = /^(?:closest|nearest)$/

/** Tokens between "closest" and "to": "closest five NNN warehouse comps to". */
const MOST_OF_LIST = 6

/** Whether "to" stands behind "closest 5", "nearest warehouses". */
export function isToOfNearest(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'to' || /^(?:up|due|prior|next|close)$/.test(tokens[at - 1]?.text ?? ''))
    return false
  for (let i = at - 1; i >= Math.max(at - MOST_OF_LIST, 0); i--) {
    const token = tokens[i]
    if (NEAREST.test(token?.text ?? '')) return i < at - 1
    const isOfList = token?.kind === 'word' || /^\d{1,2}$/.test(token?.text ?? '')
    if (!isOfList) return false
  }
  return false
}

const nearestFirst = phraseTable([
  [
    true,
    'closest first|nearest first|by distance|sort by distance|sorted by distance|order by distance|ranked by distance|by proximity|closest to farthest|nearest to farthest|closest on top|closest to me|nearest to me|nearest me|closest to us|closest to here|nearest to here',
  ],
])

/** "closest first" */
export const readNearestFirst: Reader = ({ tokens }, at) => {
  const found = nearestFirst.longest(tokens, at)
  return found === null ? null : { kind: 'nearest', end: found.end }
}
