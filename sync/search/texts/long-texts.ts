import { type StringColumn, valueAt } from '../../columns/string-column.ts'
import { createListBuilder } from '../lists/list-builder.ts'
import { numberRange } from '../lists/number-range.ts'
import { lowerInto } from '../matching/lower-bytes.ts'
import { SEPARATOR } from '../matching/text-page.ts'
import type { OddValues } from '../values/value-pool.ts'
import { createWordIndexBuilder, type WordIndex } from '../words/word-index.ts'
import { orderByLength, type TextsByLength } from './texts-by-length.ts'

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

/** Indexes a column of long texts by word and by length. Cells with characters beyond the page are kept apart. */
export function buildLongTexts(column: StringColumn): LongTexts {
  const { bytes, offsets } = column
  const count = offsets.length - 1
  const units = new Uint32Array(count)
  const oddRows: number[] = []
  const text = new Uint8Array(longestCell(offsets) + 1)
  const words = createWordIndexBuilder(text)
  const lower = lowerInto(bytes, text)
  for (let row = 0; row < count; row++) {
    const end = lower(0, offsets[row] as number, offsets[row + 1] as number)
    if (end < 0) oddRows.push(row)
    else {
      units[row] = end
      text[end] = SEPARATOR
      words.add(row, 0, end)
    }
  }
  const oddLists = createListBuilder()
  for (const [i, row] of oddRows.entries()) oddLists.add(i, row)
  return {
    words: words.finish(count),
    byLength: orderByLength(column, units),
    odd: {
      texts: oddRows.map((row) => valueAt(column, row).toLowerCase()),
      rows: oddLists.finish(numberRange(oddRows.length), count),
    },
  }
}

function longestCell(offsets: Uint32Array): number {
  let most = 0
  for (let row = 0; row + 1 < offsets.length; row++)
    most = Math.max(most, (offsets[row + 1] as number) - (offsets[row] as number))
  return most
}
