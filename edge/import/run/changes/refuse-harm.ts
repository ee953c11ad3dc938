import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../../db/database.ts'
import { stagedProperty } from '../../../../db/staged-property.ts'
import { asColumnName } from '../../../../sync/domain/fields/custom-fields.ts'
import { fieldOf } from '../../../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import type { ColumnUse } from '../../../../sync/sheets/model/workbook-event.ts'
import { ImportError } from '../import-error.ts'
import type { Run } from '../import-run.ts'
import { othersSentences } from '../places/others-properties.ts'
import type { SettledRename } from '../renamed-sheets.ts'

/** A field that a run would empty in a larger share of the rows that have it is more likely lost than changed. */
const EMPTIED_SHARE = 0.1
const FEWEST_EMPTIED = 2
/** More of another source's properties than this, and the file is more likely that source's. */
const OTHERS_SHARE = 0.5
const FEWEST_OTHERS = 5

const number = (n: number) => n.toLocaleString('en-US')

type Renamed = readonly SettledRename[]

/**
 * What a staged run would do that nobody wants: lose a column or much of a field, or take the rows of another source.
 * One sentence for each.
 */
export async function findHarm(db: Database, run: Run, renamed: Renamed): Promise<string[]> {
  const sheets = await knownSheets(db, run, renamed)
  const emptied = await emptiedFields(db, run, sheets)
  const lost = lostColumns(sheets, emptied.lost)
  return [...lost, ...emptied.sentences, ...(await otherSource(db, run)), ...(await othersSentences(db, run))]
}

/** Throws `ImportError` where a staged run would do harm. The sentence says all of it. */
export async function refuseHarm(db: Database, run: Run, renamed: Renamed): Promise<void> {
  const found = await findHarm(db, run, renamed)
  if (found.length > 0) throw new ImportError('harmful', `${found.join(' ')} Nothing was changed.`)
}

interface KnownSheet {
  name: string
  isNew: boolean
  header: readonly string[]
  columns: readonly ColumnUse[]
}

/** The sheets of the run and of the one before, each under its present name. */
async function knownSheets(db: Database, run: Run, renamed: Renamed): Promise<KnownSheet[]> {
  const sheets = await rowsOf<KnownSheet & Record<string, unknown>>(
    db,
    sql`select s.name, s.header, s.columns, s.run_id = ${run.id} as "isNew" from private.source_sheet s
      where s.run_id = ${run.id} or s.run_id = (select current_run_id from private.source where id = ${run.sourceId})
      order by s.position`,
  )
  return sheets.map((sheet) => {
    const other = sheet.isNew
      ? undefined
      : renamed.find(({ from, isTaken }) => isTaken && from === sheet.name)
    return other ? { ...sheet, name: other.to } : sheet
  })
}

/** A column of no field that had values, and in the file is none of its name. */
interface LostColumn {
  readonly sheet: string
  readonly header: string
}

/** Columns that were read the last time, in sheets that are still there. */
function lostColumns(sheets: readonly KnownSheet[], others: readonly LostColumn[]): string[] {
  const bySheet = Map.groupBy(sheets, ({ name }) => name)
  return [...bySheet].flatMap(([name, tables]) => {
    const [now, last] = [tables.filter(({ isNew }) => isNew), tables.filter(({ isNew }) => !isNew)]
    const roles = new Set(now.flatMap(({ columns }) => columns.map(({ role }) => role)))
    const known = new Set(now.flatMap(({ header }) => header))
    const lost = [
      ...last.flatMap(({ columns }) =>
        columns.filter(({ role, header }) => !roles.has(role) && !known.has(header)),
      ),
      ...others.filter(({ sheet }) => sheet === name),
    ]
    if (lost.length === 0 || now.length === 0) return []
    const headers = [...new Set(lost.map(({ header }) => `“${header}”`))].join(', ')
    return [`The sheet ${name} had ${headers} the last time and has not now.`]
  })
}

const FIELDS = Object.entries(getTableColumns(stagedProperty)).filter(
  ([key, column]) =>
    !['runId', 'id', 'contentHash', 'sourceSheet', 'custom'].includes(key) && !column.notNull,
)

/** The property of the book that each staged row is. */
const SAME = sql`property p join private.staged_property s on s.id = p.id`
const ofRun = (run: Run) =>
  sql`s.run_id = ${run.id} and p.source_id = ${run.sourceId} and p.removed_at is null`

async function emptiedFields(
  db: Database,
  run: Run,
  sheets: readonly KnownSheet[],
): Promise<{ sentences: string[]; lost: LostColumn[] }> {
  const [older] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from private.source_row r
      where r.run_id = (select current_run_id from private.source where id = ${run.sourceId})
        and r.result = 'property' and r.place is null`,
  )
  // What another version of the reader understood otherwise is no loss of the file's.
  if (older && older.rows > 0) return { sentences: [], lost: [] }
  const counts = FIELDS.map(([key, { name }]) => {
    const [field, column] = [sql.identifier(key), sql.identifier(name)]
    return sql`json_build_array(count(p.${column}), count(p.${column}) filter (where s.${column} is null)) as ${field}`
  })
  const [row] = await rowsOf<Record<string, [had: number, emptied: number]>>(
    db,
    sql`select ${sql.join(counts, sql`, `)} from ${SAME} where ${ofRun(run)}`,
  )
  const fields = Object.entries(row ?? {}).flatMap(([field, [had, emptied]]) =>
    emptiedSentence(fieldOf(field as FieldName).label, had, emptied),
  )
  const custom = await emptiedCustom(db, run)
  const present = new Set(sheets.flatMap(({ isNew, header }) => (isNew ? header.map(asColumnName) : [])))
  const used = new Set(
    sheets.flatMap(({ isNew, columns }) => (isNew ? columns.map(({ header }) => asColumnName(header)) : [])),
  )
  return {
    sentences: [
      ...fields,
      ...custom.flatMap(({ header, had, emptied }) =>
        present.has(header) && !used.has(header) ? emptiedSentence(`“${header}”`, had, emptied) : [],
      ),
    ],
    lost: custom.filter(({ header }) => !present.has(header)),
  }
}

function emptiedSentence(label: string, had: number, emptied: number): string[] {
  if (emptied < FEWEST_EMPTIED || emptied <= had * EMPTIED_SHARE) return []
  return [`${label} would be emptied in ${number(emptied)} of the ${number(had)} rows that have it.`]
}

/** Columns of no field that rows would lose, by the names that the source gives them. */
async function emptiedCustom(
  db: Database,
  run: Run,
): Promise<(LostColumn & { had: number; emptied: number })[]> {
  const holds = (custom: SQL, name: SQL) => sql`strpos(E'\n' || ${custom}, E'\n' || ${name} || ': ') > 0`
  return await rowsOf<LostColumn & { had: number; emptied: number } & Record<string, unknown>>(
    db,
    sql`with emptied as (
        select s.source_sheet as sheet, split_part(line, ': ', 1) as header, count(*)::int as emptied
        from ${SAME} cross join unnest(string_to_array(p.custom, E'\n')) line
        where ${ofRun(run)} and p.custom is distinct from s.custom
          and not ${holds(sql`coalesce(s.custom, '')`, sql`split_part(line, ': ', 1)`)}
        group by 1, 2)
      select sheet, header, emptied, (select count(*)::int from ${SAME}
          where ${ofRun(run)} and ${holds(sql`p.custom`, sql`header`)}) as had
      from emptied order by header`,
  )
}

/** Told by street, city and size, or where none is stated the tenant, because what one source counts by another may count by as well. */
async function otherSource(db: Database, run: Run): Promise<string[]> {
  const [other] = await rowsOf<{ name: string; rows: number; of: number }>(
    db,
    sql`with own as (select distinct lower(address) as address, lower(city) as city, square_footage as feet,
          case when square_footage is null then lower(tenant) end as tenant
        from private.staged_property s where run_id = ${run.id} and address is not null
          and (square_footage is not null or tenant is not null)
          and not exists (select from property p where p.id = s.id))
      select o.name, count(*)::int as rows,
        (select count(*)::int from private.staged_property where run_id = ${run.id}) as of
      from (select distinct p.source_id, own.* from own join property p on lower(p.address) = own.address
          and lower(p.city) is not distinct from own.city and p.square_footage is not distinct from own.feet
          and (own.feet is not null or lower(p.tenant) = own.tenant)
        where p.team_id = ${run.team} and p.source_id <> ${run.sourceId} and p.removed_at is null) same
        join private.source o on o.id = same.source_id
      group by o.name order by count(*) desc limit 1`,
  )
  if (!other || other.rows < FEWEST_OTHERS || other.rows <= other.of * OTHERS_SHARE) return []
  return [
    `${number(other.rows)} of the ${number(other.of)} rows of this file are properties of the source ${other.name} already.`,
  ]
}
