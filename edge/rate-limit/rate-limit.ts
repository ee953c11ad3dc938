import { ApiError } from '../http/api-error.ts'
import type { Limits, RateLimit } from '../services/limits.ts'

export interface Allowance {
  /** What may come at once. */
  atOnce: number
  /** What comes back in a minute, evenly. */
  perMinute: number
}

/** Beyond this many, the least recently used keys are forgotten. */
const MOST_KEYS = 10_000
const MINUTE_MS = 60_000

/** Kept in the memory of this process, so several processes together allow that many times more. */
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
  const seconds = retryAfter(waitMs)
  return new ApiError('too_many', `Too many requests. Try again in ${seconds} s.`, undefined, {
    'Retry-After': seconds,
  })
}

/** Whole seconds, for the header of this name. */
export function retryAfter(waitMs: number): string {
  return String(Math.max(1, Math.ceil(waitMs / 1000)))
}

const calls = (perMinute: number): Allowance => ({ atOnce: perMinute, perMinute })

const ALLOWED: Readonly<Record<keyof Limits, Allowance>> = {
  books: calls(240),
  questions: calls(600),
  exports: calls(60),
  pictures: calls(240),
  geocode: calls(120),
  chat: calls(60),
  // A day's worth at once.
  modelTokens: { atOnce: 400_000, perMinute: 400_000 / (24 * 60) },
  sourceRuns: calls(12),
  imports: calls(60),
  writes: calls(600),
  // Enough for what a browser has queued in a week without a connection.
  mutations: { atOnce: 5_000, perMinute: 600 },
  refusals: { atOnce: 20, perMinute: 1 },
  // An office behind one address, each with a few tabs.
  signIns: calls(240),
}

/** How many calls of a kind come back in a minute. */
export function perMinute(kind: keyof Limits): number {
  return ALLOWED[kind].perMinute
}

/** To be made once for a process. */
export function createLimits(now: () => Date): Limits {
  const of = (kind: keyof Limits) => createRateLimit(ALLOWED[kind], now)
  return {
    books: of('books'),
    questions: of('questions'),
    exports: of('exports'),
    pictures: of('pictures'),
    geocode: of('geocode'),
    chat: of('chat'),
    modelTokens: of('modelTokens'),
    sourceRuns: of('sourceRuns'),
    imports: of('imports'),
    writes: of('writes'),
    mutations: of('mutations'),
    refusals: of('refusals'),
    signIns: of('signIns'),
  }
}
