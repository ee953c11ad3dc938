import type { ClientBase } from 'pg'

/** The newest migration of a database, as the journal of migrations dates it; null where it has none. */
export async function appliedMigration(client: ClientBase): Promise<number | null> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`)
  if (!known.rows[0]?.known) return null
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  const at = rows[0]?.at ?? null
  return at === null ? null : Number(at)
}
