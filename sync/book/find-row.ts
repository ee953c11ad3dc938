import type { BookColumns } from './book-columns.ts'
import { compareText } from './row-order.ts'
import { valueAt } from './string-column.ts'

/** The row of an id, or -1. Rows stand in order of id, so this looks at about 20 ids of a million. */
export function findRow(columns: BookColumns, id: string): number {
  let low = 0
  let high = columns.rows - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const order = compareText(valueAt(columns.strings.id, middle), id)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}
