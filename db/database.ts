import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

interface Result<Row> {
  rows: Row[]
  rowCount: number | null
}

/** What node-postgres and Neon's driver both answer to a statement. */
interface ResultKind extends PgQueryResultHKT {
  type: Result<this['row']>
}

/** Postgres through Drizzle, whichever driver is below. */
export type Database = PgDatabase<ResultKind, typeof schema>

/** A transaction of such a database. */
export type Transaction = PgTransaction<ResultKind, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** Runs one statement; its author says what its rows are. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const result = await db.execute<Row>(statement)
  return result.rows
}
