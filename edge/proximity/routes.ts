import type { Hono } from 'hono'
import { searchProximity } from '../../sync/api/proximity.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { near } from '../../sync/book/spatial/near.ts'
import { PROXIMITY_MILES } from '../../sync/domain/proximity.ts'
import type { BookOf } from '../book/caller-book.ts'
import { handle } from '../http/handle.ts'
import { countCall } from '../rate-limit/count-call.ts'
import type { Services } from '../services/services.ts'
import { searchPlace } from './search-place.ts'

/** Comparable properties near a place, found by the same function as in the browser. */
export function proximityRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handle(app, searchProximity, async ({ radius = PROXIMITY_MILES.default, ...asked }, c) => {
    const { userId } = await countCall('questions', c, services)
    const book = await bookOf(c)
    const { label, latitude, longitude } = await searchPlace(services, userId, book, asked)
    const { slots, miles } = near(book, { latitude, longitude }, radius)
    return {
      results: Array.from(slots, (slot, i) => ({
        ...propertyAt(book, slot),
        distance: miles[i] as number,
      })),
      searchLocation: { address: label, latitude, longitude },
      radiusMiles: radius,
    }
  })
}
