import { countUp } from '../../columns/count-up.ts'
import type { StringColumn } from '../../columns/string-column.ts'
import { fillLetterBag, type LetterBags } from '../matching/letter-bag.ts'
import { lowerInto } from '../matching/lower-bytes.ts'

/** Rows with a text whose units are all on the page, in order of its length. */
export interface TextsByLength {
  rows: Uint32Array
  /** Those of n units are `rows[firsts[n] .. firsts[n + 1])`. */
  firsts: Uint32Array
  /**
   * The low and high words of their letter bags, in the same order. Only those of the shorter texts: a longer one has
   * most letters, and is compared with very long queries alone.
   */
  bags: LetterBags
}

/** Texts with more units have no letter bag. */
const BAGGED = 128

/** Sorts the rows of a column by how many units their texts have; those of none are left out. */
export function orderByLength(column: StringColumn, units: Uint32Array): TextsByLength {
  const most = units.reduce((longest, length) => Math.max(longest, length), 0)
  // A counting sort: firsts[n + 2] counts the rows of n units, firsts[n + 1] is then where the next one of them goes.
  const firsts = new Uint32Array(most + 3)
  for (let row = 0; row < units.length; row++) countUp(firsts, (units[row] as number) + 2)
  firsts[2] = 0
  for (let at = 3; at < firsts.length; at++) firsts[at] = (firsts[at] as number) + (firsts[at - 1] as number)
  const rows = new Uint32Array(firsts[most + 2] as number)
  for (let row = 0; row < units.length; row++) {
    const length = units[row] as number
    if (length !== 0) rows[countUp(firsts, length + 1)] = row
  }
  const bagged = firsts[Math.min(BAGGED, most) + 1] as number
  return { rows, firsts: firsts.slice(0, most + 2), bags: bagsOf(column, rows.subarray(0, bagged)) }
}

function bagsOf({ bytes, offsets }: StringColumn, rows: Uint32Array): LetterBags {
  const low = new Uint32Array(rows.length)
  const high = new Uint32Array(rows.length)
  const text = new Uint8Array(BAGGED)
  const lower = lowerInto(bytes, text)
  const bag = { low: 0, high: 0, uncounted: 0 }
  rows.forEach((row, i) => {
    const units = lower(0, offsets[row] as number, offsets[row + 1] as number)
    fillLetterBag(bag, text, 0, units)
    low[i] = bag.low
    high[i] = bag.high
  })
  return { low, high }
}
