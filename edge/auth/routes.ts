import type { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type * as z from 'zod/mini'
import { getMe, getSignIn } from '../../sync/api/session.ts'
import { endOtherSessions, endSession, listSessions } from '../../sync/api/sessions.ts'
import { switchTeam } from '../../sync/api/teams.ts'
import { ApiError } from '../http/api-error.ts'
import { handle, readInput } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { isMicrosoft, type SignIn } from '../settings/sign-in-settings.ts'
import { countCall } from './count-call.ts'
import { demoRoutes } from './demo-routes.ts'
import { directoryRoutes } from './directory/directory-routes.ts'
import { meOf } from './me-of.ts'
import { recordCallerEvent } from './record-caller-event.ts'
import { requireUser } from './require-user.ts'
import { cookieOptions } from './session-cookie.ts'
import {
  endOtherStoredSessions,
  endStoredSession,
  LONGEST_MS,
  listStoredSessions,
  replaceStoredSession,
} from './stored-sessions.ts'
import { otherTeamsOf } from './teams.ts'

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

  handle(app, getSignIn, async () => told(signIn))

  handle(app, getMe, async (_input, c) => meOf(services, await requireUser(c, services)))

  handle(app, listSessions, async (_input, c) => {
    const { userId } = await requireUser(c, services)
    const token = getCookie(c, sessionCookie) ?? ''
    return { sessions: await withDb((db) => listStoredSessions(db, userId, token, now())) }
  })

  app.delete(endSession.path, async (c) => {
    const { userId } = await requireUser(c, services)
    const { id } = await readInput(endSession, c)
    const isEnded = await withDb(async (db) => {
      const isEnded = await endStoredSession(db, userId, id, now())
      if (isEnded)
        await recordCallerEvent(db, c, services, { action: 'sessions_ended', details: { sessions: 1 } })
      return isEnded
    })
    if (!isEnded) throw new ApiError('not_found', 'There is no such session.')
    return c.body(null, 204)
  })

  // It takes no body, not even an empty one.
  app.post(endOtherSessions.path, async (c) => {
    const { userId } = await requireUser(c, services)
    const token = getCookie(c, sessionCookie) ?? ''
    const sessions = await withDb(async (db) => {
      const sessions = await endOtherStoredSessions(db, userId, token, now())
      if (sessions > 0)
        await recordCallerEvent(db, c, services, { action: 'sessions_ended', details: { sessions } })
      return sessions
    })
    return c.json({ ended: sessions })
  })

  app.post(switchTeam.path, async (c) => {
    const { userId } = await countCall('writes', c, services)
    const { teamId } = await readInput(switchTeam, c)
    const former = getCookie(c, sessionCookie) ?? ''
    const token = await withDb((db) =>
      db.transaction(async (tx) => {
        const to = (await otherTeamsOf(tx, userId)).find(({ id }) => id === teamId)
        if (to === undefined) return null
        const details = { to: to.name }
        await recordCallerEvent(tx, c, services, { action: 'team_switched', subject: to.id, details })
        return await replaceStoredSession(tx, former, to.userId, now())
      }),
    )
    if (token === null) throw new ApiError('not_found', 'You are in no other team of this id.')
    setCookie(c, sessionCookie, token, { ...cookieOptions(c, settings), maxAge: LONGEST_MS / 1000 })
    return c.body(null, 204)
  })
}

/** How one signs in, as the public page tells it. */
function told(signIn: SignIn): z.infer<typeof getSignIn.output> {
  switch (signIn.mode) {
    case 'demo':
      return { mode: 'demo', label: 'Open the Demo', logo: null }
    case 'oidc': {
      const isTheirs = isMicrosoft(signIn.issuer)
      const name = isTheirs ? 'Microsoft' : signIn.providerName
      return { mode: 'oidc', label: `Sign In with ${name}`, logo: isTheirs ? 'microsoft' : null }
    }
  }
}
