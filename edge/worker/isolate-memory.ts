import { createTeamBooks } from '../book/team-books.ts'
import { createLimits } from '../rate-limit/rate-limit.ts'
import { createGeocodeMemory } from '../services/geocode-memory.ts'
import { createProviderMemory } from '../services/provider-memory.ts'
import { createRequestMetrics } from '../services/request-metrics.ts'

export type IsolateMemory = ReturnType<typeof createIsolateMemory>

/** What an isolate of the Worker keeps from request to request. Only one book, because it has 128 MB. */
export function createIsolateMemory() {
  return {
    bookOfTeam: createTeamBooks({ limit: 1, sharesReading: false }),
    snapshotsUnderWay: new Set<string>(),
    geocodeMemory: createGeocodeMemory(),
    providerMemory: createProviderMemory(),
    limits: createLimits(() => new Date()),
    requestMetrics: createRequestMetrics(),
  }
}

/** That of this isolate. A request takes what is in it when it arrives. */
export const isolateMemory = createIsolateMemory()
