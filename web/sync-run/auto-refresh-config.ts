import * as z from 'zod/mini'

/** Minutes between two refreshes that can be chosen. */
export const REFRESH_MINUTES = [5, 15, 30, 60] as const

const config = z.object({
  enabled: z.boolean(),
  interval: z.number().check(z.minimum(1), z.maximum(24 * 60)),
  /** Milliseconds since 1970; null before the first. */
  lastRefresh: z.nullable(z.number()),
})
export type AutoRefreshConfig = z.infer<typeof config>

/** On, every 15 minutes (specification, section 9). */
export const DEFAULT_AUTO_REFRESH: AutoRefreshConfig = { enabled: true, interval: 15, lastRefresh: null }

const KEY = 'clearheight-auto-refresh'

/** What the browser remembers; the default, which it remembers from then on, where nothing of that can be read. */
export function readAutoRefresh(storage: Pick<Storage, 'getItem' | 'setItem'>): AutoRefreshConfig {
  try {
    return z.parse(config, JSON.parse(storage.getItem(KEY) ?? ''))
  } catch {
    writeAutoRefresh(storage, DEFAULT_AUTO_REFRESH)
    return DEFAULT_AUTO_REFRESH
  }
}

export function writeAutoRefresh(storage: Pick<Storage, 'setItem'>, next: AutoRefreshConfig): void {
  try {
    storage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Not remembered: it holds for this visit.
  }
}

/** Milliseconds until the next refresh is due; 0 where it is, null where none will be. `since`: when the page began to wait. */
export function untilRefresh(
  { enabled, interval, lastRefresh }: AutoRefreshConfig,
  since: number,
  now: number,
): number | null {
  if (!enabled) return null
  return Math.max(0, Math.max(lastRefresh ?? 0, since) + interval * 60_000 - now)
}
