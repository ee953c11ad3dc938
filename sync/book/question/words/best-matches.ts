import { orderByRank } from '../../../search/order-by-rank.ts'
import type { Book } from '../../book.ts'
import { slotsInOrder } from '../../order/merged-order.ts'
import { judge } from '../judge.ts'
import { searchBook } from '../search-book.ts'

/**
 * The properties that match words best, for a list to pick from: first those that hold the words, then those with
 * similar ones. None while the book has no text index.
 */
export function bestMatches(book: Book, words: string, limit: number): Uint32Array {
  const hits = searchBook(book, words)
  if (hits === null) return new Uint32Array()
  const { marks } = judge(book, [])
  return orderByRank(hits, marks, slotsInOrder(book, 'name')).slice(0, limit)
}
