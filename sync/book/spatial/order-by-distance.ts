import { countUp } from '../../columns/count-up.ts'

/** Slots around a place, nearest first, and for each how far away it is. */
export interface Nearby {
  slots: Uint32Array
  miles: Float64Array
}

/** Distances are sorted by their first 22 bits, 11 at a time; few differ only in what is left. */
const BITS = 11
const BUCKETS = 1 << BITS
/** As many as there are distances, but not so many that they take longer than the sorting. */
const MOST_RINGS = 65_536
/** Where places share their ring with more than this on average, the rings do not help. */
const CROWDED = 32

/** Sorts slots by distance, then rank. No distance may be above `most`. */
export function orderByDistance(
  slots: ArrayLike<number>,
  miles: ArrayLike<number>,
  most: number,
  ranks: Uint32Array,
): Nearby {
  const ordered = orderByRing(slots, miles, most) ?? orderByBits(slots, miles, most)
  insertEach(ordered)
  orderTies(ordered, ranks)
  return ordered
}

/** Nearly in order: by rings around the place, all of the same area. Null where they are too crowded for that. */
function orderByRing(slots: ArrayLike<number>, miles: ArrayLike<number>, most: number): Nearby | null {
  const { length } = slots
  const rings = Math.min(length, MOST_RINGS)
  const scale = rings / Math.max(most * most, 1e-18)
  const ringOf = new Uint16Array(length)
  const next = new Uint32Array(rings)
  for (let i = 0; i < length; i++) {
    const distance = miles[i] as number
    const ring = Math.min(rings - 1, (distance * distance * scale) | 0)
    ringOf[i] = ring
    next[ring] = (next[ring] as number) + 1
  }
  let place = 0
  let sharing = 0
  for (let ring = 0; ring < rings; ring++) {
    const count = next[ring] as number
    sharing += count * count
    next[ring] = place
    place += count
  }
  if (sharing > CROWDED * length) return null
  const ordered: Nearby = { slots: new Uint32Array(length), miles: new Float64Array(length) }
  for (let i = 0; i < length; i++) {
    const ring = ringOf[i] as number
    const at = next[ring] as number
    next[ring] = at + 1
    ordered.slots[at] = slots[i] as number
    ordered.miles[at] = miles[i] as number
  }
  return ordered
}

/** Nearly in order, however the places lie. */
function orderByBits(slots: ArrayLike<number>, miles: ArrayLike<number>, most: number): Nearby {
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
    ordered.slots[i] = slots[position] as number
    ordered.miles[i] = miles[position] as number
  }
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

/** Puts each before those that are farther away: few are out of place, and not by far. */
function insertEach({ slots, miles }: Nearby): void {
  for (let i = 1; i < miles.length; i++) {
    const distance = miles[i] as number
    if ((miles[i - 1] as number) <= distance) continue
    const slot = slots[i] as number
    let at = i
    for (; at > 0 && (miles[at - 1] as number) > distance; at--) {
      miles[at] = miles[at - 1] as number
      slots[at] = slots[at - 1] as number
    }
    miles[at] = distance
    slots[at] = slot
  }
}

function orderTies({ slots, miles }: Nearby, ranks: Uint32Array): void {
  let start = 0
  for (let i = 1; i <= miles.length; i++) {
    if (i < miles.length && miles[i] === miles[start]) continue
    if (i - start > 1) slots.subarray(start, i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
    start = i
  }
}
