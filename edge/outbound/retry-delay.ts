const USUAL_MS = 250
/** A longer wait is not worth a person's patience. */
const LONGEST_MS = 2_000

/**
 * Milliseconds to wait before the second try; null where the service wants a longer wait than we give it.
 * `Retry-After` is seconds or a date (RFC 9110, 10.2.3).
 */
export function retryDelay(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return USUAL_MS
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  if (Number.isNaN(wait)) return USUAL_MS
  return wait > LONGEST_MS ? null : Math.max(wait, USUAL_MS)
}
