import type { StringColumn } from '../columns/string-column.ts'
import { type BytePattern, findBytes, findLowered } from './byte-pattern.ts'
import { putLowered } from './lower-bytes.ts'

/** Reads long texts in their column without copying it, lower-casing them while reading. */
export interface LongTextReader {
  /** Whether the text of a row, whose units are all on the page, contains a pattern. */
  contains(row: number, pattern: BytePattern): boolean
  /** Writes the text of a row, whose units are all on the page, in bytes of the page at the start of `text`. */
  read(row: number, text: Uint8Array): void
}

/** Reads the cells of a column without copying it. */
export function createLongTextReader({ bytes, offsets }: StringColumn): LongTextReader {
  return {
    contains(row, pattern) {
      const from = offsets[row] as number
      const to = offsets[row + 1] as number
      if (pattern.isAscii) return findLowered(bytes, from, to, pattern)
      const text = new Uint8Array(to - from)
      return findBytes(text, 0, putLowered(text, 0, bytes, from, to), pattern) >= 0
    },
    read(row, text) {
      putLowered(text, 0, bytes, offsets[row] as number, offsets[row + 1] as number)
    },
  }
}
