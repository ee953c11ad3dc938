import { type StringColumn, valueAt } from '../../columns/string-column.ts'
import { stableOrder } from './stable-order.ts'

/** Bytes that are compared in one go: as many as a number holds exactly. */
const STEP = 6
/** Fewer texts are sorted in place: passes over buckets would cost more than the texts. */
const MANY = 4096
/** Texts of one beginning: where they stand in the order, and how many bytes they share. */
type Tied = readonly [from: number, to: number, shared: number]

/**
 * For each value of a column its place among all, counted from 0, in the order of lower-cased UTF-16 units; equal ones
 * share a place. Sorts by bytes, six at a time, and makes no string but of a value beyond ASCII.
 */
export function textRanks(column: StringColumn): Uint32Array {
  const count = column.offsets.length - 1
  const order = new Uint32Array(count)
  for (let value = 0; value < count; value++) order[value] = value
  const keys = new Float64Array(count)
  const isFirst = new Uint8Array(count)
  const keyAt = keyReader(column)
  const open: Tied[] = [[0, count, 0]]
  for (let tied = open.pop(); tied !== undefined; tied = open.pop()) {
    const [from, to, shared] = tied
    for (let at = from; at < to; at++) keys[at] = keyAt(order[at] as number, shared)
    if (to - from < MANY) sortInPlace(keys, order, from, to)
    else sortInPasses(keys, order, from, to)
    for (let start = from, at = from + 1; at <= to; at++) {
      const key = keys[start] as number
      if (at < to && keys[at] === key) continue
      isFirst[start] = 1
      // The last byte is 0 where a text has ended: Postgres keeps none.
      if (at - start > 1 && key % 256 !== 0) open.push([start, at, shared + STEP])
      start = at
    }
  }
  const ranks = new Uint32Array(count)
  let rank = -1
  for (let place = 0; place < count; place++) {
    rank += isFirst[place] as number
    ranks[order[place] as number] = rank
  }
  return ranks
}

/** Sorts a stretch of the order by its keys, and the keys with it, by a radix sort. */
function sortInPasses(keys: Float64Array, order: Uint32Array, from: number, to: number): void {
  const own = order.slice(from, to)
  const ownKeys = keys.slice(from, to)
  const places = stableOrder(ownKeys, false)
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    order[from + at] = own[place] as number
    keys[from + at] = ownKeys[place] as number
  }
}

/** The same by a quicksort that leaves equal keys in the middle. */
function sortInPlace(keys: Float64Array, order: Uint32Array, from: number, to: number): void {
  while (to - from > 12) {
    const pivot = keys[(from + to) >>> 1] as number
    let [low, at, high] = [from, from, to]
    while (at < high) {
      const key = keys[at] as number
      if (key < pivot) swap(keys, order, low++, at++)
      else if (key > pivot) swap(keys, order, at, --high)
      else at++
    }
    if (low - from < to - high) {
      sortInPlace(keys, order, from, low)
      from = high
    } else {
      sortInPlace(keys, order, high, to)
      to = low
    }
  }
  for (let next = from + 1; next < to; next++) {
    for (let at = next; at > from && (keys[at] as number) < (keys[at - 1] as number); at--) {
      swap(keys, order, at, at - 1)
    }
  }
}

function swap(keys: Float64Array, order: Uint32Array, a: number, b: number): void {
  const [key, value] = [keys[a] as number, order[a] as number]
  keys[a] = keys[b] as number
  order[a] = order[b] as number
  keys[b] = key
  order[b] = value
}

/**
 * Reads the bytes of a value from a place on, in lower case, as one number; 0 for each beyond its end. A value beyond
 * ASCII is read as it is compared, by its UTF-16 units.
 */
function keyReader(column: StringColumn): (value: number, at: number) => number {
  const { bytes, offsets } = column
  const respelled = new Map<number, Uint8Array>()

  return (value, at) => {
    const own = respelled.size === 0 ? undefined : respelled.get(value)
    if (own !== undefined) return keyIn(own, at)
    const end = offsets[value + 1] as number
    let key = 0
    for (let i = (offsets[value] as number) + at, last = i + STEP; i < last; i++) {
      const byte = i < end ? (bytes[i] as number) : 0
      if (byte >= 0x80) {
        const units = bytesOfUnits(valueAt(column, value).toLowerCase())
        respelled.set(value, units)
        return keyIn(units, at)
      }
      key = key * 256 + (byte >= 65 && byte <= 90 ? byte | 32 : byte)
    }
    return key
  }
}

function keyIn(bytes: Uint8Array, at: number): number {
  let key = 0
  for (let i = at; i < at + STEP; i++) key = key * 256 + (bytes[i] ?? 0)
  return key
}

/** Bytes that stand in the order of the UTF-16 units, and are the same for ASCII. */
function bytesOfUnits(text: string): Uint8Array {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) bytes.push(unit)
    else if (unit < 0x800) bytes.push(0xc0 | (unit >> 6), 0x80 | (unit & 0x3f))
    else bytes.push(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f))
  }
  return Uint8Array.from(bytes)
}
