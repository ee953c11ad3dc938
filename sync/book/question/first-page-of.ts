import { DEFAULT_SORT } from '../../domain/sort.ts'
import type { Book } from '../book.ts'
import { propertyAt } from '../property-at.ts'
import { ask } from './ask.ts'
import { type FirstPage, firstPage, PAGE_SIZE } from './first-page.ts'

/** What the search page shows of a book as it opens. */
export function firstPageOf(book: Book): FirstPage {
  const answer = ask(book, { criteria: [], sort: DEFAULT_SORT })
  return firstPage(
    Array.from(answer.slots.subarray(0, PAGE_SIZE), (slot) => propertyAt(book, slot)),
    answer,
  )
}
