/** How many bits each pass sorts by. */
export const PART_BITS = 11
const BUCKETS = 1 << PART_BITS
const SHIFTS = [0, PART_BITS, 2 * PART_BITS] as const

/**
 * The positions of figures in rising or falling order. Missing ones (NaN) come last in both, and equal ones keep
 * their order. This is a radix sort over the bits of the figures; it skips bits that are the same in all of them.
 */
export function stableOrder(values: Float64Array, descending: boolean): Uint32Array {
  const { low, high } = sortableBits(values, descending)
  let order = new Uint32Array(values.length)
  for (let i = 0; i < order.length; i++) order[i] = i
  let spare = new Uint32Array(values.length)
  for (const bits of [low, high]) {
    for (const shift of SHIFTS) {
      if (!sortByPart(bits, shift, order, spare)) continue
      ;[order, spare] = [spare, order]
    }
  }
  return order
}

/** The low and high halves of whole numbers that sort as the figures should. */
function sortableBits(values: Float64Array, descending: boolean): { low: Uint32Array; high: Uint32Array } {
  const low = new Uint32Array(values.length)
  const high = new Uint32Array(values.length)
  const number = new Float64Array(1)
  const halves = new Uint32Array(number.buffer)
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    // A negative zero becomes a positive one.
    number[0] = (descending ? -value : value) + 0
    const top = halves[1] as number
    const isNegative = top >>> 31 === 1
    const isMissing = Number.isNaN(value)
    low[i] = isMissing ? -1 : isNegative ? ~(halves[0] as number) : (halves[0] as number)
    high[i] = isMissing ? -1 : isNegative ? ~top : top ^ 0x80000000
  }
  return { low, high }
}

/**
 * One pass of the radix sort: sorts positions by `PART_BITS` of their bits from `shift` on, stably. Answers false,
 * and writes nothing to `into`, where these bits are the same in all.
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
