import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { CallError } from './call.ts'
import { forgetUsers } from './forget-user.ts'
import { fetchMe, forgetMe, loginPath, type Me, rememberedMe } from './me.ts'

interface Session {
  me: Me | null
  /** Asks the server again who is signed in, and what has changed since. */
  refresh(): Promise<void>
}

const SessionContext = createContext<Session>({ me: null, refresh: async () => {} })

/** How long the visitor sees the page before being sent to sign in, ms. */
const LOGIN_DELAY_MS = 500

/**
 * Knows who is signed in: at once from the last visit, then from the server. A visitor without a session is sent
 * to sign in. While the server cannot be reached the last user's stored data stays on screen.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [remembered] = useState(rememberedMe)
  const [me, setMe] = useState<Me | null>(remembered)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    fetchMe().then(
      async (fresh) => {
        if (!isOther(remembered, fresh)) return setMe(fresh)
        await forgetUsers({ but: fresh.id })
        location.reload()
      },
      (error: unknown) => {
        if (!(error instanceof CallError) || error.status !== 401) return
        forgetMe()
        timer = setTimeout(() => location.assign(loginPath()), LOGIN_DELAY_MS)
      },
    )
    return () => clearTimeout(timer)
  }, [remembered])
  const session = useMemo(
    () => ({
      me,
      refresh: () =>
        fetchMe().then(
          (fresh) => setMe(fresh),
          () => {},
        ),
    }),
    [me],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The signed-in user; null before the first answer of the first visit. */
export function useMe(): Me | null {
  return use(SessionContext).me
}

export function useRefreshMe(): () => Promise<void> {
  return use(SessionContext).refresh
}

/** Another user than the one whose data is open: everything here is the wrong one's. */
function isOther(known: Me | null, fresh: Me): boolean {
  return known !== null && (known.id !== fresh.id || known.teamId !== fresh.teamId)
}
