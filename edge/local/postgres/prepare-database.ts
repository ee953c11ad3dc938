import pg from 'pg'
import { migrateDatabase } from '../../../db/migrate.ts'
import type { Secrets } from '../data/secrets.ts'
import { setUpZero } from '../zero/set-up-zero.ts'
import { openLoginRoles } from './login-roles.ts'

/** Migrates the tables and sets up the roles that the product connects as. `url` is the administrator's. */
export async function prepareDatabase(url: string, secrets: Secrets): Promise<void> {
  await migrateDatabase(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await setUpZero(client, url)
    await openLoginRoles(client, { app: secrets.appPassword, zero: secrets.zeroPassword })
  } finally {
    await client.end()
  }
}
