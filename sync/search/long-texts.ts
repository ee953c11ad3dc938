import { type StringColumn, valueAt } from '../columns/string-column.ts'
import type { ByteValues } from './byte-values.ts'
import { letterBags } from './letter-bag.ts'
import { putLowered } from './lower-bytes.ts'
import { packLists } from './number-lists.ts'
import { SEPARATOR } from './text-page.ts'
import type { OddValues } from './value-pool.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/**
 * An index of a column of long texts, which are searched without being copied: they are most of a book, and most can
 * be skipped for a query by their words, letters and lengths.
 */
export interface LongTexts {
  /** Its values are the rows of the column. */
  words: WordIndex
  byLength: TextsByLength
  odd: OddValues
}

/** Rows with a text whose units are all on the page, in order of its length. */
export interface TextsByLength {
  rows: Uint32Array
  /** Those of n units are `rows[firsts[n] .. firsts[n + 1])`. */
  firsts: Uint32Array
  /** The low and high words of their letter bags, in the same order. */
  bags: { low: Uint32Array; high: Uint32Array }
}

/** Texts longer than this on average are long: they share little, and a copy of them would be large. */
const LONG = 80

/** Whether each row has a value of its own, and these are long. */
export function isLong({ codes, bytes, offsets }: StringColumn): boolean {
  if (codes !== null) return false
  let values = 0
  for (let row = 0; row + 1 < offsets.length; row++) if (offsets[row] !== offsets[row + 1]) values++
  return bytes.length > LONG * values
}

/** Indexes a column of long texts by word and by length. Cells with characters beyond the page are kept apart. */
export function buildLongTexts(column: StringColumn): LongTexts {
  const { texts, oddRows } = lowerRows(column)
  return {
    words: buildWordIndex(texts),
    byLength: orderByLength(texts),
    odd: {
      texts: oddRows.map((row) => valueAt(column, row).toLowerCase()),
      rows: packLists(oddRows.length, texts.count, (visit) => {
        for (const [i, row] of oddRows.entries()) visit(i, row)
      }),
    },
  }
}

/** The values of all rows lower-cased; empty ones for those that have a unit that is not on the page. */
function lowerRows({ bytes, offsets }: StringColumn): { texts: ByteValues; oddRows: number[] } {
  const count = offsets.length - 1
  const text = new Uint8Array(bytes.length + count + 1)
  const starts = new Uint32Array(count + 1)
  const oddRows: number[] = []
  text[0] = SEPARATOR
  starts[0] = 1
  for (let row = 0; row < count; row++) {
    const start = starts[row] as number
    const lowered = putLowered(text, start, bytes, offsets[row] as number, offsets[row + 1] as number)
    if (lowered < 0) oddRows.push(row)
    const end = Math.max(lowered, start)
    text[end] = SEPARATOR
    starts[row + 1] = end + 1
  }
  return { texts: { count, text: text.subarray(0, starts[count]), starts }, oddRows }
}

/** A counting sort. */
function orderByLength(texts: ByteValues): TextsByLength {
  const { starts, count } = texts
  const unitsOf = (row: number) => (starts[row + 1] as number) - 1 - (starts[row] as number)
  let most = 0
  for (let row = 0; row < count; row++) most = Math.max(most, unitsOf(row))
  // firsts[n + 2] counts the rows of n units, firsts[n + 1] is then where the next one of them goes.
  const firsts = new Uint32Array(most + 3)
  for (let row = 0; row < count; row++) {
    const at = unitsOf(row) + 2
    firsts[at] = (firsts[at] as number) + 1
  }
  // Those of none are left out.
  firsts[2] = 0
  for (let at = 3; at < firsts.length; at++) firsts[at] = (firsts[at] as number) + (firsts[at - 1] as number)
  const rows = new Uint32Array(firsts[most + 2] as number)
  for (let row = 0; row < count; row++) {
    const units = unitsOf(row)
    if (units === 0) continue
    const at = firsts[units + 1] as number
    rows[at] = row
    firsts[units + 1] = at + 1
  }
  return { rows, firsts: firsts.slice(0, most + 2), bags: letterBags(texts, rows) }
}
