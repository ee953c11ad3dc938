import type { Book } from '../../book/book.ts'
import type { GeocodeOutcome } from '../../domain/geocoded.ts'
import { distinctPlaces, propertyPlace } from './property-place.ts'
import { rowsAtAddress } from './rows-at-address.ts'
import { rowsCalled } from './rows-called.ts'

/** Finds the property of ours that words mean by its address, else by its name. Null where there is none. */
export function findProperty(text: string, book: Book): GeocodeOutcome | null {
  const there = rowsAtAddress(text, book)
  const rows = there.length > 0 ? there : rowsCalled(text, book)
  const places = distinctPlaces(rows.map(({ columns, row }) => propertyPlace(columns, row)))
  const [place] = places
  if (place === undefined) return null
  return places.length === 1 ? { kind: 'found', place } : { kind: 'ambiguous', candidates: places }
}
