import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { DuplicateDecision } from '../../sync/api/duplicates.ts'

const MOST_DECISIONS = 1000

/** What was decided about properties of a team, the latest first. */
export async function listDecisions(db: Database, team: string): Promise<DuplicateDecision[]> {
  const of = (id: 'a' | 'b') => {
    const p = sql.identifier(id)
    const source = sql`(select name from private.source where id = ${p}.source_id)`
    return sql`json_build_object('id', ${p}.id, 'name', private.property_json(${p}) ->> 'name', 'source', ${source},
      'address', private.property_json(${p}) ->> 'address')`
  }
  return await rowsOf<DuplicateDecision & Record<string, unknown>>(
    db,
    sql`select d.decision, d.kept, coalesce(d.taken, '[]') as taken, coalesce(u.name, '') as by,
        (extract(epoch from d.decided_at) * 1000)::float8 as at, json_build_array(${of('a')}, ${of('b')}) as properties
      from private.duplicate_decision d
        join property a on a.id = coalesce(d.kept, d.first)
        join property b on b.id = case when d.kept = d.second then d.first else d.second end
        left join app_user u on u.id = d.decided_by
      where d.team_id = ${team} order by d.decided_at desc, d.first, d.second limit ${MOST_DECISIONS}`,
  )
}

/** How many pairs were joined and kept apart. */
export async function countDecisions(db: Database, team: string): Promise<{ joined: number; apart: number }> {
  const [counts] = await rowsOf<{ joined: number; apart: number }>(
    db,
    sql`select (count(*) filter (where decision = 'joined'))::int as joined,
        (count(*) filter (where decision = 'apart'))::int as apart
      from private.duplicate_decision where team_id = ${team}`,
  )
  return counts ?? { joined: 0, apart: 0 }
}
