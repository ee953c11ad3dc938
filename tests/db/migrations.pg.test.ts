import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS } from '../../db/migrate.ts'
import { property } from '../../sync/domain/property.ts'
import { emptyDatabaseUrl } from '../postgres.ts'
import { fill, tablesOf } from './fill-tables.ts'

/** The tail holds a property as it stands, once there is what writes it there. */
const TAIL_FOLLOWS = `do $$ begin
  if to_regproc('private.property_json') is not null then
    update property_tail t set row = private.property_json(p) from property p;
  end if;
end $$`

async function openEmpty(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await emptyDatabaseUrl() })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('every migration takes a database with rows in all of its tables, and keeps them', async () => {
  const client = await openEmpty()
  // Neither the order of tables nor the triggers of the product matter to what is put in here.
  await client.query('set session_replication_role = replica')
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  expect(migrations.length).toBeGreaterThan(6)
  for (const { sql } of migrations) {
    const before = await tablesOf(client)
    for (const table of before) await fill(client, table)
    if (before.length > 0) await client.query(TAIL_FOLLOWS)
    await client.query(`begin; ${sql.join(';')}; commit`)
    for (const table of before) {
      const { rows } = await client.query(`select count(*)::int as n from ${table}`)
      expect(rows, table).toEqual([{ n: 1 }])
    }
  }
  const { rows } = await client.query<{ row: unknown }>(
    'select private.property_json(p) as row from property p union all select row from property_tail',
  )
  for (const { row } of rows) {
    expect(property.parse(row)).toMatchObject({ name: 'a', squareFootage: 1, leaseType: 'NNN' })
  }
})
