import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Run } from '../run/import-run.ts'

/**
 * Says how many rows of a run have been read. It need not outlive a power cut, as staged rows do not, so it does not wait
 * for the disk.
 */
export async function noteProgress(db: Database, { id }: Run, rowsRead: number): Promise<void> {
  await db.execute(sql`update private.import_run set rows_read = ${rowsRead}
    from (select set_config('synchronous_commit', 'off', true)) without_waiting where id = ${id}`)
}
