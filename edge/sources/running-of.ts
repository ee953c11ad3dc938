import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { ApiSource } from '../../sync/api/sources.ts'
import { isRunLocked } from '../import/run/run-lock.ts'
import { isReadInParts } from '../import/slices/read-in-parts.ts'

/** The imports of a team that are under way, by source. One whose process was killed is none. */
export async function runningOf(
  db: Database,
  team: string,
): Promise<ReadonlyMap<number, NonNullable<ApiSource['running']>>> {
  const rows = await rowsOf<{ sourceId: number; rows: number; startedAt: number }>(
    db,
    sql`select source_id::float8 as "sourceId", rows_read as rows,
        (extract(epoch from started_at) * 1000)::float8 as "startedAt"
      from private.import_run where team_id = ${team} and state = 'running'`,
  )
  if (rows.length === 0) return new Map()
  if (!(await isRunLocked(db, team)) && !(await isReadInParts(db, team))) return new Map()
  return new Map(rows.map(({ sourceId, ...running }) => [sourceId, running]))
}
