import type { RowSet } from '../../sync/assistant/row-set.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { wordsFor } from '../../sync/domain/query/words-for.ts'

const BY_DISTANCE = ['nearest', 'farthest'] as const

/** `largest first`, `the 3 largest`; null for the usual order. */
export function orderWords({ order, limit }: RowSet): string | null {
  if (order === null) return limit === null ? null : `the first ${formatCount(limit)}`
  const ends = order.field === 'distance' ? BY_DISTANCE : wordsFor(order.field).ends
  const words = ends[order.descending ? 1 : 0]
  return limit === null
    ? `${words} first`
    : `the ${formatCount(limit)} with the ${words}`.replace(/with the (\S+)$/, '$1')
}
