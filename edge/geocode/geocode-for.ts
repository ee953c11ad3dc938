import type { Book } from '../../sync/book/book.ts'
import type { GeocodeOutcome } from '../../sync/domain/place/geocoded.ts'
import { tooMany } from '../rate-limit/rate-limit.ts'
import { takeCall } from '../rate-limit/take-call.ts'
import type { Services } from '../services/services.ts'
import { geocode } from './geocode.ts'

/**
 * The place that a user's words mean. Every call counts against the user's limit, because providers may charge for it.
 * @throws ApiError `too_many`
 */
export async function geocodeFor(
  services: Services,
  userId: string,
  book: Book,
  text: string,
): Promise<GeocodeOutcome> {
  const waitMs = await takeCall('geocode', userId, services)
  if (waitMs !== null) throw tooMany(waitMs)
  return geocode(services, book, text)
}
