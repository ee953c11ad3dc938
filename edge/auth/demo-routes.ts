import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { logIn, logOut } from '../../sync/api/session.ts'
import type { Services } from '../services/services.ts'
import { demoUser } from './demo-user.ts'
import { FORGET } from './forget.ts'
import { localPath } from './local-path.ts'
import { SESSION_SECONDS, signSession } from './session.ts'
import { cookieOptions } from './session-cookie.ts'

/** Sign-in and sign-out of the demo, which asks nobody for a password. */
export function demoRoutes(app: Hono, services: Services): void {
  const { settings, now } = services

  function setSession(c: Context, token: string): void {
    setCookie(c, settings.sessionCookie, token, { ...cookieOptions(c, settings), maxAge: SESSION_SECONDS })
  }

  app.get(logIn.path, async (c) => {
    const user = demoUser(c.req.query('as'))
    if (isOwnNavigation(c.req.raw.headers, settings.origins)) {
      setSession(c, await signSession(user, settings.sessionSecret, now()))
    }
    return c.redirect(localPath(c.req.query('returnTo'), new URL(c.req.url).origin))
  })

  app.post(logOut.path, (c) => {
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
