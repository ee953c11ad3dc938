import type { Limits } from './limits.ts'
import { createRateLimit } from './rate-limit.ts'

export const CALLS_A_MINUTE = {
  exports: 60,
  pictures: 240,
  geocode: 120,
  chat: 60,
} as const satisfies Record<keyof Limits, number>

/** To be made once for a process. */
export function createLimits(now: () => Date): Limits {
  const of = (perMinute: number) => createRateLimit({ perMinute, now })
  return {
    exports: of(CALLS_A_MINUTE.exports),
    pictures: of(CALLS_A_MINUTE.pictures),
    geocode: of(CALLS_A_MINUTE.geocode),
    chat: of(CALLS_A_MINUTE.chat),
  }
}
