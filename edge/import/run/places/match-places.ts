import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../../../db/database.ts'
import type { Run } from '../import-run.ts'
import { SIDES } from './open-places.ts'
import { isNumberAlike, isSpelledAlike, isStreetAlike, type PlaceParts } from './place-parts.ts'

/** What more rows or properties than this share tells none of them apart. */
const MOST_ALIKE = 100

/** What an open row `o` and an open property `p` must share to be the same, though their places are written otherwise. */
interface PlaceRound {
  readonly by: SQL
  /** What each of the two must say. */
  readonly among?: SQL
  /** What else must hold of the two, besides that their places do not contradict each other. */
  readonly if?: SQL
  /** The two are the only deals of their places, before and after. */
  readonly isOnly?: true
  /** Their places may be misspelled as well. */
  readonly misspelled?: readonly Misspelling[]
}

type Spelled = Pick<PlaceParts, 'street' | 'title' | 'city'>

/** A way in which one place is written in two ways that no spelling explains. */
interface Misspelling {
  /** The rest of the place, which is the same. */
  readonly by: SQL
  readonly among: SQL
  /** The part that is not. */
  readonly part: keyof Spelled
  isSame(row: string, property: string): boolean
}

const houseNumber = sql`substring(street from '^\\d\\S*')`
const street: Misspelling = {
  by: sql`coalesce(${houseNumber}, '')`,
  among: sql`street is not null`,
  part: 'street',
  isSame: isStreetAlike,
}
const city: Misspelling = {
  by: sql`street`,
  among: sql`street is not null and city is not null`,
  part: 'city',
  isSame: isSpelledAlike,
}
const title: Misspelling = {
  by: sql`''`,
  among: sql`street is null and title is not null`,
  part: 'title',
  isSame: isStreetAlike,
}
const number: Misspelling = {
  by: sql`substring(street from '^\\d\\S*(.*)')`,
  among: sql`street ~ '^\\d' and dates is not null`,
  part: 'street',
  isSame: (row, property) => isNumberAlike(row.split(' ')[0] ?? '', property.split(' ')[0] ?? ''),
}

/** Fewer figures are the same by chance. */
const hasFigures = sql`figure_count >= 2`
const sameTenant = sql`(o.tenant is null or p.tenant is null or o.tenant = p.tenant
  or starts_with(o.tenant, p.tenant || ' ') or starts_with(p.tenant, o.tenant || ' '))`

/** Where the deal tells that two are the same, the surest first. */
export const SAME_DEAL: readonly PlaceRound[] = [
  { by: sql`number, tenant, dates, figures` },
  { by: sql`number`, among: sql`number is not null`, if: sameTenant },
  { by: sql`tenant, dates`, among: sql`tenant is not null and dates is not null` },
  { by: sql`tenant`, among: sql`tenant is not null` },
  {
    by: sql`tenant, dates, figures`,
    among: sql`tenant is not null and ${hasFigures}`,
    misspelled: [street, city, title, number],
  },
]

/** Where the deal says less, or has changed as well. */
export const SAME_PLACE: readonly PlaceRound[] = [
  { by: sql`dates`, among: sql`dates is not null`, if: sameTenant },
  { by: sql`size`, among: sql`size is not null`, if: sameTenant },
  { by: sql`''`, if: sameTenant },
  {
    by: sql`tenant, dates`,
    among: sql`tenant is not null and dates is not null`,
    misspelled: [street, city, title],
  },
  {
    by: sql`tenant, size`,
    among: sql`tenant is not null and size is not null`,
    misspelled: [street, city, title],
  },
  { by: sql`figures`, among: hasFigures, if: sameTenant, misspelled: [street, city, title] },
  { by: sql`''`, isOnly: true },
]

const PARTS = ['own', 'street', 'suite', 'city', 'state', 'zip'] as const

/** Whether no part of two places, but for `except`, is stated by both and differs. */
function agree(except?: string): SQL {
  const parts = PARTS.filter((part) => part !== except).map((part) => sql.identifier(part))
  return sql.join(
    parts.map((part) => sql`(o.${part} is null or p.${part} is null or o.${part} = p.${part})`),
    sql` and `,
  )
}

/**
 * Pairs the open rows and properties of `SIDES` whose places say more or less than each other, or are misspelled. Two are
 * paired where each is the only one that the other can be; places that contradict each other never are.
 */
export async function matchPlaces(tx: Transaction, run: Run, rounds: readonly PlaceRound[]): Promise<void> {
  const [rows, properties] = SIDES.map((side) => sql.identifier(side))
  await tx.execute(sql`delete from ${rows} x using open_row o where o.id = x.id and o.new_id is not null`)
  await tx.execute(
    sql`delete from ${properties} x using open_property o where o.id = x.id and o.row_id is not null`,
  )
  const [open] = await rowsOf<{ most: number; anchors: string[] }>(
    tx,
    sql`select least((select count(*) from ${rows}), (select count(*) from ${properties}))::int as most,
      array['street'] || case when exists (select from ${rows} where street is null)
        or exists (select from ${properties} where street is null) then array['title', 'point'] else '{}' end as anchors`,
  )
  let [found, most] = [0, open?.most ?? 0]
  for (const search of rounds.flatMap((round) => searchesOf(run, round, open?.anchors ?? []))) {
    if (found === most) return
    found += await search(tx)
  }
}

type Search = (tx: Transaction) => Promise<number>

/** A round as the searches it takes: with the same suite before one that only one of the two says, by each anchor. */
function searchesOf(run: Run, round: PlaceRound, anchors: readonly string[]): Search[] {
  const { misspelled, isOnly } = round
  const among = round.among ?? sql`true`
  const holds = sql.join([round.if ?? sql`true`, ...(isOnly ? [areOnly(run)] : [])], sql` and `)
  if (misspelled) {
    return misspelled.map(
      (one) => (tx) => matchMisspelled(tx, round, one, sql`${holds} and ${agree(one.part)}`),
    )
  }
  const suites = isOnly ? [sql`, suite`] : [sql`, suite`, sql``]
  return suites.flatMap((suite) =>
    anchors.map((name) => async (tx: Transaction) => {
      const anchor = sql.identifier(name)
      const pairs = pairsBy(
        sql`${anchor}, ${round.by}${suite}`,
        sql`${anchor} is not null and ${among}`,
        sql`${holds} and ${agree()}`,
      )
      return await settle(tx, sql`select "rowId" as row_id, "propertyId" as property_id from (${pairs}) pair`)
    }),
  )
}

async function matchMisspelled(
  tx: Transaction,
  { by, among = sql`true` }: PlaceRound,
  misspelling: Misspelling,
  holds: SQL,
): Promise<number> {
  const part = sql.identifier(misspelling.part)
  const pairs = await rowsOf<{ rowId: string; propertyId: string; row: string; property: string }>(
    tx,
    sql`select * from (${pairsBy(
      sql`${misspelling.by}, ${by}`,
      sql`${among} and ${misspelling.among}`,
      sql`${holds} and o.${part} <> p.${part}`,
      sql`, o.${part} as "row", p.${part} as "property"`,
    )}) pair`,
  )
  const same = pairs.filter(({ row, property }) => misspelling.isSame(row, property))
  if (same.length === 0) return 0
  const ids = JSON.stringify(
    same.map(({ rowId, propertyId }) => ({ row_id: rowId, property_id: propertyId })),
  )
  return await settle(
    tx,
    sql`select * from json_to_recordset(${ids}::json) as x(row_id text, property_id text)`,
  )
}

/** The rows and properties that share `by`, of one sheet. */
function pairsBy(by: SQL, among: SQL, holds: SQL, more = sql``): SQL {
  const [rows, properties] = SIDES.map(
    (side) => sql`(select * from (select *, count(*) over (partition by what) as alike from (
        select *, array[sheet, ${by}]::text[] as what from ${sql.identifier(side)} where ${among}) x) y
      where alike <= ${MOST_ALIKE})`,
  )
  return sql`select o.id as "rowId", p.id as "propertyId"${more} from ${rows} o join ${properties} p on o.what = p.what
    where ${holds}`
}

/** Whether no other row, and no other property, has the place of the two. */
function areOnly(run: Run): SQL {
  const other = (table: SQL, one: SQL) => sql`not exists (select from ${table} x where x.id <> ${one}.id
    and x.source_sheet = ${one}.sheet and lower(coalesce(x.address, x.name)) = ${one}.written`
  return sql`${other(sql`private.staged_property`, sql`o`)} and x.run_id = ${run.id})
    and ${other(sql`property`, sql`p`)} and x.source_id = ${run.sourceId} and x.removed_at is null)`
}

/** Settles the pairs of which neither is in another pair, and takes them out of the open ones. */
async function settle(tx: Transaction, pairs: SQL): Promise<number> {
  const [rows, properties] = SIDES.map((side) => sql.identifier(side))
  const [settled] = await rowsOf<{ found: number }>(
    tx,
    sql`with pair as materialized (${pairs}),
      lone as materialized (select row_id, property_id from (select *, count(*) over (partition by row_id) as properties,
          count(*) over (partition by property_id) as rows from pair) counted where properties = 1 and rows = 1),
      row as (delete from ${rows} using lone where id = row_id),
      property as (delete from ${properties} using lone where id = property_id),
      taken as (update open_property p set row_id = lone.row_id from lone where p.id = lone.property_id),
      given as (update open_row o set new_id = lone.property_id from lone where o.id = lone.row_id)
      select count(*)::int as found from lone`,
  )
  return settled?.found ?? 0
}
