import type { Outside } from '../outbound/call-out.ts'
import type { ProviderAnswer } from '../services/provider-answer.ts'

/** An outside geocoding service. */
export interface Provider {
  readonly name: 'census' | 'mapbox' | 'google'
  /** How long its answers may be kept, by its terms and good sense; 0 for not at all. */
  readonly keepFoundMs: number
  /** How long an address that it did not find is not asked again. */
  readonly keepNothingMs: number
  ask(services: Outside, address: string, timeoutMs: number): Promise<ProviderAnswer>
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
