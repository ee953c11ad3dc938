import type { ByteValues } from './byte-values.ts'

/** Values sort by this many bytes: enough for neighbors to share most of what they can. */
export const SORTED_BYTES = 64
/** Shorter runs are sorted by insertion. */
const FEW = 10

/**
 * Numbers of values in order of their bytes, read from the start or, `backwards`, from the end. Three-way radix
 * quicksort (Bentley and Sedgewick, 1997).
 */
export function sortValues({ text, starts, count }: ByteValues, backwards: boolean): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i)
  const byteAt = (value: number, depth: number): number =>
    backwards
      ? (text[(starts[value + 1] as number) - 2 - depth] as number)
      : (text[(starts[value] as number) + depth] as number)

  function isBefore(a: number, b: number, from: number): boolean {
    for (let depth = from; depth < SORTED_BYTES; depth++) {
      const byte = byteAt(a, depth)
      const other = byteAt(b, depth)
      if (byte !== other) return byte < other
      if (byte === 0) return false
    }
    return false
  }

  function insert(low: number, high: number, depth: number): void {
    for (let i = low + 1; i < high; i++) {
      const value = order[i] as number
      let at = i
      for (; at > low && isBefore(value, order[at - 1] as number, depth); at--)
        order[at] = order[at - 1] as number
      order[at] = value
    }
  }

  function sort(low: number, high: number, depth: number): void {
    if (high - low <= FEW || depth === SORTED_BYTES) {
      insert(low, high, depth)
      return
    }
    const pivot = byteAt(order[(low + high) >>> 1] as number, depth)
    let less = low
    let greater = high
    for (let i = low; i < greater; ) {
      const value = order[i] as number
      const byte = byteAt(value, depth)
      if (byte < pivot) {
        order[i++] = order[less] as number
        order[less++] = value
      } else if (byte > pivot) {
        order[i] = order[--greater] as number
        order[greater] = value
      } else i++
    }
    sort(low, less, depth)
    if (pivot !== 0) sort(less, greater, depth + 1)
    sort(greater, high, depth)
  }

  sort(0, count, 0)
  return order
}
