import { and, desc, eq, gt, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { endedSession, membership, session } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser } from '../../db/schema.ts'
import type { listSessions } from '../../sync/api/sessions.ts'
import type { SessionUser } from '../../sync/session.ts'
import { isStale, markSeen, memberColumns } from './members.ts'
import { seal, unseal } from './seal.ts'
import { randomSecret, sha256 } from './sha256.ts'

const HOUR_MS = 3_600_000
/** A session nobody uses ends after this. */
const IDLE_MS = 12 * HOUR_MS
/** And every session after this: then the directory is asked again. */
export const LONGEST_MS = 14 * 24 * HOUR_MS

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
  // By then its cookie is gone too.
  await db.delete(endedSession).where(lte(endedSession.endedAt, begunBefore))
  const token = randomSecret()
  const sealed = idToken.length > LONGEST_ID_TOKEN ? null : await sealIdToken(idToken, token, now)
  const id = await sha256(token)
  await db.insert(session).values({ id, userId, device, createdAt: now, seenAt: now, idToken: sealed })
  return token
}

/** Whose session a cookie is; null where it has ended or never was one. */
export async function readStoredSession(db: Database, token: string, now: Date): Promise<SessionUser | null> {
  const id = await sha256(token)
  const [found] = await db
    .select({ ...memberColumns, seenAt: session.seenAt })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(membership, eq(membership.userId, session.userId))
    .where(and(eq(session.id, id), isAlive(now), isNull(membership.disabledAt)))
    .limit(1)
  if (found === undefined) return null
  const { seenAt, ...user } = found
  if (isStale(seenAt, now)) {
    await db.update(session).set({ seenAt: now }).where(eq(session.id, id))
    await markSeen(db, user.userId, now)
  }
  return user
}

type ListedSession = z.infer<typeof listSessions.output>['sessions'][number]

/**
 * Puts a session of another user in place of a cookie's: of the same browser, ending as late. Answers what the new
 * cookie holds; null where there was none. Within a transaction.
 */
export async function replaceStoredSession(
  tx: Database,
  token: string,
  userId: string,
  now: Date,
): Promise<string | null> {
  const id = await sha256(token)
  const [former] = await tx
    .delete(session)
    .where(and(eq(session.id, id), isAlive(now)))
    .returning()
  if (former === undefined) return null
  const idToken = await openIdToken(former.idToken, token, now)
  const secret = randomSecret()
  await tx.insert(session).values({
    ...former,
    id: await sha256(secret),
    userId,
    seenAt: now,
    idToken: idToken === null ? null : await sealIdToken(idToken, secret, now),
  })
  return secret
}

/** A user's sessions, last seen first. `token`: of the one that asks. */
export async function listStoredSessions(
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<ListedSession[]> {
  const current = await sha256(token)
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

/** Ends one of a user's sessions from another browser; false where they have none of this id. */
export async function endStoredSession(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return (await endFromElsewhere(db, and(eq(session.userId, userId), eq(session.id, id)), now)) > 0
}

/** Ends a user's sessions but the one that asks, and answers how many. */
export async function endOtherStoredSessions(
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<number> {
  const current = await sha256(token)
  return await endFromElsewhere(db, and(eq(session.userId, userId), ne(session.id, current)), now)
}

/** At once for both tables, so that no browser comes back between. */
async function endFromElsewhere(db: Database, which: SQL | undefined, endedAt: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    const ended = await tx.delete(session).where(which).returning({ id: session.id })
    const rows = ended.map(({ id }) => ({ id, endedAt }))
    if (rows.length > 0) await tx.insert(endedSession).values(rows).onConflictDoNothing()
    return ended.length
  })
}

/** Whether the session of a cookie was ended from another browser. */
export async function wasEndedFromElsewhere(db: Database, token: string): Promise<boolean> {
  return (await db.$count(endedSession, eq(endedSession.id, await sha256(token)))) > 0
}

/** Ends the session of a cookie, and answers the ID token it began with; null where there is none to be had. */
export async function endCookieSession(db: Database, token: string, now: Date): Promise<string | null> {
  const [ended] = await db
    .delete(session)
    .where(eq(session.id, await sha256(token)))
    .returning({ idToken: session.idToken })
  return await openIdToken(ended?.idToken ?? null, token, now)
}

function sealIdToken(idToken: string, token: string, now: Date): Promise<string> {
  return seal({ idToken }, { secret: token, purpose: ID_TOKEN_PURPOSE }, new Date(now.getTime() + LONGEST_MS))
}

async function openIdToken(sealed: string | null, token: string, now: Date): Promise<string | null> {
  if (sealed === null) return null
  const opened = await unseal(sealed, { secret: token, purpose: ID_TOKEN_PURPOSE }, now)
  const { idToken } = (opened ?? {}) as { idToken?: unknown }
  return typeof idToken === 'string' ? idToken : null
}

function limitsAt(now: Date): { idleSince: Date; begunBefore: Date } {
  return {
    idleSince: new Date(now.getTime() - IDLE_MS),
    begunBefore: new Date(now.getTime() - LONGEST_MS),
  }
}

/** Whether a row is a session that lasts. */
export function isAlive(now: Date) {
  const { idleSince, begunBefore } = limitsAt(now)
  return and(gt(session.seenAt, idleSince), gt(session.createdAt, begunBefore))
}
