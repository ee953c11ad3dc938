import type { Book } from '../book/book.ts'
import { propertyAt } from '../book/property-at.ts'
import { nearest } from '../book/spatial/near.ts'
import type { LatLng } from '../domain/area/coordinates.ts'
import type { Criterion } from '../domain/criteria/criterion.ts'
import type { Property } from '../domain/property.ts'
import { countsAsComp } from '../domain/rents/counts-as-comp.ts'

/** No more are read, so that a page never waits for a large book. */
const MOST_READ = 3_000
const WITH_RENT: Criterion = { kind: 'stated', field: 'rentPerSf', not: false }

/** The properties with a rent within so many miles of a place, the nearest of them where they are very many. */
export function marketNear(book: Book, center: LatLng, miles: number): Property[] {
  const { slots, found } = nearest(book, center, miles, MOST_READ, [WITH_RENT])
  if (found === 0) return []
  return Array.from(slots, (slot) => propertyAt(book, slot)).filter(countsAsComp)
}
