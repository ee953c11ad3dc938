import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Database, rowsOf } from '../../db/database.ts'
import { appUser, team } from '../../db/schema.ts'
import type { getMe } from '../../sync/api/session.ts'
import type { SessionUser } from '../../sync/session.ts'
import { dataSourcesOf } from '../import/data-sources.ts'
import type { Services } from '../services/services.ts'
import { demoTeammates } from './demo-user.ts'

/** What a page knows of who is signed in. */
export async function meOf(
  { settings, withDb }: Services,
  user: SessionUser,
): Promise<z.infer<typeof getMe.output>> {
  const [firstName = '', ...others] = user.name.trim().split(/\s+/)
  const { email, teamName, lastSyncAt, sources } = await withDb(async (db) => ({
    email: await emailOf(db, user.userId),
    teamName: await teamNameOf(db, user.teamId),
    lastSyncAt: await lastSync(db, user.teamId),
    sources: await dataSourcesOf(db, user.teamId),
  }))
  return {
    id: user.userId,
    teamId: user.teamId,
    ...(teamName !== undefined && { teamName }),
    name: user.name,
    email,
    firstName,
    lastName: others.join(' '),
    profileImageUrl: null,
    teammates: settings.signIn.mode === 'demo' ? demoTeammates(user) : [],
    consoleUrl: settings.consoleUrl,
    portfolioMapUrl: settings.portfolioMapUrl,
    lastSyncAt,
    sources,
  }
}

async function emailOf(db: Database, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: appUser.email })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .limit(1)
  return user?.email ?? null
}

async function teamNameOf(db: Database, teamId: string): Promise<string | undefined> {
  const [own] = await db.select({ name: team.name }).from(team).where(eq(team.id, teamId)).limit(1)
  return own?.name
}

async function lastSync(db: Database, teamId: string): Promise<number | null> {
  const [run] = await rowsOf<{ at: Date | string | null }>(
    db,
    sql`select max(finished_at) as at from private.import_run where team_id = ${teamId} and state = 'done'`,
  )
  return run?.at ? new Date(run.at).getTime() : null
}
