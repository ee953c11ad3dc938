import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { getMe, logIn, logOut } from '../../sync/api/session.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { demoUser } from './demo-user.ts'
import { isOwnNavigation } from './is-own-navigation.ts'
import { localPath } from './local-path.ts'
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
    // Emptied and not deleted: in the demo, who comes without a cookie is the demo user.
    setSession(c, '')
    c.header('Clear-Site-Data', '"cache", "storage"')
    return c.body(null, 204)
  })

  handle(app, getMe, async (_input, c) => meOf(services, await requireUser(c, services)))
}
