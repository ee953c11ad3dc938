import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { invitation, membership } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser } from '../../db/schema.ts'
import type { ApiInvitation } from '../../sync/api/people.ts'
import type { Role } from '../../sync/domain/access/role.ts'
import { DAY_MS } from '../../sync/domain/dates/days.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'

const GOOD_FOR_MS = 14 * DAY_MS

/** The addresses a team has invited, also those whose time is over. */
export async function listInvitations(db: Database, teamId: string): Promise<ApiInvitation[]> {
  const found = await db
    .select()
    .from(invitation)
    .where(eq(invitation.teamId, teamId))
    .orderBy(asc(invitation.email))
  return found.map(shown)
}

/**
 * Invites an address, anew where it is invited already.
 * @throws ApiError `conflict` where they are in the team
 */
export async function invitePerson(
  db: Database,
  { teamId, userId }: SessionUser,
  { email, role }: { email: string; role: Role },
  now: Date,
): Promise<ApiInvitation> {
  const [known] = await db
    .select({ disabledAt: membership.disabledAt })
    .from(appUser)
    .innerJoin(membership, eq(membership.userId, appUser.id))
    .where(and(eq(appUser.teamId, teamId), eq(sql`lower(${appUser.email})`, email)))
    .orderBy(sql`${isNull(membership.disabledAt)} desc`)
    .limit(1)
  if (known !== undefined) {
    throw new ApiError('conflict', known.disabledAt === null ? 'They are in your team already.' : DISABLED)
  }
  const made = { role, invitedBy: userId, createdAt: now, expiresAt: new Date(now.getTime() + GOOD_FOR_MS) }
  const [invited] = await db
    .insert(invitation)
    .values({ id: crypto.randomUUID(), teamId, email, ...made })
    .onConflictDoUpdate({ target: [invitation.teamId, invitation.email], set: made })
    .returning()
  if (invited === undefined) throw new Error('An invitation was not written.')
  return shown(invited)
}

/**
 * Withdraws an invitation, and answers the address.
 * @throws ApiError `not_found`
 */
export async function withdrawInvitation(db: Database, teamId: string, id: string): Promise<string> {
  const [withdrawn] = await db
    .delete(invitation)
    .where(and(eq(invitation.teamId, teamId), eq(invitation.id, id)))
    .returning({ email: invitation.email })
  if (withdrawn === undefined) throw new ApiError('not_found', 'There is no such invitation.')
  return withdrawn.email
}

function shown({ id, email, role, createdAt, expiresAt }: typeof invitation.$inferSelect): ApiInvitation {
  return { id, email, role, createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() }
}

const DISABLED = 'They are in your team, disabled. Enable them instead.'
