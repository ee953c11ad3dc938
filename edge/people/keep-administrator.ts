import { and, count, eq, isNull } from 'drizzle-orm'
import { membership } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser, team } from '../../db/schema.ts'
import { ApiError } from '../http/api-error.ts'

/** Changes of a team's people come one after the other, so that no two together leave it without an administrator. */
export async function lockTeam(tx: Database, teamId: string): Promise<void> {
  await tx.select({ id: team.id }).from(team).where(eq(team.id, teamId)).for('no key update')
}

/** @throws ApiError `conflict` where nobody who may come in is an administrator */
export async function mustHaveAdministrator(tx: Database, teamId: string): Promise<void> {
  const [left] = await tx
    .select({ administrators: count() })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(
      and(eq(appUser.teamId, teamId), eq(membership.role, 'administrator'), isNull(membership.disabledAt)),
    )
  if (left?.administrators === 0) throw new ApiError('conflict', LAST)
}

const LAST = 'A team needs an administrator. Make somebody else one first.'
