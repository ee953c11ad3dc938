import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

/**
 * Lets Postgres count what was staged, so that it compares rows in a way that suits their number: only the columns they
 * are compared by, because their cells take long, and from few rows, which tell enough. Where it may not count, or a
 * value stands alone, it expects few rows and would compare each with each: so that is off until `tx` ends.
 */
export async function analyzeStaged(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`)
  await tx.execute(sql`set local default_statistics_target = 10`)
  await tx.execute(sql`analyze private.staged_property (run_id, id, content_hash, source_sheet),
    private.staged_row (run_id, sheet, row_number, result, property_id, place, deal)`)
}
