import { and, desc, eq, gt, lte, ne, or } from 'drizzle-orm'
import { base64url } from 'jose'
import type * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { session } from '../../db/private-schema.ts'
import { appUser } from '../../db/schema.ts'
import type { listSessions } from '../../sync/api/sessions.ts'
import type { SessionUser } from '../../sync/session.ts'
import { seal, unseal } from './seal.ts'

const HOUR_MS = 3_600_000
/** A session nobody uses ends after this. */
const IDLE_MS = 12 * HOUR_MS
/** And every session after this: then the directory is asked again. */
export const LONGEST_MS = 14 * 24 * HOUR_MS
/** How far behind `seenAt` may be, so that reading does not write each time. */
const SEEN_EVERY_MS = 60_000

const TOKEN_BYTES = 32
/** A longer ID token would not fit into the address of a sign-out. */
const LONGEST_ID_TOKEN = 4_000
const ID_TOKEN_PURPOSE = 'clearheight-id-token'

/** Begins a session, and answers what its cookie holds. What has expired is cleared away. */
export async function openStoredSession(
  db: Database,
  { userId, device, idToken }: { userId: string; device: string; idToken: string },
  now: Date,
): Promise<string> {
  const { idleSince, begunBefore } = limitsAt(now)
  await db.delete(session).where(or(lte(session.seenAt, idleSince), lte(session.createdAt, begunBefore)))
  const token = base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  const sealed =
    idToken.length > LONGEST_ID_TOKEN
      ? null
      : await seal(
          { idToken },
          { secret: token, purpose: ID_TOKEN_PURPOSE },
          new Date(now.getTime() + LONGEST_MS),
        )
  const id = await sessionId(token)
  await db.insert(session).values({ id, userId, device, createdAt: now, seenAt: now, idToken: sealed })
  return token
}

/** Whose session a cookie is; null where it has ended or never was one. */
export async function readStoredSession(db: Database, token: string, now: Date): Promise<SessionUser | null> {
  const id = await sessionId(token)
  const [found] = await db
    .select({
      userId: session.userId,
      seenAt: session.seenAt,
      teamId: appUser.teamId,
      name: appUser.name,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(and(eq(session.id, id), isAlive(now)))
    .limit(1)
  if (found === undefined) return null
  const { seenAt, ...user } = found
  if (now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) {
    await db.update(session).set({ seenAt: now }).where(eq(session.id, id))
  }
  return user
}

type ListedSession = z.infer<typeof listSessions.output>['sessions'][number]

/** A user's sessions, last seen first. `token`: of the one that asks. */
export async function listStoredSessions(
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<ListedSession[]> {
  const current = await sessionId(token)
  const found = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), isAlive(now)))
    .orderBy(desc(session.seenAt), session.id)
  return found.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    createdAt: createdAt.getTime(),
    seenAt: seenAt.getTime(),
    isCurrent: id === current,
  }))
}

/** Ends one of a user's sessions; false where they have none of this id. */
export async function endStoredSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends a user's sessions but the one that asks, and answers how many. */
export async function endOtherStoredSessions(db: Database, userId: string, token: string): Promise<number> {
  const current = await sessionId(token)
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, current)))
    .returning({ id: session.id })
  return ended.length
}

/** Ends the session of a cookie, and answers the ID token it began with; null where there is none to be had. */
export async function endCookieSession(db: Database, token: string, now: Date): Promise<string | null> {
  const [ended] = await db
    .delete(session)
    .where(eq(session.id, await sessionId(token)))
    .returning({ idToken: session.idToken })
  if (!ended?.idToken) return null
  const opened = await unseal(ended.idToken, { secret: token, purpose: ID_TOKEN_PURPOSE }, now)
  const { idToken } = (opened ?? {}) as { idToken?: unknown }
  return typeof idToken === 'string' ? idToken : null
}

function limitsAt(now: Date): { idleSince: Date; begunBefore: Date } {
  return {
    idleSince: new Date(now.getTime() - IDLE_MS),
    begunBefore: new Date(now.getTime() - LONGEST_MS),
  }
}

function isAlive(now: Date) {
  const { idleSince, begunBefore } = limitsAt(now)
  return and(gt(session.seenAt, idleSince), gt(session.createdAt, begunBefore))
}

async function sessionId(token: string): Promise<string> {
  return base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))),
  )
}
