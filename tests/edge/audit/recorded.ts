import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'

interface Recorded extends Record<string, unknown> {
  action: string
  actor: string | null
  token: string | null
  subject: string | null
  details: Record<string, unknown>
  device: string | null
  team: string | null
}

/** Runs `work`, and answers what it added to the audit log. */
export async function recordedBy(db: Database, work: () => Promise<unknown>): Promise<Recorded[]> {
  const [before] = await rowsOf<{ id: string }>(
    db,
    sql`select coalesce(max(id), 0)::text as id from private.audit_event`,
  )
  await work()
  return await rowsOf<Recorded>(
    db,
    sql`select action, actor_id as actor, token, subject, details, device, team_id as team
      from private.audit_event where id > ${before?.id ?? '0'}::bigint order by id`,
  )
}
