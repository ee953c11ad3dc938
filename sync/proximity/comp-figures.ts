import type { Book } from '../book/book.ts'
import type { LeaseMix, RentStatistics } from '../book/question/answer.ts'
import { leaseMix } from '../book/question/ask.ts'
import { rentsOf } from '../book/question/rent-order.ts'
import { rentStatistics } from '../book/question/rent-statistics.ts'

export interface CompFigures {
  rents: RentStatistics
  leaseMix: LeaseMix
}

/** Rents and lease types of some slots of a book. */
export function compFigures(book: Book, slots: Uint32Array): CompFigures {
  const marks = new Int32Array(book.slots).fill(1)
  for (let i = 0; i < slots.length; i++) marks[slots[i] as number] = 0
  return { rents: rentStatistics(rentsOf(book, marks, 0)), leaseMix: leaseMix(book, marks) }
}
