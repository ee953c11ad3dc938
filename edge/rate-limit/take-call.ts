import type { Limits } from '../services/limits.ts'
import type { Services } from '../services/services.ts'

/** Takes one call from a key's allowance, here and over all processes. Null, or in how many milliseconds it is possible. */
export async function takeCall(
  kind: keyof Limits,
  key: string,
  { limits, limitEverywhere }: Pick<Services, 'limits' | 'limitEverywhere'>,
): Promise<number | null> {
  return limits[kind](key) ?? (await limitEverywhere(kind, key))
}
