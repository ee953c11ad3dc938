import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'

/** A run that waits so long for its next go is left, and another may begin. */
const LEFT_MINUTES = 15

/** Forgets what the jobs of a team have read in part. */
export async function forgetSlices(db: Database, team: string): Promise<void> {
  await db.execute(sql`delete from private.import_slice
    where run_id in (select id from private.import_run where team_id = ${team})`)
}

/** True while a job of the team, other than `job`, has read a part of its file and is about to go on. */
export async function isReadInParts(db: Database, team: string, job: string | null = null): Promise<boolean> {
  const [found] = await rowsOf<{ is: boolean }>(
    db,
    sql`select exists (select from private.import_slice s
        join private.import_run r on r.id = s.run_id and r.team_id = ${team} and r.state = 'running'
        join private.import_job j on j.id = s.job_id and j.ended_at is null
      where s.job_id is distinct from ${job}::text
        and s.kept_at > clock_timestamp() - make_interval(mins => ${LEFT_MINUTES}::int)) as is`,
  )
  return found?.is ?? false
}
