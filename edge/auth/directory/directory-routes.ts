import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import {
  AuthorizationResponseError,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  ResponseBodyError,
} from 'oauth4webapi'
import type { Database } from '../../../db/database.ts'
import { isDatabaseAway } from '../../../db/is-database-away.ts'
import { CALLBACK_PATH } from '../../../sync/api/paths.ts'
import { logIn, logOut } from '../../../sync/api/session.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { tryRecordEvent } from '../../audit/try-record-event.ts'
import { describeError } from '../../errors/describe-error.ts'
import { clientKeyOf } from '../../http/client-address.ts'
import { retryAfter } from '../../rate-limit/rate-limit.ts'
import { takeCall } from '../../rate-limit/take-call.ts'
import type { Services } from '../../services/services.ts'
import type { DirectorySignIn } from '../../settings/sign-in-settings.ts'
import { callerOf } from '../caller.ts'
import { deviceOf } from '../device-of.ts'
import { FORGET } from '../forget.ts'
import { localPath } from '../local-path.ts'
import { readMember } from '../members.ts'
import { recordCallerEvent } from '../record-caller-event.ts'
import { cookieOptions } from '../session-cookie.ts'
import {
  endCookieSession,
  LONGEST_MS,
  openStoredSession,
  readStoredSession,
  wasEndedFromElsewhere,
} from '../stored-sessions.ts'
import { type Admission, admitPerson } from './admit-person.ts'
import { LOGIN_SECONDS, type LoginState, openLogin, sealLogin } from './login-state.ts'
import { type Person, personOf } from './person-of.ts'
import { problemPage, type SignInProblem } from './problem-page.ts'
import { openProvider, ProviderAway, type Redeemed } from './provider.ts'

type Begun = { kind: 'begun'; token: string | null } | Exclude<Admission, { kind: 'admitted' }>

/** Whoever is refused here has no id to count by. */
const SIGN_IN = 'sign-in'

/** Cookies of sign-ins under way: more of them would crowd the headers of every request. */
const LOGINS_AT_ONCE = 8

/** Sign-in and sign-out by a company directory. */
export function directoryRoutes(app: Hono, services: Services, directory: DirectorySignIn): void {
  const { settings, now, withDb } = services
  const { sessionCookie, sessionSecrets } = settings
  const origin = settings.origins[0] ?? ''
  const redirectUri = origin + CALLBACK_PATH

  async function refuse(
    c: Context,
    problem: SignInProblem,
    returnTo: string,
    { error, person }: { error?: unknown; person?: Person } = {},
  ): Promise<Response> {
    const why = error === undefined ? {} : { error: describeError(error) }
    services.log({ event: 'sign_in', outcome: problem, ...why, ...codeOf(error) })
    if (isOfSomebody(problem) && services.limits.refusals(SIGN_IN) === null) {
      const details = { reason: problem, ...(person !== undefined && { name: person.name }) }
      const device = deviceOf(c.req.header('user-agent'))
      const entry = {
        action: 'sign_in_refused',
        teamId: directory.team.id,
        actor: null,
        details,
        device,
      } as const
      await tryRecordEvent(services, entry)
    }
    return problemPage(c, problem, { providerName: directory.providerName, returnTo })
  }

  /** Each tab's own, mostly: all of a browser's sign in at the same time once its session has ended. */
  function loginCookieOf(state: string): string {
    return `${sessionCookie}_login_${state.charCodeAt(0) % LOGINS_AT_ONCE}`
  }

  /** A page for one step too many from one address; null where it may go on. */
  async function refuseTooMany(c: Context, returnTo: string): Promise<Response | null> {
    const waitMs = await takeCall('signIns', clientKeyOf(c), services)
    if (waitMs === null) return null
    c.header('Retry-After', retryAfter(waitMs))
    // Not logged: that would be a way to fill the log.
    return await problemPage(c, 'too_many', { providerName: directory.providerName, returnTo })
  }

  async function isSignedIn(c: Context): Promise<boolean> {
    const token = getCookie(c, sessionCookie)
    return token ? (await withDb((db) => readStoredSession(db, token, now()))) !== null : false
  }

  /** Else the page of a session just ended from elsewhere would sign in again by itself. */
  async function wasEnded(c: Context): Promise<boolean> {
    const token = getCookie(c, sessionCookie)
    return token ? await withDb((db) => wasEndedFromElsewhere(db, token)) : false
  }

  app.get(logIn.path, async (c) => {
    const here = new URL(c.req.url).origin
    const returnTo = localPath(c.req.query('returnTo'), here)
    const tooMany = await refuseTooMany(c, returnTo)
    if (tooMany !== null) return tooMany
    // The directory leads back to one origin only, and there the cookie must be.
    if (here !== origin) return c.redirect(`${origin}${logIn.path}?${new URLSearchParams({ returnTo })}`)
    // Another tab was faster: a second session would end the first, and with it what that tab does.
    if (await isSignedIn(c)) return c.redirect(returnTo)
    const isAnew = await wasEnded(c)
    const login: LoginState = {
      state: generateRandomState(),
      nonce: generateRandomNonce(),
      verifier: generateRandomCodeVerifier(),
      returnTo,
    }
    try {
      const provider = await openProvider(services, directory)
      const url = await provider.authorizationUrl(login, redirectUri, isAnew)
      const sealed = await sealLogin(login, sessionSecrets[0], now())
      const options = { ...cookieOptions(c, settings), maxAge: LOGIN_SECONDS }
      setCookie(c, loginCookieOf(login.state), sealed, options)
      return c.redirect(url)
    } catch (error) {
      return await refuse(c, problemOf(error), returnTo, { error })
    }
  })

  app.get(CALLBACK_PATH, async (c) => {
    const tooMany = await refuseTooMany(c, '/')
    if (tooMany !== null) return tooMany
    const state = c.req.query('state') ?? ''
    const loginCookie = loginCookieOf(state)
    const login = await openLogin(getCookie(c, loginCookie), sessionSecrets, now())
    if (login === null || login.state !== state) {
      return (await isSignedIn(c)) ? c.redirect('/') : await refuse(c, 'expired', '/')
    }
    deleteCookie(c, loginCookie, cookieOptions(c, settings))
    const { returnTo } = login
    let redeemed: Redeemed
    try {
      const provider = await openProvider(services, directory)
      redeemed = await provider.redeem(new URL(c.req.url), login, redirectUri)
    } catch (error) {
      return await refuse(c, problemOf(error), returnTo, { error })
    }
    const person = personOf(redeemed.claims, directory)
    if (person === null) return await refuse(c, 'refused', returnTo)
    try {
      const begun = await begin(c, person, redeemed.idToken)
      if (begun.kind !== 'begun') return await refuse(c, begun.kind, returnTo, { person })
      if (begun.token !== null) {
        const options = { ...cookieOptions(c, settings), maxAge: LONGEST_MS / 1000 }
        setCookie(c, sessionCookie, begun.token, options)
      }
      return c.redirect(returnTo)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      return await refuse(c, 'no_database', returnTo, { error })
    }
  })

  /** A new session in place of another person's; without a token where this person has one in this browser by now. */
  function begin(c: Context, person: Person, idToken: string): Promise<Begun> {
    const former = getCookie(c, sessionCookie)
    return withDb(async (db) => {
      const admission = await admitPerson(db, person, directory, now())
      if (admission.kind !== 'admitted') return admission
      const { userId, joined } = admission
      const device = deviceOf(c.req.header('user-agent'))
      await recordOf(db, 'person_joined', joined, device)
      const known = former ? await readStoredSession(db, former, now()) : null
      if (known?.userId === userId) return { kind: 'begun', token: null }
      if (former) await endCookieSession(db, former, now())
      const token = await openStoredSession(db, { userId, device, idToken }, now())
      await recordOf(db, 'sign_in', [userId], device)
      return { kind: 'begun', token }
    })
  }

  async function recordOf(
    db: Database,
    action: 'person_joined' | 'sign_in',
    userIds: readonly string[],
    device: string,
  ): Promise<void> {
    for (const userId of userIds) {
      const actor = await readMember(db, userId, now())
      if (actor !== null) await recordEvent(db, { at: now(), teamId: actor.teamId, actor, action, device })
    }
  }

  app.post(logOut.path, async (c) => {
    const token = getCookie(c, sessionCookie)
    const idToken = token
      ? await withDb(async (db) => {
          await recordSignOut(db, c)
          return await endCookieSession(db, token, now())
        })
      : null
    deleteCookie(c, sessionCookie, cookieOptions(c, settings))
    c.header('Clear-Site-Data', FORGET)
    const signOutUrl = await signOutUrlOf(idToken)
    return signOutUrl === null ? c.body(null, 204) : c.json({ signOutUrl })
  })

  async function recordSignOut(db: Database, c: Context): Promise<void> {
    const caller = await callerOf(c, services)
    if (caller?.token === null) await recordCallerEvent(db, c, services, { action: 'sign_out' })
  }

  /** Null also where the directory does not answer: the session here has ended all the same. */
  async function signOutUrlOf(idToken: string | null): Promise<string | null> {
    try {
      const provider = await openProvider(services, directory)
      return provider.signOutUrl(idToken, `${origin}/`)
    } catch {
      return null
    }
  }
}

/** False of what went wrong with nobody in particular: the network, the database. */
function isOfSomebody(problem: SignInProblem): boolean {
  return problem !== 'away' && problem !== 'no_database'
}

/** The standard's own word for why the directory refused, such as `invalid_client`: it tells a wrong setting. */
function codeOf(error: unknown): { code?: string } {
  const isSaid = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError
  return isSaid && /^[a-z_]{1,40}$/.test(error.error) ? { code: error.error } : {}
}

/** The sentence for a person when signing in by the directory failed. */
function problemOf(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) return 'stopped'
  return error instanceof ProviderAway ? 'away' : 'garbled'
}
