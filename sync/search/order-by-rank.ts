import { countUp } from '../columns/count-up.ts'
import type { TextHits } from './text-search.ts'

/**
 * The rows with a rank and a mark of 0, best first. Rows of equal rank come as in `order`, which names each row at
 * most once. This is a counting sort.
 */
export function orderByRank({ ranks, scores }: TextHits, marks: Int32Array, order: Uint32Array): Uint32Array {
  const found = new Uint32Array(order.length)
  const foundRanks = new Uint16Array(order.length)
  // places[rank] first counts the rows of a rank, then is where the next one of them goes.
  const places = new Uint32Array(scores.length)
  let count = 0
  for (let i = 0; i < order.length; i++) {
    const row = order[i] as number
    const mark = marks[row] as number
    // Without a branch, which would be guessed wrong too often: the rank of a row that is out is made 0, and the row
    // overwritten by the next one.
    const rank = (ranks[row] as number) * (1 - ((mark | -mark) >>> 31))
    found[count] = row
    foundRanks[count] = rank
    count += -rank >>> 31
  }
  // Not in the loop before, where the next count of what is out would wait for the last one.
  for (let i = 0; i < count; i++) countUp(places, foundRanks[i] as number)
  let place = 0
  for (let rank = places.length - 1; rank > 0; rank--) {
    const rows = places[rank] as number
    places[rank] = place
    place += rows
  }
  const ordered = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const rank = foundRanks[i] as number
    const at = places[rank] as number
    ordered[at] = found[i] as number
    places[rank] = at + 1
  }
  return ordered
}
