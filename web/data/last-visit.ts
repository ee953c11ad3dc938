import { type Moment, minuteHere } from '../../sync/domain/dates/moments.ts'
import { forgetKeys } from './forget-keys.ts'
import { rememberedMe } from './me.ts'

const PREFIX = 'clearheight-visit-'
/** A visit ends once the page was not seen for so long, ms. */
const AWAY_MS = 30 * 60_000
const EVERY_MS = 60_000

/** When the page was last seen, and when at the end of the visit before; milliseconds since 1970. */
interface Visit {
  seen: number
  before: number | null
}
type Storing = Pick<Storage, 'getItem' | 'setItem'>

/** Read by hand: zod would come with what answers questions for this alone. */
function readVisit(storage: Storing, userId: string): Visit | null {
  try {
    const { seen, before } = JSON.parse(storage.getItem(PREFIX + userId) ?? '')
    const isVisit = typeof seen === 'number' && (before === null || typeof before === 'number')
    return isVisit ? { seen, before } : null
  } catch {
    return null
  }
}

/** Notes that a user sees the page now. After an absence this is a new visit. */
export function noteVisit(storage: Storing, userId: string, now: number): void {
  const known = readVisit(storage, userId)
  const before = known === null ? null : now - known.seen > AWAY_MS ? known.seen : known.before
  try {
    storage.setItem(PREFIX + userId, JSON.stringify({ seen: now, before }))
  } catch {
    // Not remembered: "my last visit" then means nothing.
  }
}

/** The minute in which a user's visit before this one ended; undefined where none is known in this browser. */
export function lastVisitOf(storage: Storing, userId: string, now: number): Moment | undefined {
  const known = readVisit(storage, userId)
  const before = known !== null && now - known.seen > AWAY_MS ? known.seen : known?.before
  return before == null ? undefined : minuteHere(new Date(before))
}

/** As `lastVisitOf`, of who is at the page. */
export function lastVisit(): Moment | undefined {
  const me = rememberedMe()
  return me === null ? undefined : lastVisitOf(localStorage, me.id, Date.now())
}

/** Keeps noting that a user sees the page, until the returned function is called. */
export function keepVisit(userId: string): () => void {
  const note = () => {
    if (document.visibilityState === 'visible') noteVisit(localStorage, userId, Date.now())
  }
  note()
  const timer = setInterval(note, EVERY_MS)
  document.addEventListener('visibilitychange', note)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', note)
  }
}

/** Forgets the visits of anyone but this user. */
export function forgetVisits(who: { butOf: string | null }): void {
  forgetKeys(PREFIX, who)
}
