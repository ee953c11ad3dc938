import { numberAt } from '../columns/number-column.ts'
import type { Book } from './book.ts'

/** NaN where none is stated. Read from its column: to make every property found would take much longer. */
export function rentAt({ base, extra }: Book, slot: number): number {
  const { columns } = base.snapshot
  return slot < columns.rows
    ? numberAt(columns.numbers.rentPerSf, slot)
    : numberAt(extra.numbers.rentPerSf, slot - columns.rows)
}

/** Those of some slots that state a rent, in their order. */
export function slotsWithRent(book: Book, slots: Uint32Array): Uint32Array {
  return slots.filter((slot) => !Number.isNaN(rentAt(book, slot)))
}
