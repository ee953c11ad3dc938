import type { Book } from '../../sync/book/book.ts'
import { figureReader } from '../../sync/book/figure-reader.ts'
import { findSlot } from '../../sync/book/find-slot.ts'

interface Entry {
  readonly propertyId: string
  readonly isIncluded: boolean
}

/** How many included comps of a list changed since a moment, milliseconds since 1970. */
export function changedIn(book: Book, entries: readonly Entry[], from: number): number {
  const changedAt = figureReader(book, 'changedAt')
  return entries.filter(({ propertyId, isIncluded }) => {
    const slot = isIncluded ? findSlot(book, propertyId) : -1
    return slot >= 0 && changedAt(slot) >= from
  }).length
}
