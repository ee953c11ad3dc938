import type { StringColumn } from '../../columns/string-column.ts'
import { eachValue, type ValueSet } from '../lists/value-set.ts'
import { type BytePattern, findBytes } from '../matching/byte-pattern.ts'
import { lowerInto } from '../matching/lower-bytes.ts'
import { findLowered, type LoweredPattern, loweredPattern } from '../matching/lowered-pattern.ts'

/** Reads long texts in their column without copying it, lower-casing them while reading. */
export interface LongTextReader {
  /** Calls back with those of some rows, whose texts' units are all on the page, that contain a pattern. */
  eachContaining(rows: ValueSet, pattern: BytePattern, found: (row: number) => void): void
  /** A function that writes the text of a row, whose units are all on the page, at the start of `text`. */
  readInto(text: Uint8Array): (row: number) => void
}

/** Texts that are fetched from memory at the same time. They lie apart, and one after the other takes twice as long. */
const BATCH = 16
/** Bytes that memory gives at once. */
const LINE = 64

/** Reads the cells of a column without copying it. */
export function createLongTextReader({ bytes, offsets }: StringColumn): LongTextReader {
  const batch = new Uint32Array(BATCH)
  const fetched = new Uint8Array(1)

  function contains(row: number, pattern: BytePattern, lowered: LoweredPattern): boolean {
    const from = offsets[row] as number
    const to = offsets[row + 1] as number
    if (pattern.isAscii) return findLowered(bytes, from, to, lowered)
    const text = new Uint8Array(to - from)
    return findBytes(text, 0, lowerInto(bytes, text)(0, from, to), pattern) >= 0
  }

  function lookAt(
    count: number,
    pattern: BytePattern,
    lowered: LoweredPattern,
    found: (row: number) => void,
  ): void {
    let all = 0
    for (let i = 0; i < count; i++) {
      const row = batch[i] as number
      const to = offsets[row + 1] as number
      for (let at = offsets[row] as number; at < to; at += LINE) all ^= bytes[at] as number
    }
    // Kept, so that the reading is not left out.
    fetched[0] = all
    for (let i = 0; i < count; i++)
      if (contains(batch[i] as number, pattern, lowered)) found(batch[i] as number)
  }

  return {
    eachContaining(rows, pattern, found) {
      const lowered = loweredPattern(pattern.bytes)
      let count = 0
      eachValue(rows, (row) => {
        batch[count++] = row
        if (count < BATCH) return
        lookAt(count, pattern, lowered, found)
        count = 0
      })
      lookAt(count, pattern, lowered, found)
    },
    readInto(text) {
      const lower = lowerInto(bytes, text)
      return (row) => lower(0, offsets[row] as number, offsets[row + 1] as number)
    },
  }
}
