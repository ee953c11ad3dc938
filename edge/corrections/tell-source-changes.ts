import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

/**
 * Tells the corrections in force what the sources of their properties say by now. To be called where that may have
 * changed, in the same transaction.
 */
export async function tellSourceChanges(db: Database, team: string, at: Date): Promise<void> {
  const said = sql`coalesce((private.source_json(p) || coalesce(p.joined, '{}')) -> c.field, 'null')`
  await db.execute(sql`update correction c
    set source_value = (${said})::json, source_changed_at = ${at.toISOString()}::timestamptz
    from property p
    where c.team_id = ${team} and c.taken_back_at is null and p.id = c.property_id
      and coalesce(c.source_value::jsonb, 'null') is distinct from ${said}`)
}
