import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../../db/database.ts'
import { property, type ShownOver } from '../../../db/property-table.ts'
import { FIELD_NAMES } from '../../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../../sync/domain/fields.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { type SaidOver, shownUnder } from '../../../sync/domain/records/correction.ts'

/** Rows that are fetched at once, while those before them are taken. */
const FETCH = 400

const MOMENTS = new Set(['createdAt', 'changedAt', 'rentChangedAt'])
const stored = getTableColumns(property)

type StoredProperty = Property & { joined: ShownOver | null; corrections: SaidOver | null } & Record<
    string,
    unknown
  >

interface Part {
  /** Of others the properties have none. */
  readonly fields?: readonly FieldName[]
  /** Only these of them. */
  readonly ids?: readonly string[]
}

/** The team's live properties as this transaction sees them, in order of id, as they are shown. */
export async function* liveProperties(
  tx: Transaction,
  team: string,
  { fields = FIELD_NAMES, ids }: Part = {},
): AsyncGenerator<Property> {
  const among = ids === undefined ? sql`true` : sql`id = any(${sql.param(ids)}::text[])`
  await tx.execute(sql`declare live_property no scroll cursor for
    select ${columnsOf(fields)}, joined, corrections from property
    where ${isOfLiveBook(team)} and ${among} order by id collate "C"`)
  const fetchRows = () => {
    const fetched = rowsOf<StoredProperty>(tx, sql`fetch ${sql.raw(String(FETCH))} from live_property`)
    // A failure is thrown where it is waited for, if anybody still is.
    fetched.catch(() => {})
    return fetched
  }
  for (let next = fetchRows(), isLast = false; !isLast; ) {
    const batch = await next
    isLast = batch.length < FETCH
    if (!isLast) next = fetchRows()
    for (const { joined, corrections, ...row } of batch) {
      const said: Property = joined === null ? row : { ...row, ...joined }
      yield corrections === null ? said : shownUnder(said, corrections)
    }
  }
  await tx.execute(sql`close live_property`)
}

/** What is shown to the team: what has left its source or is joined into another property is not. */
export function isOfLiveBook(team: string): SQL {
  return sql`team_id = ${team} and removed_at is null and joined_into is null`
}

function columnsOf(fields: readonly FieldName[]): SQL {
  const columns = fields.map((field) => {
    const name = `"${stored[field].name}"`
    return `${MOMENTS.has(field) ? `round(extract(epoch from ${name}) * 1000)::float8` : name} as "${field}"`
  })
  // Corrections are laid over it, whatever is asked for.
  if (!fields.includes('custom')) columns.push('null as "custom"')
  return sql.raw(columns.join(', '))
}
