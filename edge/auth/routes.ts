import type { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { getMe } from '../../sync/api/session.ts'
import { endOtherSessions, endSession, listSessions } from '../../sync/api/sessions.ts'
import { ApiError } from '../http/api-error.ts'
import { handle, readInput } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { demoRoutes } from './demo-routes.ts'
import { directoryRoutes } from './directory/directory-routes.ts'
import { meOf } from './me-of.ts'
import { requireUser } from './require-user.ts'
import { endOtherStoredSessions, endStoredSession, listStoredSessions } from './stored-sessions.ts'

/** Sign-in, sign-out, who is signed in, and where. */
export function authRoutes(app: Hono, services: Services): void {
  const { settings, withDb, now } = services
  const { signIn, sessionCookie } = settings
  switch (signIn.mode) {
    case 'demo':
      demoRoutes(app, services)
      break
    case 'oidc':
      directoryRoutes(app, services, signIn)
      break
  }

  handle(app, getMe, async (_input, c) => meOf(services, await requireUser(c, services)))

  handle(app, listSessions, async (_input, c) => {
    const { userId } = await requireUser(c, services)
    const token = getCookie(c, sessionCookie) ?? ''
    return { sessions: await withDb((db) => listStoredSessions(db, userId, token, now())) }
  })

  app.delete(endSession.path, async (c) => {
    const { userId } = await requireUser(c, services)
    const { id } = await readInput(endSession, c)
    const isEnded = await withDb((db) => endStoredSession(db, userId, id))
    if (!isEnded) throw new ApiError('not_found', 'There is no such session.')
    return c.body(null, 204)
  })

  // It takes no body, not even an empty one.
  app.post(endOtherSessions.path, async (c) => {
    const { userId } = await requireUser(c, services)
    const token = getCookie(c, sessionCookie) ?? ''
    return c.json({ ended: await withDb((db) => endOtherStoredSessions(db, userId, token)) })
  })
}
