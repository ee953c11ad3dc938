import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'

/**
 * Lets Postgres count what was staged, so that it compares rows in a way that suits their number: only the columns they
 * are compared by, because their cells take long.
 */
export async function analyzeStaged(db: Database): Promise<void> {
  await db.execute(sql`analyze private.staged_property (run_id, id, content_hash, source_sheet),
    private.staged_row (run_id, sheet, row_number, result, property_id, place, deal)`)
}
