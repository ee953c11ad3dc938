import { type SortedField, sortOf } from '../../sort.ts'
import type { Found } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { SORTED_BY, wayBehind } from './sort-ways.ts'

type DateField = Extract<SortedField, 'dateSigned' | 'commencement' | 'expiration' | 'saleDate'>

const dates = phraseTable<DateField>([
  [
    'dateSigned',
    'signing date|signing dates|signature date|signature|signatures|date signed|date of signature|date of signing|sign date|signed date|date of execution|execution date|date executed|lease date|date of lease|deal date|transaction date|signing|signings|when it was signed|when they were signed|when signed',
  ],
  [
    'expiration',
    'lease expiration|lease expirations|lease expiration date|expiration|expirations|expiration date|expiration dates|date of expiration|expiry|expiry date|lease expiry|lease end|lease end date|end date|end of lease|rollover|rollover date|lease rollover|roll date|maturity|maturity date|lxd|lxp|when it expires|when they expire|when they roll',
  ],
  [
    'commencement',
    'commencement|commencement date|lease commencement|lease commencement date|start date|lease start|lease start date|lcd|rcd',
  ],
  ['saleDate', 'sale date|date of sale|sales date|date sold|sold date|closing date'],
])
const ends = phraseTable<'rising' | 'falling'>([
  ['rising', 'oldest|earliest|soonest|nearest'],
  ['falling', 'newest|latest|most recent|furthest|furthest out|farthest|farthest out'],
])

/** "order by lease expiration", "newest signature first": what ends next comes first, and what was signed last. */
export function dateSortAt(tokens: readonly Token[], at: number): Found | null {
  const by = SORTED_BY.longest(tokens, at)?.end ?? (tokens[at]?.text === 'by' ? at + 1 : null)
  const named = by === null ? null : dates.longest(tokens, tokens[by]?.text === 'the' ? by + 1 : by)
  const isOfPart = /^(?:year|years|quarter|quarters|month|months)$/.test(tokens[named?.end ?? at]?.text ?? '')
  if (named !== null && !isOfPart) {
    const way = wayBehind(tokens, named.end)
    const isFalling = way === null ? named.value !== 'expiration' : way.value === 'falling'
    return { kind: 'sort', sort: sortOf(named.value, isFalling), end: way?.end ?? named.end }
  }
  const end = ends.longest(tokens, at)
  const date = end === null ? null : dates.longest(tokens, end.end)
  if (end === null || date === null || tokens[date.end]?.text !== 'first') return null
  return { kind: 'sort', sort: sortOf(date.value, end.value === 'falling'), end: date.end + 1 }
}
