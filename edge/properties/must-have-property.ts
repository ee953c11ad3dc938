import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { SessionUser } from '../../sync/session.ts'
import { noSuchProperty } from './no-such-property.ts'

/**
 * What people keep of a property outlives its removal, so removed ones are found too.
 * @throws ApiError `not_found`
 */
export async function mustHaveProperty(db: Database, { teamId }: SessionUser, id: string): Promise<void> {
  const rows = await rowsOf(db, sql`select 1 from public.property where team_id = ${teamId} and id = ${id}`)
  if (rows.length === 0) throw noSuchProperty()
}
