import type { RowSet } from '../../sync/assistant/row-set.ts'
import { isRangeField } from '../../sync/domain/criteria/criterion.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { wordsFor } from '../../sync/domain/query/words-for.ts'
import { SORTS } from '../../sync/domain/sort.ts'

const BY_DISTANCE = ['nearest', 'farthest'] as const

/** `largest first`, `the 3 largest`; null for the usual order. */
export function orderWords({ order, limit }: RowSet): string | null {
  if (order === null) return limit === null ? null : `the first ${formatCount(limit)}`
  const { field, descending } = order
  if (field !== 'distance' && !isRangeField(field)) {
    const sort = Object.values(SORTS).find(
      (own) => own.field === order.field && own.descending === descending,
    )
    return limit === null ? (sort?.label ?? null) : `the first ${formatCount(limit)} by ${sort?.label}`
  }
  const ends = field === 'distance' ? BY_DISTANCE : wordsFor(field).ends
  const words = ends[descending ? 1 : 0]
  return limit === null
    ? `${words} first`
    : `the ${formatCount(limit)} with the ${words}`.replace(/with the (\S+)$/, '$1')
}
