import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../../../db/database.ts'
import { stagedProperty } from '../../../../db/staged-property.ts'
import type { ImportedProperty } from '../../../../sync/domain/property.ts'
import { plainWords } from '../../../../sync/domain/words/plain-words.ts'
import type { Run } from '../import-run.ts'
import { placeParts } from './place-parts.ts'

/** Rows that are looked at in one go, which bounds the memory they take. */
const ROWS_AT_ONCE = 2_000

const PLACE = ['name', 'address', 'suite', 'city', 'state', 'zip', 'latitude', 'longitude'] as const
const DEAL = ['compId', 'leaseNumber', 'tenant'] as const
const DATES = ['dateSigned', 'commencement', 'expiration', 'saleDate'] as const
const FIGURES = [
  'squareFootage',
  'leasedSf',
  'rentPerSf',
  'askingRent',
  'effectiveRent',
  'salePrice',
] as const

type Said = Pick<ImportedProperty, (typeof PLACE | typeof DEAL | typeof DATES | typeof FIGURES)[number]>

interface Open extends Said, Record<string, unknown> {
  readonly id: string
  readonly sheet: string
  /** What the row goes by. */
  readonly place: string | null
}

/** The sides of the comparison, by the temporary tables that hold them. */
export const SIDES = ['row_place', 'property_place'] as const

/** What a row or property says of its place and its deal, each part in one spelling; null where it does not say it. */
const COLUMNS = sql.raw(
  `id text, sheet text, own text, street text, title text, point text, suite text, city text, state text, zip text,
   written text, number text, tenant text, dates text, size float8, figures text, figure_count int`,
)

/**
 * Collects what the rows and the properties say that are still open, of `open_row` and `open_property`, in `SIDES`.
 * False where there are no two to match. Properties that left their source long ago are not among them.
 */
export async function findOpenPlaces(tx: Transaction, run: Run): Promise<boolean> {
  const fields = getTableColumns(stagedProperty)
  const said = sql.join(
    [...PLACE, ...DEAL, ...DATES, ...FIGURES].map(
      (field) => sql`x.${sql.identifier(fields[field].name)} as ${sql.identifier(field)}`,
    ),
    sql`, `,
  )
  const rows = sql`select o.id, o.sheet, o.place, ${said} from open_row o
    join private.staged_property x on x.run_id = ${run.id} and x.id = o.id where o.new_id is null`
  const properties = sql`select o.id, o.sheet, o.place, ${said} from open_property o
    join property x on x.id = o.id where o.row_id is null and not o.is_removed`
  const [open] = await rowsOf<{ both: boolean }>(
    tx,
    sql`select exists (select from open_row where new_id is null)
      and exists (select from open_property where row_id is null and not is_removed) as both`,
  )
  if (!open?.both) return false
  await collect(tx, 'property_place', properties)
  await collect(tx, 'row_place', rows)
  return true
}

async function collect(tx: Transaction, side: (typeof SIDES)[number], from: SQL): Promise<void> {
  const table = sql.identifier(side)
  // Made of a query: zero-cache's triggers follow every plain `create table`, and the app's role may not run them.
  await tx.execute(sql`create temp table ${table} on commit drop as
    select * from json_to_recordset('[]') as x(${COLUMNS})`)
  const cursor = sql.identifier(`${side}_open`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${from}`)
  for (;;) {
    const open = await rowsOf<Open>(tx, sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`)
    if (open.length === 0) break
    await tx.execute(sql`insert into ${table}
      select * from json_to_recordset(${JSON.stringify(open.map(partsOf))}::json) as x(${COLUMNS})`)
  }
  await tx.execute(sql`close ${cursor}`)
  await tx.execute(sql`analyze ${table}`)
}

function partsOf(open: Open): Record<string, unknown> {
  const { id, sheet, place, name, address, compId, leaseNumber, tenant, leasedSf, squareFootage } = open
  const dates = DATES.map((field) => open[field])
  const figures = FIGURES.map((field) => open[field])
  return {
    id,
    sheet,
    ...placeParts(open, place),
    written: (address ?? name).toLowerCase(),
    number: leaseNumber ?? compId,
    tenant: tenant === null ? null : plainWords(tenant) || null,
    dates: dates.some((date) => date !== null) ? JSON.stringify(dates) : null,
    size: leasedSf ?? squareFootage,
    figures: JSON.stringify(figures),
    figure_count: figures.filter((figure) => figure !== null).length,
  }
}
