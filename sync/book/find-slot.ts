import { findRow } from './base-order/find-row.ts'
import type { Book } from './book.ts'
import { placeOf } from './place-of.ts'

/** The slot of a property that is shown, or -1. */
export function findSlot(book: Book, id: string): number {
  const { base, extraProperties, gone } = book
  const { columns } = base.snapshot
  const place = placeOf(book, id)
  if (extraProperties[place]?.id === id) return columns.rows + place
  const row = findRow(columns, id)
  return row >= 0 && gone[row] === 0 ? row : -1
}
