import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { nearest } from '../../sync/book/spatial/near.ts'
import type { Nearby } from '../../sync/book/spatial/order-by-distance.ts'
import type { Destination } from '../proximity/proximity-state.ts'

/** The list shows so many (specification, section 9). */
export const FEW = 5

/** The first few around a place, and how many there are. The property that stands there is the subject, and no comp. */
export function nearestFew(
  book: Book,
  { center, subjectId }: Destination,
  radius: number,
): Nearby & { found: number } {
  const { slots, miles, found } = nearest(book, center, radius, FEW + 1)
  const at = subjectId === undefined ? -1 : slots.indexOf(findSlot(book, subjectId))
  const isComp = (_: number, i: number) => i !== at
  return {
    slots: slots.filter(isComp).subarray(0, FEW),
    miles: miles.filter(isComp).subarray(0, FEW),
    found: at < 0 ? found : found - 1,
  }
}
