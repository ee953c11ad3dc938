import type { Basemap } from '../../../sync/maps/basemaps.ts'
import { createStore, type Readable } from '../../store.ts'
import type { FailureReason } from './basemap-failure.ts'

/** How long a provider that failed is passed over before it is tried again, ms. */
const FORGET_AFTER_MS = 5 * 60_000

export type GivenUp = ReadonlyMap<string, FailureReason>

/** Which providers failed lately, for all maps of the page: none of them waits for the same provider again. */
export interface GivenUpStore extends Readable<GivenUp> {
  add(basemap: Basemap, reason: FailureReason): void
  /** All are worth another try. */
  clear(): void
  /** Drops those that failed long ago. */
  prune(): void
}

/** `now` in ms. */
export function createGivenUpStore(now: () => number = Date.now): GivenUpStore {
  const { current, change, subscribe } = createStore<GivenUp>(new Map())
  const since = new Map<string, number>()
  return {
    current,
    subscribe,
    add(basemap, reason) {
      const key = basemapKey(basemap)
      since.set(key, now())
      change(new Map([...current(), [key, reason]]))
    },
    clear() {
      if (current().size > 0) change(new Map())
    },
    prune() {
      const fresh = [...current()].filter(([key]) => now() - (since.get(key) ?? 0) < FORGET_AFTER_MS)
      if (fresh.length < current().size) change(new Map(fresh))
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
