import { ApiError } from '../http/api-error.ts'
import type { RateLimit } from '../services/limits.ts'

export interface Allowance {
  /** What may come at once. */
  atOnce: number
  /** What comes back in a minute, evenly. */
  perMinute: number
}

/** More keys than these are forgotten, the longest silent first. */
const MOST_KEYS = 10_000
const MINUTE_MS = 60_000

/** Held in the memory of this process, so a deployment of several lets through as many times more. */
export function createRateLimit({ atOnce, perMinute }: Allowance, now: () => Date): RateLimit {
  const held = new Map<string, { left: number; at: number }>()
  return (key, cost = 1) => {
    const at = now().getTime()
    const known = held.get(key) ?? { left: atOnce, at }
    const left = Math.min(atOnce, known.left + ((at - known.at) / MINUTE_MS) * perMinute)
    if (left < cost) return Math.round(((cost - left) / perMinute) * MINUTE_MS)
    held.delete(key)
    held.set(key, { left: Math.min(atOnce, left - cost), at })
    for (const oldest of held.keys()) {
      if (held.size <= MOST_KEYS) break
      held.delete(oldest)
    }
    return null
  }
}

/** The refusal of one call too many. */
export function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new ApiError('too_many', `Too many requests. Try again in ${seconds} s.`, undefined, {
    'Retry-After': String(seconds),
  })
}
