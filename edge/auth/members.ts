import { and, eq, isNull } from 'drizzle-orm'
import { membership } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser } from '../../db/schema.ts'
import type { SessionUser } from '../../sync/session.ts'

/** How far behind a last use may be, so that reading does not write each time. */
export const SEEN_EVERY_MS = 60_000

/** What is read of somebody to let them in. */
export const memberColumns = {
  userId: appUser.id,
  teamId: appUser.teamId,
  name: appUser.name,
  role: membership.role,
}

/** Somebody of a team who may come in; null for anybody else. */
export async function readMember(db: Database, userId: string, now: Date): Promise<SessionUser | null> {
  const [found] = await db
    .select({ ...memberColumns, seenAt: membership.seenAt })
    .from(appUser)
    .innerJoin(membership, eq(membership.userId, appUser.id))
    .where(and(eq(appUser.id, userId), isNull(membership.disabledAt)))
    .limit(1)
  if (found === undefined) return null
  const { seenAt, ...user } = found
  if (isStale(seenAt, now)) await markSeen(db, userId, now)
  return user
}

export async function markSeen(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(membership).set({ seenAt: now }).where(eq(membership.userId, userId))
}

export function isStale(at: Date | null, now: Date): boolean {
  return at === null || now.getTime() - at.getTime() >= SEEN_EVERY_MS
}
