import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { type SessionUser, sessionUser } from '../../sync/session.ts'

/** The cookie's name for a product with an origin of its own, and the prefix of the name for others. */
export const SESSION_COOKIE = 'clearheight_session'
/** A working day; then the user signs in again. */
export const SESSION_SECONDS = 12 * 60 * 60

const ALGORITHM = 'HS256'
const TYPE = 'clearheight-session'

/** A signed token that says who the user is, good until `now` plus `SESSION_SECONDS`. */
export function signSession(user: SessionUser, secret: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...user })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SESSION_SECONDS)
    .sign(keyOf(secret))
}

/** `foreign`: not signed by this product. `void`: signed by it, but expired or of another kind. */
export type Session = { kind: 'user'; user: SessionUser } | { kind: 'foreign' } | { kind: 'void' }

/** The content of a token. An empty token is what sign-out left, so it counts as this product's. */
export async function readSession(token: string, secret: string, now: Date): Promise<Session> {
  if (token === '') return { kind: 'void' }
  const key = keyOf(secret)
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], typ: TYPE, currentDate: now })
    const parsed = z.safeParse(sessionUser, payload)
    return parsed.success ? { kind: 'user', user: parsed.data } : { kind: 'void' }
  } catch (error) {
    // jose reports a token's claims only after its signature was verified.
    const isOurs = error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed
    return { kind: isOurs ? 'void' : 'foreign' }
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
