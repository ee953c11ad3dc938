import { type SQL, sql } from 'drizzle-orm'
import { inProductDatabase } from './in-product-database.ts'

/** Runs a statement in the product's own database while it runs. */
export async function inDatabase(statement: (tag: typeof sql) => SQL): Promise<void> {
  await inProductDatabase((db) => db.execute(statement(sql)))
}
