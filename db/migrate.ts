import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Their folder. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other lock of the product uses. */
const MIGRATION_LOCK = 8786

/** Brings the database at `url` up to date; nothing happens where it is. Two at once wait for each other. */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
