import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

/** Forgets that a list had a joined property as its subject: somebody has chosen another since. */
export async function forgetMovedSubject(db: Database, team: string, list: number): Promise<void> {
  await db.execute(sql`update private.duplicate_decision d
    set moved = jsonb_set(d.moved::jsonb, '{subjects}', (select coalesce(jsonb_agg(s), '[]')
      from jsonb_array_elements((d.moved -> 'subjects')::jsonb) s where s <> to_jsonb(${list}::bigint)))::json
    where d.team_id = ${team} and (d.moved -> 'subjects')::jsonb @> to_jsonb(${list}::bigint)`)
}
