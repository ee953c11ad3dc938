import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../api-error.ts'
import type { Services } from '../services.ts'
import { DEMO_USER } from './demo-user.ts'
import { SESSION_COOKIE, verifySession } from './session.ts'

/**
 * The user of a request. In the demo a request without a cookie is the demo user; a cookie that is there but
 * does not hold is refused in every mode.
 */
export async function requireUser(c: Context, { settings, now }: Services): Promise<SessionUser> {
  const token = getCookie(c, SESSION_COOKIE)
  if (token === undefined && settings.authMode === 'demo') return DEMO_USER
  const user = token === undefined ? null : await verifySession(token, settings.sessionSecret, now())
  if (user === null) throw new ApiError('unauthorized', 'Please sign in.')
  return user
}
