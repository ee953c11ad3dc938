import type { RowOrder, RowSet } from '../../sync/assistant/row-set.ts'
import { formatCount } from '../../sync/domain/format.ts'

const WORDS = {
  rentPerSf: ['lowest rent', 'highest rent'],
  squareFootage: ['smallest', 'largest'],
  landSizeAcres: ['least land', 'most land'],
  clearHeight: ['lowest clear height', 'highest clear height'],
  yearBuilt: ['oldest', 'newest'],
  dockDoors: ['fewest dock doors', 'most dock doors'],
  gradeDoors: ['fewest grade doors', 'most grade doors'],
  craneTons: ['lightest crane', 'strongest crane'],
  truckCourtFeet: ['shallowest truck court', 'deepest truck court'],
  trailerStalls: ['fewest trailer stalls', 'most trailer stalls'],
  officeSf: ['least office', 'most office'],
  distance: ['nearest', 'farthest'],
} as const satisfies Record<RowOrder['field'], readonly [rising: string, falling: string]>

/** `largest first`, `the 3 largest`; null for the usual order. */
export function orderWords({ order, limit }: RowSet): string | null {
  if (order === null) return limit === null ? null : `the first ${formatCount(limit)}`
  const words = WORDS[order.field][order.descending ? 1 : 0]
  return limit === null
    ? `${words} first`
    : `the ${formatCount(limit)} with the ${words}`.replace(/with the (\S+)$/, '$1')
}
