import type { Book } from './book.ts'
import { isMarked, type Marks } from './marks.ts'
import { slotsInOrder } from './merged-order.ts'
import { numberAt } from './number-column.ts'
import type { SortedRents } from './rent-statistics.ts'

/** The slots of a book that state a rent, in order of it, with what statistics read of each; and memory for answers. */
interface RentOrder extends SortedRents {
  slots: Uint32Array
  /** Good until the next question about the same book. */
  answer: SortedRents
}

const known = new WeakMap<Book, RentOrder>()

/**
 * Rents, rising, of the slots that fail nothing but, perhaps, the criteria in `ignored`. Good until the next question
 * about the same book, which uses the same memory.
 */
export function rentsOf(book: Book, marks: Marks, ignored: number): SortedRents {
  const { slots, rents, squareFeet, answer } = rentOrder(book)
  const { rents: rentsFound, squareFeet: feetFound } = answer
  const asked = ~ignored
  let n = 0
  // Without a branch, which would be guessed wrong for every other property: what does not count is overwritten.
  for (let i = 0; i < slots.length; i++) {
    rentsFound[n] = rents[i] as number
    feetFound[n] = squareFeet[i] as number
    n += 1 - isMarked((marks[slots[i] as number] as number) & asked)
  }
  return { rents: rentsFound.subarray(0, n), squareFeet: feetFound.subarray(0, n) }
}

function rentOrder(book: Book): RentOrder {
  let order = known.get(book)
  if (order === undefined) {
    order = createRentOrder(book)
    known.set(book, order)
  }
  return order
}

function createRentOrder(book: Book): RentOrder {
  const byRent = slotsInOrder(book, 'rent_asc')
  const base = book.base.snapshot.columns
  const rents = new Float64Array(byRent.length)
  const squareFeet = new Float64Array(byRent.length)
  let n = 0
  for (; n < byRent.length; n++) {
    const slot = byRent[n] as number
    const columns = slot < base.rows ? base : book.extra
    const row = slot < base.rows ? slot : slot - base.rows
    const rent = numberAt(columns.numbers.rentPerSf, row)
    if (Number.isNaN(rent)) break
    rents[n] = rent
    squareFeet[n] = numberAt(columns.numbers.squareFootage, row)
  }
  return {
    slots: byRent.subarray(0, n),
    rents: rents.subarray(0, n),
    squareFeet: squareFeet.subarray(0, n),
    answer: { rents: new Float64Array(n + 1), squareFeet: new Float64Array(n + 1) },
  }
}
