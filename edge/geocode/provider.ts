import type { Outside } from '../outbound/call-out.ts'
import type { ProviderAnswer } from '../services/provider-answer.ts'

/** A service outside that knows addresses. */
export interface Provider {
  readonly name: 'census' | 'mapbox' | 'google'
  /** How long its terms and good sense let us keep what it found; 0 for not at all. */
  readonly keepFoundMs: number
  /** How long not to ask again for what it did not find. */
  readonly keepNothingMs: number
  ask(services: Outside, address: string, timeoutMs: number): Promise<ProviderAnswer>
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
