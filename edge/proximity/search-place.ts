import type { ProximityInput } from '../../sync/api/proximity.ts'
import type { Book } from '../../sync/book/book.ts'
import type { Geocoded } from '../../sync/domain/geocoded.ts'
import { geocodeFor } from '../geocode/geocode-for.ts'
import { placeOf } from '../geocode/place-of.ts'
import { ApiError } from '../http/api-error.ts'
import type { Services } from '../services/services.ts'

/** The specification's catalogue looks for these words. */
const NOTHING_GIVEN = 'Please enter either an address or coordinates to search.'

/**
 * The place to search around: the coordinates where they are given, else where the address is.
 * @throws ApiError where neither is given in full, the address is not found, or too many were asked for
 */
export async function searchPlace(
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
