import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { importRun, source } from '../../../db/private-schema.ts'

/** The import of a team that is under way. */
export interface RunningImport {
  source: string
  rowsRead: number
  startedAt: Date
}

/** The newest run of a team that has not ended; undefined where there is none. One that was killed counts until the next begins. */
export async function runningImport(db: Database, team: string): Promise<RunningImport | undefined> {
  const [run] = await db
    .select({ source: source.name, rowsRead: importRun.rowsRead, startedAt: importRun.startedAt })
    .from(importRun)
    .innerJoin(source, eq(source.id, importRun.sourceId))
    .where(sql`${importRun.teamId} = ${team} and ${importRun.state} = 'running'`)
    .orderBy(desc(importRun.id))
    .limit(1)
  return run
}
