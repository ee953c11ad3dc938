import type * as z from 'zod/mini'
import type { getMe } from '../../sync/api/session.ts'

/** What pages use of it: what an older version of them remembered has no more. */
export type Me = Omit<z.infer<typeof getMe.output>, 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>

const KEY = 'clearheight-me'

/**
 * Who was signed in at the last visit, so that the stored book can be shown before the server answers. Read before
 * anything else of the app is there, so it is checked by hand.
 */
export function rememberedMe(): Me | null {
  try {
    const me: unknown = JSON.parse(localStorage.getItem(KEY) ?? '')
    return isMe(me) ? me : null
  } catch {
    return null
  }
}

/** Where the browser stores nothing, the next visit waits for the server. */
export function rememberMe(me: Me): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(me))
  } catch {
    // Not remembered.
  }
}

export function forgetMe(): void {
  localStorage.removeItem(KEY)
}

export function isMe(value: unknown): value is Me {
  const {
    id,
    teamId,
    name,
    teammates,
    consoleUrl,
    portfolioMapUrl,
    lastSyncAt,
    sources = [],
  } = value as Partial<Me>
  return (
    [id, teamId, name].every((part) => typeof part === 'string') &&
    Array.isArray(teammates) &&
    teammates.every((mate) => typeof mate?.id === 'string' && typeof mate.name === 'string') &&
    [consoleUrl, portfolioMapUrl].every((url) => url === null || typeof url === 'string') &&
    (lastSyncAt === null || typeof lastSyncAt === 'number') &&
    Array.isArray(sources) &&
    sources.every((source) => typeof source?.kind === 'string' && typeof source.name === 'string')
  )
}
