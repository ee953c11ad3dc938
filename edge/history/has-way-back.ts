import { type SQL, sql } from 'drizzle-orm'

/** Whether the run in force of a source can be taken back: `run` and `of` are the names of their rows in the statement. */
export function hasWayBack(run: string, of: string): SQL {
  const [is, source] = [sql.raw(run), sql.raw(of)]
  return sql`(${source}.removed_at is null and ${source}.current_run_id = ${is}.id and ${is}.rolled_back_at is null
    and exists (select from private.source_row w where w.run_id = ${is}.previous_run_id))`
}
