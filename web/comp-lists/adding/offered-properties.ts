import type { Book } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { bestMatches } from '../../../sync/book/question/best-matches.ts'
import { find } from '../../../sync/book/question/find.ts'
import { near } from '../../../sync/book/spatial/near.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { PROXIMITY_MILES } from '../../../sync/domain/proximity.ts'
import { DEFAULT_SORT } from '../../../sync/domain/sort.ts'

/** At most so many are offered (specification, section 9). */
export const MOST_OFFERED = 20

/**
 * Properties to add to a list that it does not have yet: those the words find, best first; without words the ones
 * around the list's center, nearest first, or where it has none the first by rent.
 */
export function offeredProperties(
  book: Book,
  words: string,
  present: ReadonlySet<string>,
  center: LatLng | null,
): Property[] {
  const text = words.trim()
  // Of so many found, that many are still there without those the list has.
  const most = MOST_OFFERED + present.size
  const slots =
    text !== ''
      ? bestMatches(book, text, most)
      : center !== null
        ? near(book, center, PROXIMITY_MILES.max).slots
        : find(book, { criteria: [], sort: DEFAULT_SORT }, most).slots
  const offered: Property[] = []
  for (const slot of slots) {
    const property = propertyAt(book, slot)
    if (present.has(property.id)) continue
    offered.push(property)
    if (offered.length === MOST_OFFERED) break
  }
  return offered
}
