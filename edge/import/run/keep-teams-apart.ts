import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Run } from './import-run.ts'

/** A file can bring ids along. Where another team has such a property, the row gets an id of its own, always the same. */
export async function keepTeamsApart(db: Database, run: Run): Promise<void> {
  await db.transaction(async (tx) => {
    // Postgres expects none, and would look for each among all.
    await tx.execute(sql`set local enable_nestloop = off`)
    await tx.execute(sql`with foreign_id as (
      select s.id, left(encode(sha256(convert_to(${run.team}::text || ':' || s.id, 'UTF8')), 'hex'), 24) as new_id
      from private.staged_property s join property p on p.id = s.id
      where s.run_id = ${run.id} and p.team_id <> ${run.team}),
    renamed as (update private.staged_row r set property_id = f.new_id
      from foreign_id f where r.run_id = ${run.id} and r.property_id = f.id)
    update private.staged_property s set id = f.new_id
      from foreign_id f where s.run_id = ${run.id} and s.id = f.id`)
  })
}
