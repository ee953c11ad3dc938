import type { NumberField } from '../columns/book-fields.ts'
import { numberAt } from '../columns/number-column.ts'
import type { Book } from './book.ts'

/** Reads a figure by slot, NaN where none is stated. From its column: to make every property takes much longer. */
export function figureReader({ base, extra }: Book, field: NumberField): (slot: number) => number {
  const { rows, numbers } = base.snapshot.columns
  const own = numbers[field]
  const changed = extra.numbers[field]
  return (slot) => (slot < rows ? numberAt(own, slot) : numberAt(changed, slot - rows))
}

/** Those of some slots that state a rent, in their order. */
export function slotsWithRent(book: Book, slots: Uint32Array): Uint32Array {
  const rentAt = figureReader(book, 'rentPerSf')
  return slots.filter((slot) => !Number.isNaN(rentAt(slot)))
}
