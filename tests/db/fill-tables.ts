import type pg from 'pg'

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

/** All tables of ours. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'private') and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Gives a table without rows one with something in every column. */
export async function fill(client: pg.Client, table: string): Promise<void> {
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
