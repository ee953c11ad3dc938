import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { runWhenIdle } from '../../run-when-idle.ts'
import {
  endedUser,
  endMe,
  isOutdated,
  type Me,
  offlineDaysOf,
  rememberedMe,
  takeEnded,
  unreadableMe,
} from '../me.ts'
import { CallError, MisreadAnswer } from '../requests/call.ts'
import { sayAuthorized, sayUnauthorized } from '../requests/unauthorized.ts'
import { whenBack } from '../requests/when-back.ts'
import { onForgotten } from '../user-channel.ts'
import { fetchMe } from './fetch-me.ts'
import { signedOut } from './signed-out-mark.ts'

interface Session {
  me: Me | null
  /** The server answered as another version than this page. */
  isMisread: boolean
  /** Set where the server has not answered for more than these days, and nothing kept here is shown. */
  awayDays: number | null
  /** Asks the server again who is signed in, and what has changed since. */
  refresh(): Promise<void>
}

const SessionContext = createContext<Session>({
  me: null,
  isMisread: false,
  awayDays: null,
  refresh: async () => {},
})

/** An open page looks this often whether its user is still signed in, and as what, ms. */
const LOOK_EVERY_MS = 20_000
/** Until it is known who is signed in, the server is asked this often, ms. */
const ASK_AGAIN_MS = 3_000

interface SessionProviderProps {
  /** The server has just said who is signed in. */
  isFresh: boolean
  children: ReactNode
}

/**
 * Knows who is signed in: at once from the last visit, then from the server, which is asked again whenever the user
 * comes back to the page. A visitor without a session is sent to sign in. While the server cannot be reached, the last
 * user's stored data stays on screen; once somebody else is signed in, none of it does.
 */
export function SessionProvider({ isFresh, children }: SessionProviderProps) {
  const [me, setMe] = useState<Me | null>(rememberedMe)
  const [misread, setMisread] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [awayDays] = useState(() => {
    const unreadable = unreadableMe()
    return unreadable === null ? null : offlineDaysOf(unreadable)
  })
  const open = useRef(me)
  const isAnswered = useRef(isFresh)

  const ask = useCallback(async (): Promise<void> => {
    try {
      const fresh = await fetchMe()
      isAnswered.current = true
      if (isOfSomebodyElse(fresh) || isOther(open.current, fresh)) {
        setIsLeaving(true)
        await leaveTo(fresh)
        return
      }
      open.current = fresh
      sayAuthorized()
      setMe(fresh)
      setMisread(false)
    } catch (error) {
      setMisread(error instanceof MisreadAnswer)
      if (!(error instanceof CallError) || error.status !== 401) {
        if (open.current === null) setTimeout(() => void ask(), ASK_AGAIN_MS)
        else if (isOutdated()) location.reload()
        return
      }
      // A page that was open goes to sign in and comes back; one that finds no session keeps nothing for anybody.
      if (!isAnswered.current) void forget(open.current?.id ?? endedUser())
      else if (open.current !== null) endMe(open.current.id)
      sayUnauthorized()
    }
  }, [])
  useEffect(() => {
    // Whoever signed out is asked first whether to sign in again.
    if (signedOut() !== null) return
    const unreadable = unreadableMe()
    if (unreadable !== null) void forget(unreadable.id).then(ask)
    else if (!isFresh) void ask()
    else if (open.current !== null && isOfSomebodyElse(open.current)) {
      setIsLeaving(true)
      void leaveTo(open.current)
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && open.current !== null) void ask()
    }, LOOK_EVERY_MS)
    const unhear = whenBack(() => void ask())
    return () => {
      clearInterval(timer)
      unhear()
    }
  }, [ask, isFresh])

  const userId = me?.id
  useKeptVisit(userId ?? null)
  useEffect(() => {
    if (userId === undefined) return
    return onForgotten(userId, async () => {
      setIsLeaving(true)
      await untilSomebodyElse(userId)
      location.reload()
    })
  }, [userId])

  const session = useMemo(
    () => ({ me, isMisread: misread, awayDays, refresh: ask }),
    [me, misread, awayDays, ask],
  )
  return <SessionContext value={session}>{!isLeaving && children}</SessionContext>
}

/** The signed-in user; null before the first answer of the first visit. */
export function useMe(): Me | null {
  return use(SessionContext).me
}

/** Whether who is signed in cannot be learnt from the server, which is older than this page. */
export function useIsMisread(): boolean {
  return use(SessionContext).isMisread
}

/** After how many days without an answer of the server nothing kept here is shown; null while something is. */
export function useAwayDays(): number | null {
  const { me, awayDays } = use(SessionContext)
  return me === null ? awayDays : null
}

export function useRefreshMe(): () => Promise<void> {
  return use(SessionContext).refresh
}

/** Whether what is kept here is of somebody whose session has ended, and not of this user. */
function isOfSomebodyElse({ id }: Me): boolean {
  return (takeEnded() ?? id) !== id
}

async function leaveTo({ id }: Me): Promise<void> {
  const { forgetUsers } = await import('../forget-user.ts')
  await forgetUsers({ but: id })
  location.reload()
}

async function forget(userId: string | null): Promise<void> {
  const { forgetEnded } = await import('../forget-user.ts')
  await forgetEnded(userId)
}

/** Another user than the one whose data is open: nothing shown here is theirs. */
function isOther(known: Me | null, fresh: Me): boolean {
  return known !== null && (known.id !== fresh.id || known.teamId !== fresh.teamId)
}

/** How long it takes at most, more or less, to sign out or in as another of the demo's people, ms. */
const CHANGE_MS = 4_000

/**
 * Waits, for a limited time, until another tab has found out who is signed in now. The answer that ends a session makes
 * the browser empty its storage, and the mark of the sign-out with it: a page loaded at that moment would miss it.
 */
function untilSomebodyElse(userId: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const me = rememberedMe()
      if ((me !== null && me.id !== userId) || signedOut() === 'ended') resolve()
    }
    window.addEventListener('storage', look)
    setTimeout(resolve, CHANGE_MS)
    look()
  })
}

/** Keeps when a user sees the page, so that "my last visit" means something the next time. */
function useKeptVisit(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return
    let end: (() => void) | undefined
    let isGone = false
    const giveUp = runWhenIdle(async () => {
      const { keepVisit } = await import('../last-visit.ts')
      if (!isGone) end = keepVisit(userId)
    })
    return () => {
      isGone = true
      giveUp()
      end?.()
    }
  }, [userId])
}
