import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Database, rowsOf } from '../../db/database.ts'
import { appUser, team } from '../../db/schema.ts'
import type { getMe } from '../../sync/api/session.ts'
import type { SessionUser } from '../../sync/session.ts'
import { dataSourcesOf } from '../import/data-sources.ts'
import type { Services } from '../services/services.ts'
import { demoTeammates } from './demo-user.ts'
import { otherTeamsOf } from './teams.ts'

/** What a page knows of who is signed in. */
export async function meOf(
  { settings, withDb }: Services,
  user: SessionUser,
): Promise<z.infer<typeof getMe.output>> {
  const [firstName = '', ...others] = user.name.trim().split(/\s+/)
  const { signIn } = settings
  const [own, teams, lastSyncAt, sources, failingSources] = await withDb((db) =>
    Promise.all([
      addressAndTeamOf(db, user.userId),
      signIn.mode === 'demo' ? [] : otherTeamsOf(db, user.userId),
      lastSync(db, user.teamId),
      dataSourcesOf(db, user.teamId),
      countFailing(db, user.teamId),
    ]),
  )
  return {
    id: user.userId,
    teamId: user.teamId,
    ...(own !== undefined && { teamName: own.teamName }),
    name: user.name,
    role: user.role,
    email: own?.email ?? null,
    firstName,
    lastName: others.join(' '),
    profileImageUrl: null,
    teammates: signIn.mode === 'demo' ? demoTeammates(user.userId) : [],
    teams: teams.map(({ id, name }) => ({ id, name })),
    directoryName: signIn.mode === 'demo' ? null : signIn.providerName,
    consoleUrl: settings.consoleUrl,
    portfolioMapUrl: settings.portfolioMapUrl,
    offlineDays: settings.offlineDays,
    lastSyncAt,
    failingSources,
    sources,
  }
}

async function addressAndTeamOf(
  db: Database,
  userId: string,
): Promise<{ email: string | null; teamName: string } | undefined> {
  const [own] = await db
    .select({ email: appUser.email, teamName: team.name })
    .from(appUser)
    .innerJoin(team, eq(team.id, appUser.teamId))
    .where(eq(appUser.id, userId))
    .limit(1)
  return own
}

async function lastSync(db: Database, teamId: string): Promise<number | null> {
  const [run] = await rowsOf<{ at: Date | string | null }>(
    db,
    sql`select max(finished_at) as at from private.import_run where team_id = ${teamId} and state = 'done'`,
  )
  return run?.at ? new Date(run.at).getTime() : null
}

async function countFailing(db: Database, teamId: string): Promise<number> {
  const [failing] = await rowsOf<{ sources: number }>(
    db,
    sql`select count(*)::int as sources from private.source
      where team_id = ${teamId} and failing_since is not null and removed_at is null and paused_at is null`,
  )
  return failing?.sources ?? 0
}
