import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Database, rowsOf } from '../../db/database.ts'
import type { api } from '../../sync/api.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { Services } from '../services.ts'
import { demoTeammates } from './demo-user.ts'

/** What a page knows of who is signed in. */
export async function meOf(
  { settings, withDb }: Services,
  user: SessionUser,
): Promise<z.infer<typeof api.me.output>> {
  return {
    id: user.userId,
    teamId: user.teamId,
    name: user.name,
    teammates: settings.authMode === 'demo' ? demoTeammates(user) : [],
    consoleUrl: settings.consoleUrl,
    portfolioMapUrl: settings.portfolioMapUrl,
    lastSyncAt: await withDb((db) => lastSync(db, user.teamId)),
  }
}

async function lastSync(db: Database, teamId: string): Promise<number | null> {
  const [run] = await rowsOf<{ at: Date | string | null }>(
    db,
    sql`select max(finished_at) as at from private.import_run where team_id = ${teamId} and state = 'done'`,
  )
  return run?.at ? new Date(run.at).getTime() : null
}
