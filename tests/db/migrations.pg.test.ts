import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS } from '../../db/migrate.ts'
import { property } from '../../sync/domain/property.ts'
import { emptyDatabaseUrl } from '../postgres.ts'

/** What stands in a column of a type: the same in every table, so that references hold. */
const FILLED: Record<string, string> = {
  text: `'a'`,
  bigint: '1',
  integer: '1',
  'double precision': '1',
  boolean: 'true',
  json: `'{}'`,
  jsonb: `'{"name":"a"}'`,
  bytea: `'\\x00'`,
  'timestamp with time zone': `'2026-01-02T03:04:05Z'`,
}
/** What only certain words may stand in. */
const CHOSEN: Record<string, string> = { lease_type: `'NNN'` }

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

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'private') and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Gives a table without rows one with something in every column. */
async function fill(client: pg.Client, table: string): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where format('%I.%I', table_schema, table_name) = $1`,
    [table],
  )
  const values = columns.map(({ name, type }) => {
    const value = CHOSEN[name] ?? FILLED[type]
    if (value === undefined) throw new Error(`${table}.${name}: say in FILLED what stands in ${type}.`)
    return value
  })
  await client.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join()}) overriding system value
      select ${values.join()} where not exists (select from ${table})`,
  )
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
