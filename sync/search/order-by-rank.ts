import type { TextHits } from './text-search.ts'

/**
 * The rows that are in and have a rank, best first. Rows of the same rank stand as in `order`, which names each row
 * at most once. A counting sort: no two rows are compared.
 */
export function orderByRank(
  { ranks, scores }: TextHits,
  isIn: (row: number) => boolean,
  order: Uint32Array,
): Uint32Array {
  const found = new Uint32Array(order.length)
  // places[rank] first counts the rows of a rank, then is where the next one of them goes.
  const places = new Uint32Array(scores.length)
  let count = 0
  for (let i = 0; i < order.length; i++) {
    const row = order[i] as number
    const rank = ranks[row] as number
    if (rank === 0 || !isIn(row)) continue
    found[count++] = row
    places[rank] = (places[rank] as number) + 1
  }
  let place = 0
  for (let rank = places.length - 1; rank > 0; rank--) {
    const rows = places[rank] as number
    places[rank] = place
    place += rows
  }
  const ordered = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const row = found[i] as number
    const rank = ranks[row] as number
    ordered[places[rank] as number] = row
    places[rank] = (places[rank] as number) + 1
  }
  return ordered
}
