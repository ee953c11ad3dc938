import { perMinute } from '../rate-limit/rate-limit.ts'
import type { Limits } from '../services/limits.ts'
import type { Bindings } from './bindings.ts'

const MINUTE_MS = 60_000

/** Asks the platform's counter for this many calls a minute, such as CALLS_60. Where there is none, all may. */
export async function limitByPlatform(
  bindings: Bindings,
  kind: keyof Limits,
  key: string,
): Promise<number | null> {
  const counter = bindings[`CALLS_${perMinute(kind)}`]
  if (counter === undefined) return null
  const { success } = await counter.limit({ key: `${kind}:${key}` })
  return success ? null : MINUTE_MS
}
