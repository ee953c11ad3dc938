import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { importJob } from '../../../db/private-schema.ts'
import type { ImportTask } from '../../services/import-jobs.ts'
import { canRun } from '../can-run.ts'
import { findKnownSource } from '../known-source.ts'
import { WAITING } from '../run/job-states.ts'
import { dueSources } from './run-due-sources.ts'

/** Makes a job of each source that is due and has none under way, where reading one can take more than one go. */
export async function beginDueJobs(db: Database, now: Date): Promise<void> {
  for (const { team, id } of await dueSources(db, now)) {
    const known = await findKnownSource(db, team, { id })
    if (known === undefined || !canRun(known)) continue
    const task: ImportTask = {
      kind: 'run',
      team,
      by: null,
      upload: null,
      sourceId: id,
      name: known.name,
      force: false,
    }
    await db.execute(sql`insert into ${importJob} (id, team_id, task, state, created_at)
      select ${crypto.randomUUID()}, ${team}, ${JSON.stringify(task)}::json, ${JSON.stringify(WAITING)}::json,
        clock_timestamp()
      where not exists (select from ${importJob} where team_id = ${team} and ended_at is null
        and task ->> 'sourceId' = ${String(id)} and task ->> 'kind' = 'run')`)
  }
}
