import type { Book } from '../../book/book.ts'
import { figureReader } from '../../book/figure-reader.ts'
import type { AskedFigure } from './ask.ts'
import { netEffective } from './lease-inputs.ts'

/** Reads a figure by slot, NaN where it is not stated or cannot be worked out. */
export function askedFigureReader(book: Book, figure: AskedFigure): (slot: number) => number {
  if (figure !== 'netEffectiveRent') return figureReader(book, figure)
  const [rentAt, termAt, freeAt, tiAt] = (
    ['rentPerSf', 'leaseTerm', 'freeRentMonths', 'tiPerSf'] as const
  ).map((field) => figureReader(book, field)) as [Reader, Reader, Reader, Reader]
  return (slot) => {
    const [rentPerSf, leaseTerm] = [rentAt(slot), termAt(slot)]
    if (Number.isNaN(rentPerSf) || Number.isNaN(leaseTerm)) return Number.NaN
    // No free rent or allowance stated is none given.
    const [freeRentMonths, tiPerSf] = [freeAt(slot) || 0, tiAt(slot) || 0]
    return netEffective({ rentPerSf, leaseTerm, freeRentMonths, tiPerSf }) ?? Number.NaN
  }
}

type Reader = (slot: number) => number

/** What a rent weighs by: the leased area where it is known, else the building's. */
export function weightReader(book: Book): Reader {
  const [leasedAt, sizeAt] = [figureReader(book, 'leasedSf'), figureReader(book, 'squareFootage')]
  return (slot) => {
    const leased = leasedAt(slot)
    return Number.isNaN(leased) ? sizeAt(slot) : leased
  }
}
