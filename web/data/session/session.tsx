import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '../call.ts'
import { forgetMe, type Me, rememberedMe } from '../me.ts'
import { onForgotten } from '../user-channel.ts'
import { whenBack } from '../when-back.ts'
import { fetchMe, isMisread, untilSomebodyElse } from './fetch-me.ts'
import { signedOut } from './signed-out-mark.ts'
import { sayUnauthorized } from './unauthorized.ts'

interface Session {
  me: Me | null
  /** The server's last answer is of another version than this page. */
  isMisread: boolean
  /** Asks the server again who is signed in, and what has changed since. */
  refresh(): Promise<void>
}

const SessionContext = createContext<Session>({ me: null, isMisread: false, refresh: async () => {} })

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
  const open = useRef(me)

  const ask = useCallback(async (): Promise<void> => {
    try {
      const fresh = await fetchMe()
      if (isOther(open.current, fresh)) {
        setIsLeaving(true)
        const { forgetUsers } = await import('./forget-user.ts')
        await forgetUsers({ but: fresh.id })
        location.reload()
        return
      }
      open.current = fresh
      setMe(fresh)
      setMisread(false)
    } catch (error) {
      setMisread(isMisread(error))
      if (!(error instanceof CallError) || error.status !== 401) {
        if (open.current === null) setTimeout(() => void ask(), ASK_AGAIN_MS)
        return
      }
      forgetMe()
      sayUnauthorized()
    }
  }, [])
  useEffect(() => {
    // Whoever signed out is asked first whether to sign in again.
    if (signedOut() !== null) return
    if (!isFresh) void ask()
    return whenBack(() => void ask())
  }, [ask, isFresh])

  const userId = me?.id
  useEffect(() => {
    if (userId === undefined) return
    return onForgotten(userId, async () => {
      setIsLeaving(true)
      await untilSomebodyElse(userId)
      location.reload()
    })
  }, [userId])

  const session = useMemo(() => ({ me, isMisread: misread, refresh: ask }), [me, misread, ask])
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

export function useRefreshMe(): () => Promise<void> {
  return use(SessionContext).refresh
}

/** Another user than the one whose data is open: everything here is the wrong one's. */
function isOther(known: Me | null, fresh: Me): boolean {
  return known !== null && (known.id !== fresh.id || known.teamId !== fresh.teamId)
}
