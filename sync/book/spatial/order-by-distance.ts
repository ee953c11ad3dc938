import { countUp } from '../../columns/count-up.ts'

/** Slots around a place, nearest first, and for each how far away it is. */
export interface Nearby {
  slots: Uint32Array
  miles: Float64Array
}

/** Distances are sorted by their first 22 bits, 11 at a time; few differ only in what is left. */
const BITS = 11
const BUCKETS = 1 << BITS

/** Sorts slots by distance, then rank. No distance may be above `most`. */
export function orderByDistance(
  slots: ArrayLike<number>,
  miles: ArrayLike<number>,
  most: number,
  ranks: Uint32Array,
): Nearby {
  const scale = (BUCKETS * BUCKETS - 1) / Math.max(most, 1e-9)
  const keys = new Uint32Array(slots.length)
  const unsorted = new Uint32Array(slots.length)
  for (let i = 0; i < keys.length; i++) {
    keys[i] = (miles[i] as number) * scale
    unsorted[i] = i
  }
  const positions = sortedBy(keys, BITS, sortedBy(keys, 0, unsorted))
  const ordered: Nearby = { slots: new Uint32Array(slots.length), miles: new Float64Array(slots.length) }
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i] as number
    insert(ordered, i, slots[position] as number, miles[position] as number)
  }
  orderTies(ordered, ranks)
  return ordered
}

/** One pass of a radix sort: sorts the positions in `order` by a part of their key, stably. */
function sortedBy(keys: Uint32Array, shift: number, order: Uint32Array): Uint32Array {
  const next = new Uint32Array(BUCKETS + 1)
  const bucketOf = (key: number): number => (key >>> shift) & (BUCKETS - 1)
  for (let i = 0; i < keys.length; i++) countUp(next, bucketOf(keys[i] as number) + 1)
  for (let bucket = 1; bucket < BUCKETS; bucket++) {
    next[bucket] = (next[bucket] as number) + (next[bucket - 1] as number)
  }
  const sorted = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) {
    const position = order[i] as number
    sorted[countUp(next, bucketOf(keys[position] as number))] = position
  }
  return sorted
}

/** Inserts one more among the first `length`, before those that are farther away. */
function insert({ slots, miles }: Nearby, length: number, slot: number, distance: number): void {
  let at = length
  for (; at > 0 && (miles[at - 1] as number) > distance; at--) {
    miles[at] = miles[at - 1] as number
    slots[at] = slots[at - 1] as number
  }
  miles[at] = distance
  slots[at] = slot
}

function orderTies({ slots, miles }: Nearby, ranks: Uint32Array): void {
  let start = 0
  for (let i = 1; i <= miles.length; i++) {
    if (i < miles.length && miles[i] === miles[start]) continue
    if (i - start > 1) slots.subarray(start, i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
    start = i
  }
}
