import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import { sourceHost } from '../../../db/private-schema.ts'
import { appUser } from '../../../db/schema.ts'
import type { ApiSourceHost } from '../../../sync/api/source-hosts.ts'
import type { SourceSettings } from '../../settings/source-settings.ts'

/** The hosts that administrators of a team allowed, by name. */
export async function teamHosts(db: Database, team: string): Promise<ApiSourceHost[]> {
  const rows = await db
    .select({ host: sourceHost.host, addedBy: appUser.name, addedAt: sourceHost.addedAt })
    .from(sourceHost)
    .leftJoin(appUser, eq(appUser.id, sourceHost.addedBy))
    .where(eq(sourceHost.teamId, team))
    .orderBy(asc(sourceHost.host))
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.getTime() }))
}

/** Where a team's files may be fetched from: the hosts of the settings, and its own. */
export async function settingsOfTeam(
  db: Database,
  team: string,
  settings: SourceSettings,
): Promise<SourceSettings> {
  const own = await teamHosts(db, team)
  return {
    ...settings,
    allowedHosts: [...new Set([...settings.allowedHosts, ...own.map(({ host }) => host)])],
  }
}

/** How many sources of a team are read from a host. */
export async function sourcesAt(db: Database, team: string, host: string): Promise<number> {
  const [found] = await rowsOf<{ sources: number }>(
    db,
    sql`select count(*)::int as sources from private.source where team_id = ${team} and kind = 'url'
      and removed_at is null and starts_with(address, ${`https://${host}/`})`,
  )
  return found?.sources ?? 0
}

export const isHostOf = (team: string, host: string) =>
  and(eq(sourceHost.teamId, team), eq(sourceHost.host, host))
