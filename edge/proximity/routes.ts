import type { Hono } from 'hono'
import { type ProximityInput, searchProximity } from '../../sync/api/proximity.ts'
import type { Book } from '../../sync/book/book.ts'
import { near } from '../../sync/book/spatial/near.ts'
import type { Geocoded } from '../../sync/domain/place/geocoded.ts'
import { PROXIMITY_MILES } from '../../sync/domain/proximity.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { geocodeFor } from '../geocode/geocode-for.ts'
import { placeOf } from '../geocode/place-of.ts'
import { ApiError } from '../http/api-error.ts'
import { handleAnswer } from '../http/handle.ts'
import { writeProperties } from '../properties/answer-properties.ts'
import type { Services } from '../services/services.ts'

/** Comparable properties near a place, found by the same function as in the browser. */
export function proximityRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handleAnswer(app, searchProximity, async ({ radius = PROXIMITY_MILES.default, ...asked }, c) => {
    const { userId } = await countCall('questions', c, services)
    const book = await bookOf(c)
    const { label, latitude, longitude } = await searchPlace(services, userId, book, asked)
    const { slots, miles } = near(book, { latitude, longitude }, radius)
    return await writeProperties(book, {
      key: 'results',
      slots,
      beside: (place) => ({ distance: miles[place] }),
      rest: { searchLocation: { address: label, latitude, longitude }, radiusMiles: radius },
    })
  })
}

/** The specification's catalog looks for these words. */
const NOTHING_GIVEN = 'Please enter either an address or coordinates to search.'

/**
 * The place to search around: the coordinates where they are given, else where the address is.
 * @throws ApiError where neither is given in full, the address is not found, or too many were asked for
 */
async function searchPlace(
  services: Services,
  userId: string,
  book: Book,
  { address = '', latitude, longitude }: Omit<ProximityInput, 'radius'>,
): Promise<Pick<Geocoded, 'label' | 'latitude' | 'longitude'>> {
  const name = address.trim()
  if (latitude !== undefined && longitude !== undefined) {
    return { latitude, longitude, label: name === '' ? `${latitude}, ${longitude}` : name }
  }
  if (latitude !== undefined || longitude !== undefined) {
    const missing = latitude === undefined ? 'latitude' : 'longitude'
    throw new ApiError('bad_request', `${missing}: must be given together with the other coordinate.`)
  }
  if (name === '') throw new ApiError('bad_request', NOTHING_GIVEN)
  return placeOf(await geocodeFor(services, userId, book, name))
}
