import type { Book } from './book.ts'
import { slotsInOrder } from './merged-order.ts'
import { ranksIn } from './ranks-in.ts'

const known = new WeakMap<Book, Uint32Array>()

/** Per slot, its place in the order by name, then id. Worked out once per book; of a gone slot it means nothing. */
export function nameRanks(book: Book): Uint32Array {
  let ranks = known.get(book)
  if (ranks === undefined) {
    ranks = ranksIn(slotsInOrder(book, 'name'), book.slots)
    known.set(book, ranks)
  }
  return ranks
}
