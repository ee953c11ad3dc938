import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { api, LOGIN_PATH, LOGOUT_PATH } from '../../sync/api.ts'
import { handle } from '../handle.ts'
import type { Services } from '../services.ts'
import { demoUser } from './demo-user.ts'
import { meOf } from './me-of.ts'
import { requireUser } from './require-user.ts'
import { SESSION_COOKIE, SESSION_SECONDS, signSession } from './session.ts'

/** Sign-in, sign-out, and who is signed in. */
export function authRoutes(app: Hono, services: Services): void {
  const { settings, now } = services

  function setSession(c: Context, token: string): void {
    setCookie(c, SESSION_COOKIE, token, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: new URL(settings.origins[0] ?? c.req.url).protocol === 'https:',
      maxAge: SESSION_SECONDS,
    })
  }

  app.get(LOGIN_PATH, async (c) => {
    const user = demoUser(c.req.query('as'))
    setSession(c, await signSession(user, settings.sessionSecret, now()))
    return c.redirect(localPath(c.req.query('returnTo')))
  })

  app.post(LOGOUT_PATH, (c) => {
    // Emptied and not deleted: in the demo, who comes without a cookie is the demo user.
    setSession(c, '')
    c.header('Clear-Site-Data', '"cache", "storage"')
    return c.body(null, 204)
  })

  handle(app, api.me, async (_input, c) => meOf(services, await requireUser(c, services)))
}

/** A path of this site, and nothing that a browser could read as another's. */
function localPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : '/'
}
