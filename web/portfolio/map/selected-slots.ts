import type { Book } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import type { PortfolioSelection } from '../../data/portfolio-selection.ts'

/** Where the selected properties are in the book as it is now, each once, and how many have left it. */
export function selectedSlots(
  book: Book,
  { properties }: Pick<PortfolioSelection, 'properties'>,
): { slots: Uint32Array; departed: number } {
  const found = [...new Set(properties.map(({ id }) => findSlot(book, id)))].filter((slot) => slot >= 0)
  const ids = new Set(properties.map(({ id }) => id))
  return { slots: Uint32Array.from(found), departed: ids.size - found.length }
}
