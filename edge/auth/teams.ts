import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { identity, membership } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser, team } from '../../db/schema.ts'

const own = alias(identity, 'own')

/** The other teams of the person whose user this is, and who they are there: those that the directory counts them to. */
export async function otherTeamsOf(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string; userId: string }[]> {
  return await db
    .select({ id: team.id, name: team.name, userId: appUser.id })
    .from(own)
    .innerJoin(identity, and(eq(identity.issuer, own.issuer), eq(identity.subject, own.subject)))
    .innerJoin(appUser, eq(appUser.id, identity.userId))
    .innerJoin(membership, eq(membership.userId, appUser.id))
    .innerJoin(team, eq(team.id, appUser.teamId))
    .where(
      and(
        eq(own.userId, userId),
        ne(appUser.id, userId),
        eq(identity.isCurrent, true),
        isNull(membership.disabledAt),
      ),
    )
    .orderBy(asc(team.name), team.id)
}
