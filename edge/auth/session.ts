import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { type SessionUser, sessionUser } from '../../sync/session.ts'

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

/** The user of a token, or null where it is forged, expired or of another kind. */
export async function verifySession(token: string, secret: string, now: Date): Promise<SessionUser | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      currentDate: now,
    })
    const parsed = z.safeParse(sessionUser, payload)
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
