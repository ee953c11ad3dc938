import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DEMO_TEAM, DEMO_USERS } from '../../db/demo-team.ts'
import { logIn, logOut } from '../../sync/api/session.ts'
import { tryRecordEvent } from '../audit/try-record-event.ts'
import type { Services } from '../services/services.ts'
import { demoUserId } from './demo-user.ts'
import { deviceOf } from './device-of.ts'
import { FORGET } from './forget.ts'
import { localPath } from './local-path.ts'
import { readSession, SESSION_SECONDS, signSession } from './session.ts'
import { cookieOptions } from './session-cookie.ts'

/** Sign-in and sign-out of the demo, which asks nobody for a password. */
export function demoRoutes(app: Hono, services: Services): void {
  const { settings, now } = services

  function setSession(c: Context, token: string): void {
    setCookie(c, settings.sessionCookie, token, { ...cookieOptions(c, settings), maxAge: SESSION_SECONDS })
  }

  async function record(c: Context, userId: string, action: 'sign_in' | 'sign_out'): Promise<void> {
    const name = DEMO_USERS.find(({ id }) => id === userId)?.name ?? ''
    const device = deviceOf(c.req.header('user-agent'))
    await tryRecordEvent(services, { teamId: DEMO_TEAM, actor: { userId, name }, action, device })
  }

  async function isSignedIn(c: Context): Promise<boolean> {
    const token = getCookie(c, settings.sessionCookie)
    return token !== undefined && (await readSession(token, settings.sessionSecrets, now())).kind === 'user'
  }

  app.get(logIn.path, async (c) => {
    const as = c.req.query('as')
    const userId = demoUserId(as)
    // Who is signed in stays who they are, unless somebody else is asked for.
    const isKept = as === undefined && (await isSignedIn(c))
    if (!isKept && isOwnNavigation(c.req.raw.headers, settings.origins)) {
      await record(c, userId, 'sign_in')
      setSession(c, await signSession({ userId }, settings.sessionSecrets[0], now()))
    }
    return c.redirect(localPath(c.req.query('returnTo'), new URL(c.req.url).origin))
  })

  app.post(logOut.path, async (c) => {
    const session = await readSession(
      getCookie(c, settings.sessionCookie) ?? '',
      settings.sessionSecrets,
      now(),
    )
    if (session.kind === 'user') await record(c, session.userId, 'sign_out')
    // Emptied, not deleted, because in the demo a request without a cookie is the demo user.
    setSession(c, '')
    c.header('Clear-Site-Data', FORGET)
    return c.body(null, 204)
  })
}

/**
 * True where the person came from this site's own pages or typed the address. A link on another site must not change
 * who is signed in. Browsers that do not say where they come from are known by their Referer.
 */
function isOwnNavigation(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const from = headers.get('origin') ?? headers.get('referer')
  return from === null || (URL.canParse(from) && origins.includes(new URL(from).origin))
}
