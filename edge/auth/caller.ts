import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { TokenScope } from '../../sync/domain/access/token-scope.ts'
import type { SessionUser } from '../../sync/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Services } from '../services/services.ts'
import { useToken } from './api-tokens.ts'
import { DEMO_USER_ID } from './demo-user.ts'
import { deviceOf } from './device-of.ts'
import { readMember } from './members.ts'
import { readSession, type Session } from './session.ts'
import { readStoredSession } from './stored-sessions.ts'

/** Who asks, and with what. */
export interface Caller {
  readonly user: SessionUser
  /** Null for a browser. */
  readonly token: { readonly name: string; readonly scope: TokenScope } | null
}

/** By request, so that guards and routes ask the database once. */
const callers = new WeakMap<Request, Promise<Caller | null>>()

/** Who asks; null where nobody is signed in. A request with a token has nothing of its cookie's rights. */
export function callerOf(c: Context, services: Services): Promise<Caller | null> {
  const known = callers.get(c.req.raw)
  if (known !== undefined) return known
  const asked = readCaller(c, services)
  callers.set(c.req.raw, asked)
  // What failed is asked again.
  asked.catch(() => callers.delete(c.req.raw))
  return asked
}

async function readCaller(c: Context, services: Services): Promise<Caller | null> {
  const { withDb, shareReading, now } = services
  const authorization = c.req.header('authorization')
  if (authorization === undefined) {
    const user = await userOf(getCookie(c, services.settings.sessionCookie), services)
    return user === null ? null : { user, token: null }
  }
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (token === undefined) return null
  const agent = c.req.header('user-agent')
  return await shareReading(`token ${token}`, () =>
    withDb(async (db) => {
      const use = await useToken(db, token, now())
      if (use?.isFirst) {
        const { user, token } = use
        const by = { teamId: user.teamId, actor: user, token: token.name, device: deviceOf(agent) }
        await recordEvent(db, { ...by, at: now(), action: 'token_used', subject: token.id })
      }
      return use
    }),
  )
}

/**
 * In the demo a request without a session is the demo user. A cookie signed by someone else is ignored. A cookie that
 * sign-out emptied, or that has expired, is refused in every mode.
 */
async function userOf(
  cookie: string | undefined,
  { settings, now, withDb, shareReading }: Services,
): Promise<SessionUser | null> {
  switch (settings.signIn.mode) {
    case 'demo': {
      const session: Session =
        cookie === undefined ? { kind: 'foreign' } : await readSession(cookie, settings.sessionSecrets, now())
      if (session.kind === 'void') return null
      const userId = session.kind === 'user' ? session.userId : DEMO_USER_ID
      return await shareReading(`user ${userId}`, () => withDb((db) => readMember(db, userId, now())))
    }
    case 'oidc':
      if (!cookie) return null
      return await shareReading(`session ${cookie}`, () =>
        withDb((db) => readStoredSession(db, cookie, now())),
      )
  }
}
