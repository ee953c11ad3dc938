import type { Book } from './book.ts'
import { findRow } from './find-row.ts'

/** The slot of a property that is shown, or -1. */
export function findSlot({ base, extraProperties, gone }: Book, id: string): number {
  const { columns } = base.snapshot
  const changed = extraProperties.findIndex((property) => property.id === id)
  if (changed >= 0) return columns.rows + changed
  const row = findRow(columns, id)
  return row >= 0 && gone[row] === 0 ? row : -1
}
