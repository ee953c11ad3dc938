import { countUp } from '../../columns/count-up.ts'
import { milesOf } from '../../domain/area/distance.ts'

/** Slots around a place, nearest first, and for each how far away it is. */
export interface Nearby {
  slots: Uint32Array
  miles: Float64Array
}

/** Distances are sorted by their first 22 bits, 11 at a time; few differ only in what is left. */
const BITS = 11
const BUCKETS = 1 << BITS
/** Two for each place, so that few share one, but not so many that they take longer than the sorting. */
const MOST_RINGS = 65_535
/** Where places share their ring with more than this on average, the rings do not help. */
const CROWDED = 32

/** Slots around a place as they are found, each in its ring: the rings are all of about the same area. */
export interface FoundNearby {
  /** How many: the first of each array. */
  found: number
  slots: Uint32Array
  haversines: Float64Array
  ringOf: Uint16Array
  /** How many slots are in each ring. */
  counts: Uint32Array
  rings: number
  /** The ring of a haversine is so many times it, rounded down. */
  scale: number
}

/** Room for some slots. */
export function roomForNearby(slots: number): FoundNearby {
  return {
    found: 0,
    slots: new Uint32Array(slots),
    haversines: new Float64Array(slots),
    ringOf: new Uint16Array(slots),
    counts: new Uint32Array(Math.min(2 * slots, MOST_RINGS) + 1),
    rings: 0,
    scale: 0,
  }
}

/** Empties the room for at most `most` slots. Their haversines are at most `rim`, or above it by rounding alone. */
export function emptyRoom(room: FoundNearby, most: number, rim: number): void {
  room.found = 0
  room.rings = Math.min(2 * most, MOST_RINGS)
  room.scale = room.rings / Math.max(rim, 1e-18)
  room.counts.fill(0, 0, room.rings + 1)
}

/** Sorts slots by distance, then rank. */
export function orderByDistance(found: FoundNearby, ranks: Uint32Array): Nearby {
  const ordered = orderByRing(found) ?? orderByBits(found)
  putRight(ordered, ranks)
  return ordered
}

/** Nearly in order: a counting sort by ring. Null where too many share one for that. */
function orderByRing({ found, slots, haversines, ringOf, counts, rings }: FoundNearby): Nearby | null {
  let place = 0
  let sharing = 0
  for (let ring = 0; ring <= rings; ring++) {
    const count = counts[ring] as number
    sharing += count * count
    counts[ring] = place
    place += count
  }
  if (sharing > CROWDED * found) return null
  const ordered: Nearby = { slots: new Uint32Array(found), miles: new Float64Array(found) }
  for (let i = 0; i < found; i++) {
    const at = countUp(counts, ringOf[i] as number)
    ordered.slots[at] = slots[i] as number
    ordered.miles[at] = milesOf(haversines[i] as number)
  }
  return ordered
}

/** Nearly in order, however the places lie. */
function orderByBits({ found, slots, haversines }: FoundNearby): Nearby {
  const miles = Float64Array.from(haversines.subarray(0, found), milesOf)
  const most = miles.reduce((farthest, distance) => Math.max(farthest, distance), 1e-9)
  const scale = (BUCKETS * BUCKETS - 1) / most
  const keys = new Uint32Array(found)
  const unsorted = new Uint32Array(found)
  for (let i = 0; i < keys.length; i++) {
    keys[i] = (miles[i] as number) * scale
    unsorted[i] = i
  }
  const positions = sortedBy(keys, BITS, sortedBy(keys, 0, unsorted))
  const ordered: Nearby = { slots: new Uint32Array(found), miles: new Float64Array(found) }
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

/** Puts each before those that are farther away, and those equally far by rank. Few are out of place, and not by far. */
function putRight({ slots, miles }: Nearby, ranks: Uint32Array): void {
  let tied = false
  for (let i = 1; i < miles.length; i++) {
    const distance = miles[i] as number
    const before = miles[i - 1] as number
    if (before < distance) continue
    if (before === distance) tied = true
    const slot = slots[i] as number
    let at = i
    for (; at > 0 && (miles[at - 1] as number) > distance; at--) {
      miles[at] = miles[at - 1] as number
      slots[at] = slots[at - 1] as number
    }
    if (at > 0 && miles[at - 1] === distance) tied = true
    miles[at] = distance
    slots[at] = slot
  }
  if (tied) orderTies({ slots, miles }, ranks)
}

function orderTies({ slots, miles }: Nearby, ranks: Uint32Array): void {
  let start = 0
  for (let i = 1; i <= miles.length; i++) {
    if (i < miles.length && miles[i] === miles[start]) continue
    if (i - start > 1) slots.subarray(start, i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
    start = i
  }
}
