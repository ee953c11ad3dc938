import type { Book } from '../book/book.ts'
import { figureReader } from '../book/figure-reader.ts'
import { wordReader } from '../book/word-reader.ts'
import { SUBJECT } from '../domain/known-types.ts'
import { type DatedRent, type RentTrend, rentTrend } from './rent-trend.ts'

/** A figure and the rent that stands against it. */
export type RentPoint = readonly [figure: number, rent: number]

/** What a chart of a set of properties shows. */
export interface SlotsTrend {
  trend: RentTrend
  size: readonly RentPoint[]
  /** What all of the sizes are of; null where some are of buildings and some are leased areas: no question finds those. */
  sizesOf?: 'buildings' | 'leases' | null
  year: readonly RentPoint[]
}

/** Rents by quarter of some slots, without a subject, read from the book's columns: no property is made for it. */
export function slotsRentTrend(book: Book, slots: Iterable<number>, mostQuarters?: number): RentTrend {
  return rentTrend(rentsAmong(book, slots), mostQuarters)
}

/** The same, with the rents against size and age. */
export function slotsTrend(book: Book, slots: Iterable<number>, mostQuarters?: number): SlotsTrend {
  const leasedAt = figureReader(book, 'leasedSf')
  const sizeAt = figureReader(book, 'squareFootage')
  const yearAt = figureReader(book, 'yearBuilt')
  const rows: DatedRent[] = []
  const size: RentPoint[] = []
  const year: RentPoint[] = []
  let [areBuildings, areLeases] = [true, true]
  for (const own of rentsAmong(book, slots)) {
    const { slot, rentPerSf: rent } = own
    rows.push(own)
    const leased = leasedAt(slot)
    const feet = Number.isNaN(leased) ? sizeAt(slot) : leased
    if (!Number.isNaN(feet)) {
      size.push([feet, rent])
      areBuildings &&= feet === sizeAt(slot)
      areLeases &&= feet === leased
    }
    const built = yearAt(slot)
    if (!Number.isNaN(built)) year.push([built, rent])
  }
  const sizesOf = areBuildings ? 'buildings' : areLeases ? 'leases' : null
  return { trend: rentTrend(rows, mostQuarters), size, year, sizesOf }
}

function* rentsAmong(
  book: Book,
  slots: Iterable<number>,
): Generator<{ slot: number; rentPerSf: number; dateSigned: string | null }> {
  const rentAt = figureReader(book, 'rentPerSf')
  const signedAt = wordReader(book, 'dateSigned')
  const statusAt = wordReader(book, 'status')
  for (const slot of slots) {
    const rentPerSf = rentAt(slot)
    if (Number.isNaN(rentPerSf) || statusAt(slot) === SUBJECT) continue
    yield { slot, rentPerSf, dateSigned: signedAt(slot) }
  }
}
