import type { Book } from '../book/book.ts'
import { figureReader } from '../book/figure-reader.ts'
import { wordReader } from '../book/word-reader.ts'
import { type DatedRent, type RentTrend, rentTrend } from './rent-trend.ts'

/** A figure and the rent that stands against it. */
export type RentPoint = readonly [figure: number, rent: number]

/** What a chart of a set of properties shows. */
export interface SlotsTrend {
  trend: RentTrend
  size: readonly RentPoint[]
  year: readonly RentPoint[]
}

/** The trend of some slots of a book, read from its columns: no property is made for it. */
export function slotsTrend(book: Book, slots: Iterable<number>): SlotsTrend {
  const rentAt = figureReader(book, 'rentPerSf')
  const leasedAt = figureReader(book, 'leasedSf')
  const sizeAt = figureReader(book, 'squareFootage')
  const yearAt = figureReader(book, 'yearBuilt')
  const signedAt = wordReader(book, 'dateSigned')
  const rows: DatedRent[] = []
  const size: RentPoint[] = []
  const year: RentPoint[] = []
  for (const slot of slots) {
    const rent = rentAt(slot)
    if (Number.isNaN(rent)) continue
    rows.push({ rentPerSf: rent, dateSigned: signedAt(slot) })
    const leased = leasedAt(slot)
    const feet = Number.isNaN(leased) ? sizeAt(slot) : leased
    if (!Number.isNaN(feet)) size.push([feet, rent])
    const built = yearAt(slot)
    if (!Number.isNaN(built)) year.push([built, rent])
  }
  return { trend: rentTrend(rows), size, year }
}
