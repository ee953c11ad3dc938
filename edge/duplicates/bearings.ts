import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { PossibleDuplicate } from '../../sync/api/duplicates.ts'

type Bearings = Pick<
  PossibleDuplicate['properties'][number],
  'row' | 'importedAt' | 'notes' | 'lists' | 'corrected'
>

const NONE: Bearings = { row: null, importedAt: null, notes: 0, lists: 0, corrected: [] }

/** Where properties stand in their sheets, and what of people hangs on them that the user may see. */
export async function bearings(
  db: Database,
  { team, userId, ids }: { team: string; userId: string | null; ids: readonly string[] },
): Promise<(id: string) => Bearings> {
  if (ids.length === 0) return () => NONE
  const rows = await rowsOf<Bearings & { id: string }>(
    db,
    sql`select p.id, r.row_number as row, (extract(epoch from i.finished_at) * 1000)::float8 as "importedAt",
        (select count(*)::int from note n where n.team_id = ${team} and n.property_id = p.id
          and (not n.is_private or n.author_id = ${userId})) as notes,
        (select count(*)::int from comp_list_entry e join comp_list l on l.id = e.comp_list_id
          where e.team_id = ${team} and e.property_id = p.id and l.removed_at is null
            and (l.is_public or l.owner_id = ${userId})) as lists,
        coalesce((select json_agg(json_build_object('field', c.field, 'author', u.name) order by c.created_at)
          from correction c join app_user u on u.id = c.author_id
          where c.team_id = ${team} and c.property_id = p.id and c.taken_back_at is null), '[]') as corrected
      from property p
        join private.source s on s.id = p.source_id
        left join private.import_run i on i.id = s.current_run_id
        left join lateral (select row_number from private.source_row x where x.run_id = s.current_run_id
          and x.property_id = p.id and x.result = 'property' limit 1) r on true
      where p.team_id = ${team} and p.id in ${[...ids]}`,
  )
  const byId = new Map(rows.map(({ id, ...found }) => [id, found]))
  return (id) => byId.get(id) ?? NONE
}
