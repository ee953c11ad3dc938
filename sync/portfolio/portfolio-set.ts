import type { Book } from '../book/book.ts'
import type { LeaseMix, RentHistogram, RentStatistics } from '../book/question/answer.ts'
import { leaseMix } from '../book/question/ask.ts'
import { type Question, slotsFound } from '../book/question/find.ts'
import { judge } from '../book/question/judge.ts'
import { countFound, type Marks } from '../book/question/marks.ts'
import { rentsOf } from '../book/question/rent-order.ts'
import { rentHistogram, rentStatistics } from '../book/question/rent-statistics.ts'
import { type Bitmap, countBits } from '../columns/bitmap.ts'
import type { TableSort } from '../domain/table/table-sort.ts'
import { judgePortfolio } from './judge-portfolio.ts'
import type { PortfolioFilter } from './portfolio-filter.ts'

/** How many properties meet filters and a question, and the slots of the first of them, in order. */
export function findPortfolio(
  book: Book,
  filters: readonly PortfolioFilter[],
  { criteria, sort }: Question,
  limit = Number.POSITIVE_INFINITY,
): { found: number; slots: Uint32Array } {
  const outside = marksOf(judgePortfolio(book, filters).found, book.slots)
  const judged = judge(book, criteria)
  const { marks } = judged
  for (let slot = 0; slot < book.slots; slot++)
    marks[slot] = (marks[slot] as number) | (outside[slot] as number)
  const found = countFound(marks)
  return { found, slots: slotsFound(book, judged, sort, Math.min(found, limit)) }
}

/** How many properties meet filters. */
export function countPortfolio(book: Book, filters: readonly PortfolioFilter[]): number {
  return countBits(judgePortfolio(book, filters).found)
}

/** The properties that meet filters, and the figures of them. */
export interface PortfolioSet {
  /** In order. */
  slots: Uint32Array
  rents: RentStatistics
  histogram: RentHistogram
  leaseMix: LeaseMix
}

/** The properties of a book that meet all these filters, in order, with their figures. */
export function portfolioSet(book: Book, filters: readonly PortfolioFilter[], sort: TableSort): PortfolioSet {
  const { found } = judgePortfolio(book, filters)
  const marks = marksOf(found, book.slots)
  const rents = rentsOf(book, marks, 0)
  return {
    slots: slotsFound(book, { marks, ranked: null, words: [] }, sort, countBits(found)),
    rents: rentStatistics(rents),
    histogram: rentHistogram(rents.rents),
    leaseMix: leaseMix(book, marks),
  }
}

/** The set as marks: 0 for what is in it. */
function marksOf(found: Bitmap, slots: number): Marks {
  const marks = new Int32Array(slots)
  for (let slot = 0; slot < slots; slot++) marks[slot] = (~(found[slot >>> 5] as number) >>> (slot & 31)) & 1
  return marks
}
