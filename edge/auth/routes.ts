import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { getMe, logIn, logOut } from '../../sync/api/session.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { demoUser } from './demo-user.ts'
import { meOf } from './me-of.ts'
import { requireUser } from './require-user.ts'
import { SESSION_SECONDS, signSession } from './session.ts'

/** Sign-in, sign-out, and who is signed in. */
export function authRoutes(app: Hono, services: Services): void {
  const { settings, now } = services

  function setSession(c: Context, token: string): void {
    setCookie(c, settings.sessionCookie, token, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: new URL(settings.origins[0] ?? c.req.url).protocol === 'https:',
      maxAge: SESSION_SECONDS,
    })
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
    c.header('Clear-Site-Data', '"cache", "storage"')
    return c.body(null, 204)
  })

  handle(app, getMe, async (_input, c) => meOf(services, await requireUser(c, services)))
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

/** Characters that URL parsers drop or change, raw or encoded. */
const CONTROL = /[\0-\x20\x7f]|%(?:[01][\da-f]|7f)/i

/**
 * A path of this site with its search and hash, or `/` for anything that a browser could read as another site's
 * address.
 */
function localPath(path: string | undefined, origin: string): string {
  if (path === undefined || CONTROL.test(path) || !/^\/(?![/\\])/.test(path)) return '/'
  if (!URL.canParse(path, origin)) return '/'
  const url = new URL(path, origin)
  // `/.//x` is parsed as `//x`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
