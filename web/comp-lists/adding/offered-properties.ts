import type { Book } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/columns/property-at.ts'
import { near } from '../../../sync/book/place/near.ts'
import { find } from '../../../sync/book/question/find.ts'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { PROXIMITY_MILES } from '../../../sync/domain/proximity.ts'

/** At most so many are offered (specification, section 9). */
export const MOST_OFFERED = 20

/**
 * Properties to add to a list that it does not have yet: those the words find, best first; without words the ones
 * around the list's centre, nearest first, or where it has none the first by rent.
 */
export function offeredProperties(
  book: Book,
  words: string,
  present: ReadonlySet<string>,
  centre: LatLng | null,
): Property[] {
  const text = words.trim()
  const slots =
    text === '' && centre !== null
      ? near(book, centre, PROXIMITY_MILES.max).slots
      : // Of so many found, that many are still there without those the list has.
        find(
          book,
          { criteria: text === '' ? [] : [{ kind: 'text', text }], sort: 'relevance' },
          MOST_OFFERED + present.size,
        ).slots
  const offered: Property[] = []
  for (const slot of slots) {
    const property = propertyAt(book, slot)
    if (present.has(property.id)) continue
    offered.push(property)
    if (offered.length === MOST_OFFERED) break
  }
  return offered
}
