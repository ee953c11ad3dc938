import { createTeamBooks } from '../book/team-books.ts'
import { placesSource } from '../files/places-source.ts'
import { createLimits } from '../rate-limit/rate-limit.ts'
import { createGeocodeMemory } from '../services/geocode-memory.ts'
import { createProviderMemory } from '../services/provider-memory.ts'
import { createRequestMetrics } from '../services/request-metrics.ts'

/** What an isolate of the Worker keeps from request to request. Only one book, because it has 128 MB. */
export const bookOfTeam = createTeamBooks({ limit: 1, sharesReading: false })
export const snapshotsUnderWay = new Set<string>()
export const places = placesSource()
export const geocodeMemory = createGeocodeMemory()
export const providerMemory = createProviderMemory()
export const limits = createLimits(() => new Date())
export const requestMetrics = createRequestMetrics()
