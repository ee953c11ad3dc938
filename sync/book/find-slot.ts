import { findRow } from './base-order/find-row.ts'
import type { Book } from './book.ts'

/** The slot of a property that is shown, or -1. */
export function findSlot({ base, extraProperties, gone }: Book, id: string): number {
  const { columns } = base.snapshot
  let low = 0
  let high = extraProperties.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((extraProperties[middle]?.id ?? '') < id) low = middle + 1
    else high = middle
  }
  if (extraProperties[low]?.id === id) return columns.rows + low
  const row = findRow(columns, id)
  return row >= 0 && gone[row] === 0 ? row : -1
}
