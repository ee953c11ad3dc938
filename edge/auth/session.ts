import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

/** The cookie's name for a product with an origin of its own, and the prefix of the name for others. */
export const SESSION_COOKIE = 'clearheight_session'
/** A working day; then the user signs in again. */
export const SESSION_SECONDS = 12 * 60 * 60

const ALGORITHM = 'HS256'
const TYPE = 'clearheight-session'

const claims = z.object({ userId: z.string() })

/** A signed token that says who the user is, good until `now` plus `SESSION_SECONDS`. */
export function signSession({ userId }: { userId: string }, secret: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ userId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SESSION_SECONDS)
    .sign(keyOf(secret))
}

/** `foreign`: not signed by this product. `void`: signed by it, but expired or of another kind. */
export type Session = { kind: 'user'; userId: string } | { kind: 'foreign' } | { kind: 'void' }

/**
 * The content of a token that any of the secrets signed. An empty token is what sign-out left, so it counts as this
 * product's.
 */
export async function readSession(token: string, secrets: readonly string[], now: Date): Promise<Session> {
  if (token === '') return { kind: 'void' }
  for (const secret of secrets) {
    const session = await readSigned(token, keyOf(secret), now)
    if (session.kind !== 'foreign') return session
  }
  return { kind: 'foreign' }
}

async function readSigned(token: string, key: Uint8Array, now: Date): Promise<Session> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], typ: TYPE, currentDate: now })
    const parsed = z.safeParse(claims, payload)
    return parsed.success ? { kind: 'user', userId: parsed.data.userId } : { kind: 'void' }
  } catch (error) {
    // jose reports a token's claims only after its signature was verified.
    const isOurs = error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed
    return { kind: isOurs ? 'void' : 'foreign' }
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
