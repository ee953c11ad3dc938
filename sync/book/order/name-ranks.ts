import type { Book } from '../book.ts'
import { slotsInOrder } from './merged-order.ts'
import { namePlaces, ranksIn } from './name-places.ts'

const known = new WeakMap<Book, Uint32Array>()

/** For each slot its rank by name, then id. Computed once for each book. The rank of a gone slot means nothing. */
export function nameRanks(book: Book): Uint32Array {
  if (book.extra.rows === 0 && book.size === book.slots) return namePlaces(book.base).ranks
  let ranks = known.get(book)
  if (ranks === undefined) {
    ranks = ranksIn(slotsInOrder(book, 'name'), book.slots)
    known.set(book, ranks)
  }
  return ranks
}
