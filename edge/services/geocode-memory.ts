import type { ProviderAnswer } from './provider-answer.ts'

/** A cache of providers' answers, for as long as they may be kept, and the requests in progress. */
export interface GeocodeMemory {
  get(key: string, now: Date): ProviderAnswer | null
  keep(key: string, answer: ProviderAnswer, until: number): void
  /** Requests in progress. The same question waits for the same answer. */
  readonly running: Map<string, Promise<ProviderAnswer>>
}

/** About a kilobyte each. */
const MOST_KEPT = 5_000

/** Keeps the answers used last. */
export function createGeocodeMemory(most: number = MOST_KEPT): GeocodeMemory {
  const kept = new Map<string, { readonly answer: ProviderAnswer; readonly until: number }>()
  return {
    running: new Map(),
    get(key, now) {
      const known = kept.get(key)
      if (known === undefined) return null
      kept.delete(key)
      if (known.until <= now.getTime()) return null
      kept.set(key, known)
      return known.answer
    },
    keep(key, answer, until) {
      kept.delete(key)
      kept.set(key, { answer, until })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
