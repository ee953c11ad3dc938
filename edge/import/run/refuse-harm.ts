import { getTableColumns, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import { stagedProperty } from '../../../db/staged-property.ts'
import { fieldOf } from '../../../sync/domain/field-list.ts'
import type { FieldName } from '../../../sync/domain/fields.ts'
import type { ColumnUse } from '../../../sync/sheets/model/workbook-event.ts'
import { ImportError } from './import-error.ts'
import type { Run } from './import-run.ts'

/** A field that a run would empty in a larger share of the rows that have it is more likely lost than changed. */
const EMPTIED_SHARE = 0.1
const FEWEST_EMPTIED = 2
/** More of another source's properties than this, and the file is more likely that source's. */
const OTHERS_SHARE = 0.5
const FEWEST_OTHERS = 5

const number = (n: number) => n.toLocaleString('en-US')

/**
 * What a staged run would do that nobody wants: lose a column or much of a field, or take the rows of another source.
 * One sentence for each.
 */
export async function findHarm(db: Database, run: Run): Promise<string[]> {
  return [...(await lostColumns(db, run)), ...(await emptiedFields(db, run)), ...(await otherSource(db, run))]
}

/** Throws `ImportError` where a staged run would do harm. The sentence says all of it. */
export async function refuseHarm(db: Database, run: Run): Promise<void> {
  const found = await findHarm(db, run)
  if (found.length > 0) throw new ImportError('harmful', `${found.join(' ')} Nothing was changed.`)
}

interface KnownSheet {
  name: string
  isNew: boolean
  header: readonly string[]
  columns: readonly ColumnUse[]
}

/** Columns that were read the last time, in sheets that are still there. */
async function lostColumns(db: Database, run: Run): Promise<string[]> {
  const sheets = await rowsOf<KnownSheet & Record<string, unknown>>(
    db,
    sql`select s.name, s.header, s.columns, s.run_id = ${run.id} as "isNew" from private.source_sheet s
      where s.run_id = ${run.id} or s.run_id = (select current_run_id from private.source where id = ${run.sourceId})
      order by s.position`,
  )
  const bySheet = Map.groupBy(sheets, ({ name }) => name)
  return [...bySheet].flatMap(([name, tables]) => {
    const [now, last] = [tables.filter(({ isNew }) => isNew), tables.filter(({ isNew }) => !isNew)]
    const roles = new Set(now.flatMap(({ columns }) => columns.map(({ role }) => role)))
    const known = new Set(now.flatMap(({ header }) => header))
    const lost = last.flatMap(({ columns }) =>
      columns.filter(({ role, header }) => !roles.has(role) && !known.has(header)),
    )
    if (lost.length === 0 || now.length === 0) return []
    const headers = [...new Set(lost.map(({ header }) => `“${header}”`))].join(', ')
    return [`The sheet ${name} had ${headers} the last time and has not now.`]
  })
}

const FIELDS = Object.entries(getTableColumns(stagedProperty)).filter(
  ([key, column]) => !['runId', 'id', 'contentHash', 'sourceSheet'].includes(key) && !column.notNull,
)

async function emptiedFields(db: Database, run: Run): Promise<string[]> {
  const [older] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from private.source_row r
      where r.run_id = (select current_run_id from private.source where id = ${run.sourceId})
        and r.result = 'property' and r.place is null`,
  )
  // What another version of the reader understood otherwise is no loss of the file's.
  if (older && older.rows > 0) return []
  const counts = FIELDS.map(([key, { name }]) => {
    const [field, column] = [sql.identifier(key), sql.identifier(name)]
    return sql`json_build_array(count(p.${column}), count(p.${column}) filter (where s.${column} is null)) as ${field}`
  })
  const [row] = await rowsOf<Record<string, [had: number, emptied: number]>>(
    db,
    sql`select ${sql.join(counts, sql`, `)} from property p
      join private.staged_property s on s.run_id = ${run.id} and s.id = p.id
      where p.source_id = ${run.sourceId} and p.removed_at is null`,
  )
  return Object.entries(row ?? {}).flatMap(([field, [had, emptied]]) => {
    if (emptied < FEWEST_EMPTIED || emptied <= had * EMPTIED_SHARE) return []
    const { label } = fieldOf(field as FieldName)
    return [`${label} would be emptied in ${number(emptied)} of the ${number(had)} rows that have it.`]
  })
}

/** Told by street, city and size, because what one source counts by another may count by as well. */
async function otherSource(db: Database, run: Run): Promise<string[]> {
  const [other] = await rowsOf<{ name: string; rows: number; of: number }>(
    db,
    sql`with own as (select distinct lower(address) as address, lower(city) as city, square_footage as feet
        from private.staged_property s where run_id = ${run.id} and address is not null and square_footage is not null
          and not exists (select from property p where p.id = s.id))
      select o.name, count(*)::int as rows,
        (select count(*)::int from private.staged_property where run_id = ${run.id}) as of
      from (select distinct p.source_id, own.* from own join property p on lower(p.address) = own.address
          and lower(p.city) is not distinct from own.city and p.square_footage = own.feet
        where p.team_id = ${run.team} and p.source_id <> ${run.sourceId} and p.removed_at is null) same
        join private.source o on o.id = same.source_id
      group by o.name order by count(*) desc limit 1`,
  )
  if (!other || other.rows < FEWEST_OTHERS || other.rows <= other.of * OTHERS_SHARE) return []
  return [
    `${number(other.rows)} of the ${number(other.of)} rows of this file are properties of the source ${other.name} already.`,
  ]
}
