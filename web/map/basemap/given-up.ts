import type { Basemap } from '../../../sync/maps/basemaps.ts'
import type { FailureReason } from './basemap-failure.ts'

/** How long a provider that failed is passed over before it is tried again, ms. */
const FORGET_AFTER_MS = 5 * 60_000

export type GivenUp = ReadonlyMap<string, FailureReason>

/** Which providers failed lately, for all maps of the page: none of them waits for the same provider again. */
export interface GivenUpStore {
  /** The same object until something changes. */
  current(): GivenUp
  add(basemap: Basemap, reason: FailureReason): void
  /** All are worth another try. */
  clear(): void
  /** Drops those that failed long ago. */
  prune(): void
  subscribe(listener: () => void): () => void
}

/** `now` in ms. */
export function createGivenUpStore(now: () => number = Date.now): GivenUpStore {
  const listeners = new Set<() => void>()
  const since = new Map<string, number>()
  let reasons: GivenUp = new Map()

  function change(next: GivenUp): void {
    if (next.size === 0 && reasons.size === 0) return
    reasons = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => reasons,
    add(basemap, reason) {
      const key = basemapKey(basemap)
      since.set(key, now())
      change(new Map([...reasons, [key, reason]]))
    },
    clear: () => change(new Map()),
    prune() {
      const fresh = [...reasons].filter(([key]) => now() - (since.get(key) ?? 0) < FORGET_AFTER_MS)
      if (fresh.length < reasons.size) change(new Map(fresh))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Tells one basemap from another. */
export function basemapKey(basemap: Basemap): string {
  switch (basemap.kind) {
    case 'style':
      return `${basemap.light} ${basemap.dark}`
    case 'raster':
      return basemap.tiles
    case 'pmtiles':
      return basemap.url
  }
}
