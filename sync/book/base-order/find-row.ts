import type { BookColumns } from '../../columns/book-columns.ts'
import { type StringColumn, valueAt } from '../../columns/string-column.ts'
import { compareText } from './compare-text.ts'

const encoder = new TextEncoder()

/** The row of an id, or -1. Rows stand in order of id, so this looks at about 20 ids of a million. */
export function findRow({ rows, strings }: BookColumns, id: string): number {
  const bytes = encoder.encode(id)
  // Ids are ASCII, so their bytes sort like their letters. Any other id is compared as text.
  const isAscii = bytes.length === id.length
  let low = 0
  let high = rows - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const order = isAscii
      ? compareBytes(strings.id, middle, bytes)
      : compareText(valueAt(strings.id, middle), id)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Gives the order that `compareText` gives: letters beyond ASCII sort after ASCII in both. */
function compareBytes({ bytes, offsets }: StringColumn, value: number, ascii: Uint8Array): number {
  const from = offsets[value] as number
  const length = (offsets[value + 1] as number) - from
  for (let i = 0; i < length && i < ascii.length; i++) {
    const difference = (bytes[from + i] as number) - (ascii[i] as number)
    if (difference !== 0) return difference
  }
  return length - ascii.length
}
