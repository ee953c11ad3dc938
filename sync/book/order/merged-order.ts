import { weakMemo } from '../../memo.ts'
import type { Book } from '../book.ts'
import { extraOrder } from './extra-order.ts'
import { type Order, rowsInOrder } from './rows-in-order.ts'

/** All slots of a book in an order, without gone rows. Computed at most once for each book and order. */
export function slotsInOrder(book: Book, order: Order): Uint32Array {
  if (book.extra.rows === 0 && book.size === book.slots) return rowsInOrder(book.base, order)
  const orders = merged.of(book)
  let slots = orders.get(order)
  if (slots === undefined) {
    slots = mergeExtra(book, order)
    orders.set(order, slots)
  }
  return slots
}

const merged = weakMemo((_book: Book) => new Map<Order, Uint32Array>())

function mergeExtra(book: Book, order: Order): Uint32Array {
  const { gone } = book
  const base = rowsInOrder(book.base, order)
  const extra = extraOrder(book, order)
  // One more, because gone rows are written too and then overwritten: a branch for each row would take longer.
  const slots = new Uint32Array(book.size + 1)
  let at = 0
  let row = 0
  for (let next = 0; next <= extra.slots.length; next++) {
    const end = extra.before[next] ?? base.length
    for (; row < end; row++) {
      const slot = base[row] as number
      slots[at] = slot
      at += 1 - (gone[slot] as number)
    }
    if (next < extra.slots.length) slots[at++] = extra.slots[next] as number
  }
  return slots.subarray(0, book.size)
}
