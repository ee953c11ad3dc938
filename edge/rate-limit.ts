import { ApiError } from './api-error.ts'

interface RateLimit {
  /** As many may come at once. */
  perMinute: number
  now(): Date
}

/** More users than these are forgotten, the longest silent first. */
const MOST_KEYS = 10_000
const MINUTE_MS = 60_000

/**
 * Counts calls by user: each has `perMinute` in hand, refilled evenly. Held in the memory of this process, so a
 * deployment of several lets through as many times more.
 * @throws ApiError `too_many` with the seconds to wait
 */
export function createRateLimit({ perMinute, now }: RateLimit): (key: string) => void {
  const held = new Map<string, { left: number; at: number }>()
  return (key) => {
    const at = now().getTime()
    const known = held.get(key) ?? { left: perMinute, at }
    const left = Math.min(perMinute, known.left + ((at - known.at) / MINUTE_MS) * perMinute)
    if (left < 1) {
      const waitMs = Math.round(((1 - left) / perMinute) * MINUTE_MS)
      const seconds = Math.ceil(waitMs / 1000)
      throw new ApiError('too_many', `Too many requests. Try again in ${seconds} s.`, undefined, {
        'Retry-After': String(seconds),
      })
    }
    held.delete(key)
    held.set(key, { left: left - 1, at })
    for (const oldest of held.keys()) {
      if (held.size <= MOST_KEYS) break
      held.delete(oldest)
    }
  }
}
