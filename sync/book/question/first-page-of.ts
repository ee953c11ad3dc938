import { DEFAULT_SORT } from '../../domain/sort.ts'
import type { Book } from '../book.ts'
import { propertyAt } from '../property-at.ts'
import type { Answer } from './answer.ts'
import { ask } from './ask.ts'
import { type FirstPage, firstPage, PAGE_SIZE } from './first-page.ts'

/** What the search page shows of a book as it opens. */
export function firstPageOf(book: Book): FirstPage {
  const { answer, slots } = openingAnswer(book)
  return firstPage(
    Array.from(slots, (slot) => propertyAt(book, slot)),
    answer,
  )
}

/** The answer that the page opens with, and the slots it shows first. */
export function openingAnswer(book: Book): { answer: Answer; slots: Uint32Array } {
  const answer = ask(book, { criteria: [], sort: DEFAULT_SORT })
  return { answer, slots: answer.slots.subarray(0, PAGE_SIZE) }
}
