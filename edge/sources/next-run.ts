const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After so many failed tries in a row; then as often as without one. */
const RETRY_AFTER_MS = [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS]
/** So that not all sources of all deployments are asked at the same moment. */
const JITTER_MS = 5 * MINUTE_MS

/** When a source that was read is read by itself next; null where it is not. */
export function afterSuccess(everyHours: number | null, now: Date, random = Math.random): Date | null {
  if (everyHours === null) return null
  return new Date(now.getTime() + everyHours * HOUR_MS + random() * JITTER_MS)
}

/** The same after its last so many tries failed. */
export function afterFailure(
  everyHours: number | null,
  tries: number,
  now: Date,
  random = Math.random,
): Date | null {
  if (everyHours === null) return null
  const usual = everyHours * HOUR_MS
  const wait = Math.min(RETRY_AFTER_MS[tries - 1] ?? usual, usual)
  return new Date(now.getTime() + wait + random() * JITTER_MS)
}
