import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'
import type { Services } from '../services/services.ts'
import { DEMO_USER } from './demo-user.ts'
import { readSession, type Session } from './session.ts'
import { readStoredSession } from './stored-sessions.ts'

/**
 * The user of a request. In the demo a request without a session is the demo user. A cookie signed by someone else is
 * ignored. A cookie that sign-out emptied, or that has expired, is refused in every mode.
 */
export async function requireUser(c: Context, services: Services): Promise<SessionUser> {
  const token = getCookie(c, services.settings.sessionCookie)
  const user = await userOf(token, services)
  if (user === null) throw new ApiError('unauthorized', 'Please sign in.')
  return user
}

async function userOf(
  token: string | undefined,
  { settings, now, withDb }: Services,
): Promise<SessionUser | null> {
  switch (settings.signIn.mode) {
    case 'demo': {
      const session: Session =
        token === undefined ? { kind: 'foreign' } : await readSession(token, settings.sessionSecret, now())
      if (session.kind === 'user') return session.user
      return session.kind === 'foreign' ? DEMO_USER : null
    }
    case 'oidc':
      return token ? await withDb((db) => readStoredSession(db, token, now())) : null
  }
}
