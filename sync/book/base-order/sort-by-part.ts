/** Bits sorted by at a time. */
export const PART_BITS = 11
const BUCKETS = 1 << PART_BITS

/**
 * Puts positions in order of a part of their bits, from `shift` on, those with the same as they stand. False where all
 * have the same: then nothing is written to `into`.
 */
export function sortByPart(bits: Uint32Array, shift: number, order: Uint32Array, into: Uint32Array): boolean {
  const next = new Uint32Array(BUCKETS + 1)
  const mask = BUCKETS - 1
  for (let i = 0; i < bits.length; i++) {
    const bucket = (((bits[i] as number) >>> shift) & mask) + 1
    next[bucket] = (next[bucket] as number) + 1
  }
  if (next.includes(bits.length)) return false
  for (let bucket = 1; bucket < BUCKETS; bucket++) {
    next[bucket] = (next[bucket] as number) + (next[bucket - 1] as number)
  }
  for (let i = 0; i < order.length; i++) {
    const position = order[i] as number
    const bucket = ((bits[position] as number) >>> shift) & mask
    const at = next[bucket] as number
    into[at] = position
    next[bucket] = at + 1
  }
  return true
}
