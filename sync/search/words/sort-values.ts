import { numberRange } from '../lists/number-range.ts'
import type { ByteValues } from '../matching/byte-values.ts'

/** Values sort by this many bytes: enough for neighbors to share most of what they can. */
export const SORTED_BYTES = 64
/** Bytes that are compared at once. */
const KEY_BYTES = 4
/** Shorter runs are sorted by insertion. */
const FEW = 10

/**
 * Numbers of values in order of their bytes, read from the start or, `backwards`, from the end. Three-way radix
 * quicksort (Bentley and Sedgewick, 1997) by four bytes at a time, which are kept beside the numbers.
 */
export function sortValues({ text, starts, count }: ByteValues, backwards: boolean): Uint32Array {
  const order = numberRange(count)
  const keys = new Uint32Array(count)
  const step = backwards ? -1 : 1
  const four = new DataView(text.buffer, text.byteOffset, text.byteLength)

  /** The bytes of a value from `depth` on; zeros follow its last one. */
  function keyAt(value: number, depth: number): number {
    const at = backwards ? (starts[value + 1] as number) - 2 - depth : (starts[value] as number) + depth
    const first = backwards ? at - KEY_BYTES + 1 : at
    if (first < 0 || first + KEY_BYTES > text.length) return keyAtEdge(at)
    const key = four.getUint32(first, backwards)
    // The top bit of each byte that is 0.
    const zeros = ~(((key & 0x7f7f7f7f) + 0x7f7f7f7f) | key | 0x7f7f7f7f)
    if (zeros === 0) return key
    const kept = Math.clz32(zeros)
    return kept === 0 ? 0 : (key & (-1 << (32 - kept))) >>> 0
  }

  /** The same at an edge of the text, byte by byte. */
  function keyAtEdge(from: number): number {
    let at = from
    let key = 0
    for (let i = 0; i < KEY_BYTES; i++) {
      const byte = text[at] as number
      key = (key << 8) | byte
      if (byte !== 0) at += step
    }
    return key >>> 0
  }

  function isBefore(a: number, b: number, from: number): boolean {
    for (let depth = from; depth < SORTED_BYTES; depth += KEY_BYTES) {
      const key = keyAt(a, depth)
      const other = keyAt(b, depth)
      if (key !== other) return key < other
      if ((key & 255) === 0) return false
    }
    return false
  }

  /** `keys` hold the bytes at `depth`. */
  function insert(low: number, high: number, depth: number): void {
    for (let i = low + 1; i < high; i++) {
      const value = order[i] as number
      const key = keys[i] as number
      let at = i
      for (; at > low; at--) {
        const other = keys[at - 1] as number
        if (key > other) break
        if (key === other) {
          const isOver = (key & 255) === 0
          if (isOver || !isBefore(value, order[at - 1] as number, depth + KEY_BYTES)) break
        }
        order[at] = order[at - 1] as number
        keys[at] = other
      }
      order[at] = value
      keys[at] = key
    }
  }

  function load(low: number, high: number, depth: number): void {
    for (let i = low; i < high; i++) keys[i] = keyAt(order[i] as number, depth)
  }

  function sort(low: number, high: number, depth: number): void {
    if (high - low <= FEW) {
      insert(low, high, depth)
      return
    }
    const pivot = keys[(low + high) >>> 1] as number
    let less = low
    let greater = high
    for (let i = low; i < greater; ) {
      const value = order[i] as number
      const key = keys[i] as number
      if (key < pivot) {
        order[i] = order[less] as number
        keys[i++] = keys[less] as number
        order[less] = value
        keys[less++] = key
      } else if (key > pivot) {
        order[i] = order[--greater] as number
        keys[i] = keys[greater] as number
        order[greater] = value
        keys[greater] = key
      } else i++
    }
    sort(low, less, depth)
    sort(greater, high, depth)
    if ((pivot & 255) === 0 || depth + KEY_BYTES >= SORTED_BYTES) return
    load(less, greater, depth + KEY_BYTES)
    sort(less, greater, depth + KEY_BYTES)
  }

  load(0, count, 0)
  sort(0, count, 0)
  return order
}
