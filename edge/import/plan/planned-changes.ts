import { getTableColumns, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import { stagedProperty } from '../../../db/staged-property.ts'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import type { EndedCorrection } from '../run/changes/ended-deals.ts'
import type { Run } from '../run/import-run.ts'
import { listsWith, MOST_LISTED } from './planned-properties.ts'

type Change = ImportPlan['changes'][number]
type Value = Change['before']

const NOT_SAID_BY_SOURCES = new Set(['runId', 'id', 'contentHash', 'sourceSheet'])
const fieldOfColumn = new Map(
  Object.entries(getTableColumns(stagedProperty))
    .filter(([key]) => !NOT_SAID_BY_SOURCES.has(key))
    .map(([key, { name }]) => [name, key]),
)
/** What sources say, by column and field. */
export const SAID_COLUMNS = sql.join(
  [...fieldOfColumn].map(([column, field]) => sql`(${column}::text, ${field}::text)`),
  sql`, `,
)

interface Row extends Record<string, unknown> {
  id: string
  name: string
  address: string | null
  tenant: string | null
  field: string
  before: Value
  after: Value
  value: Value
  author: string | null
  at: number | null
  lists: number
  total: number
}

/**
 * The figures and texts that a staged run would change in properties that the source has, and how many there are.
 * `ended`: corrections that hide nothing any more.
 */
export async function plannedChanges(
  db: Database,
  run: Run,
  by: string | undefined,
  ended: readonly EndedCorrection[],
): Promise<{ changes: Change[]; total: number }> {
  const rows = await rowsOf<Row>(
    db,
    sql`with pair as materialized (
        select s.id, p.name, p.address, p.tenant, to_jsonb(p) as old, to_jsonb(s) as new
        from private.staged_property s join property p on p.id = s.id
        where s.run_id = ${run.id} and p.content_hash <> s.content_hash and p.removed_at is null and p.ended_at is null),
      difference as (
        select pair.id, pair.name, pair.address, pair.tenant, f.field, pair.old -> f.name as before,
          pair.new -> f.name as after, count(*) over ()::int as total
        from pair cross join (values ${SAID_COLUMNS}) as f (name, field)
        where pair.old -> f.name is distinct from pair.new -> f.name
        order by pair.name, pair.id, f.field limit ${MOST_LISTED})
      select d.*, c.value, u.name as author, (extract(epoch from c.created_at) * 1000)::float8 as at,
        ${listsWith(sql`d.id`, by)} as lists
      from difference d
        left join correction c on c.property_id = d.id and c.field = d.field and c.taken_back_at is null
          and not c.id = any(${sql.param(ended.map(({ id }) => id))}::text[])
        left join app_user u on u.id = c.author_id
      order by d.name, d.id, d.field`,
  )
  const changes = rows.map(
    ({ id, name, address, tenant, field, before, after, value, author, at, lists }) => ({
      property: { id, name, address, tenant },
      field,
      before,
      after,
      correction: at === null ? null : { value, author: author ?? '', at },
      lists,
    }),
  )
  return { changes, total: rows[0]?.total ?? 0 }
}
