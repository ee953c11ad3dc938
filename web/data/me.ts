import type * as z from 'zod/mini'
import type { getMe } from '../../sync/api/session.ts'
import { OFFLINE_DAYS } from '../../sync/domain/dates/offline-days.ts'

/** What pages use of it: what an older version of them remembered has no more. */
export type Me = Omit<z.infer<typeof getMe.output>, 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>

const KEY = 'clearheight-me'
const ENDED_KEY = 'clearheight-ended'
const DAY_MS = 86_400_000
/** As old as what an open page knows may become where nothing is to be shown without the server, ms. */
const SHORTEST_MS = 60_000

interface Remembered extends Me {
  /** When the server last said so; an earlier version did not note it. */
  heardAt?: number
}

let isHeard = false

/**
 * Who was signed in at the last visit, so that the stored book can be shown before the server answers. Read before
 * anything else of the app is there, so it is checked by hand.
 */
export function rememberedMe(): Me | null {
  const me = read()
  return me !== null && isReadable(me) ? me : null
}

/** The same of whom the server has not answered for too long: nothing that is kept of theirs may be shown. */
export function unreadableMe(): Me | null {
  const me = read()
  return me === null || isReadable(me) ? null : me
}

/** Whether what an open page shows is older than it may become without an answer of the server. */
export function isOutdated(): boolean {
  const me = read()
  return me !== null && sinceHeard(me) > Math.max(offlineDaysOf(me) * DAY_MS, SHORTEST_MS)
}

/** Once the server has answered in this visit, nothing here is unread any more. */
function isReadable(me: Remembered): boolean {
  return isHeard || sinceHeard(me) < offlineDaysOf(me) * DAY_MS
}

function sinceHeard({ heardAt }: Remembered): number {
  return heardAt === undefined ? 0 : Date.now() - heardAt
}

/**
 * For how many days what is kept of a user is shown without an answer of the server. One of an earlier version does not
 * say.
 */
export function offlineDaysOf({ offlineDays = OFFLINE_DAYS }: Me): number {
  return offlineDays
}

function read(): Remembered | null {
  try {
    const me: unknown = JSON.parse(localStorage.getItem(KEY) ?? '')
    return isMe(me) ? me : null
  } catch {
    return null
  }
}

/** Where the browser stores nothing, the next visit waits for the server. */
export function rememberMe(me: Me): void {
  isHeard = true
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...me, heardAt: Date.now() } satisfies Remembered))
  } catch {
    // Not remembered.
  }
}

export function forgetMe(): void {
  localStorage.removeItem(KEY)
  localStorage.removeItem(ENDED_KEY)
}

/**
 * Nobody is signed in any more. What this browser still keeps of the user is for them, should they be the next to sign
 * in here.
 */
export function endMe(userId: string): void {
  localStorage.removeItem(KEY)
  localStorage.setItem(ENDED_KEY, userId)
}

/** Whose session ended here while something of theirs was kept; null once somebody is signed in. */
export function takeEnded(): string | null {
  const userId = localStorage.getItem(ENDED_KEY)
  localStorage.removeItem(ENDED_KEY)
  return userId
}

/** The same, left as it is. */
export function endedUser(): string | null {
  return localStorage.getItem(ENDED_KEY)
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
