import { PART_BITS, sortByPart } from './sort-by-part.ts'

const SHIFTS = [0, PART_BITS, 2 * PART_BITS] as const

/**
 * The positions of some figures in rising or falling order. Missing ones (NaN) are last either way; equal ones stay as
 * they stand. No two are compared: they are sorted by their bits, those that are the same in all being passed over.
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

/** Halves of whole numbers that rise as the figures are to. */
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
