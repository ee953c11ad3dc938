import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import { stagedProperty } from '../../../db/staged-property.ts'
import { ADDED_FIELDS, type ImportPlan } from '../../../sync/api/imports.ts'
import type { Run } from '../run/import-run.ts'

/** A plan's lists are cut off here; its counts are of all. */
export const MOST_LISTED = 1000

type Added = ImportPlan['added'][number]
type Removed = ImportPlan['removed'][number]

const fields = (row: SQL) => sql`${row}.id, ${row}.name, ${row}.address, ${row}.tenant`

/** The fields of a staged row that a plan says, as one JSON object. */
const addedFields = sql`json_build_object(${sql.join(
  ADDED_FIELDS.map((field) => sql`${field}::text, s.${sql.identifier(stagedProperty[field].name)}`),
  sql`, `,
)})`

/** The comp lists with the property of this id that a person may see; all that are shared where nobody asks. */
export function listsWith(id: SQL, by: string | undefined): SQL {
  return sql`(select count(distinct l.id)::int from comp_list_entry e join comp_list l on l.id = e.comp_list_id
    where e.property_id = ${id} and l.removed_at is null and (l.is_public or l.owner_id = ${by ?? null}::text))`
}

const notesOf = (id: SQL, by: string | undefined) =>
  sql`(select count(*)::int from note n where n.property_id = ${id}
    and (not n.is_private or n.author_id = ${by ?? null}::text))`

/** What a staged run would add or bring back, and how many of these stand where the team has no building yet. */
export async function plannedAdditions(
  db: Database,
  run: Run,
): Promise<{ properties: Added[]; newBuildings: number }> {
  const isNew = sql`from private.staged_property s left join property p on p.id = s.id
    where s.run_id = ${run.id} and (p.id is null or p.removed_at is not null or p.ended_at is not null)`
  const properties = await rowsOf<Added & Record<string, unknown>>(
    db,
    sql`select ${fields(sql`s`)}, s.rent_basis_assumed as "isAssumed", ${addedFields} as fields ${isNew} order by s.name, s.id limit ${MOST_LISTED}`,
  )
  const [built] = await rowsOf<{ buildings: number }>(
    db,
    sql`with place as (select distinct lower(s.address) as address, lower(s.city) as city ${isNew} and s.address is not null)
      select count(*)::int as buildings from place where not exists (
        select from property p where p.team_id = ${run.team} and p.removed_at is null
          and lower(p.address) = place.address and lower(p.city) is not distinct from place.city)`,
  )
  return { properties, newBuildings: built?.buildings ?? 0 }
}

/** What a staged run would take out of its source, those first that most hangs on. */
export async function plannedRemovals(
  db: Database,
  run: Run,
  by: string | undefined,
): Promise<ImportPlan['removed']> {
  const rows = await rowsOf<Removed['property'] & Omit<Removed, 'property'> & Record<string, unknown>>(
    db,
    sql`select * from (select ${fields(sql`p`)}, ${listsWith(sql`p.id`, by)} as lists, ${notesOf(sql`p.id`, by)} as notes
      from property p left join private.staged_property s on s.run_id = ${run.id} and s.id = p.id
      where p.source_id = ${run.sourceId} and p.removed_at is null and p.ended_at is null and s.id is null) gone
      order by lists + notes desc, name, id limit ${MOST_LISTED}`,
  )
  return rows.map(({ lists, notes, ...property }) => ({ property, lists, notes }))
}
