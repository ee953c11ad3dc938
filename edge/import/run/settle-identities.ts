import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, type Transaction } from '../../../db/database.ts'
import { analyzeStaged } from './analyze-staged.ts'
import type { Run } from './import-run.ts'
import { matchPlaces, SAME_DEAL, SAME_PLACE } from './places/match-places.ts'
import { findOpenPlaces } from './places/open-places.ts'
import type { SettledRename } from './renamed-sheets.ts'

/** What a staged row and a property of the book must share to be the same, the surest first. */
const ROUNDS: readonly { readonly by: SQL; readonly among?: SQL; readonly isLone?: true }[] = [
  { by: sql`sheet, content_hash` },
  { by: sql`sheet, place, deal`, among: sql`place is not null` },
  // A property that an older version read is told by its cells, or by the id it would have had then.
  { by: sql`sheet, cells`, among: sql`cells is not null` },
  { by: sql`sheet, id`, among: sql`cells is not null` },
  ...['space', 'number'].map((part) => ({
    by: sql`sheet, place, deal::json ->> 'number', deal::json ->> ${part}::text`,
    among: sql`deal::json ->> ${part}::text is not null`,
    isLone: true as const,
  })),
  {
    by: sql`sheet, place, deal::json ->> 'tenant'`,
    among: sql`deal::json ->> 'tenant' is not null`,
    isLone: true,
  },
]

/** What they must share where no deal is the same. */
const ANY_DEAL: typeof ROUNDS = [
  {
    by: sql`sheet, place, deal::json ->> 'dates'`,
    among: sql`deal::json ->> 'dates' like '%"%'`,
    isLone: true,
  },
  { by: sql`sheet, place`, among: sql`place is not null`, isLone: true },
]

/**
 * Gives each staged row the id of its property: by what the row says, never by its place in the file. The source's
 * own number comes first, then place, tenant and dates, then places that say more or less than the time before. A place's
 * only deal stays the same property when tenant and dates change. Sheets of `renamed` that are taken over are the same
 * under both names. A row that matches no property gets an id that no property has. Answers with how many rows go by
 * something else than their property did.
 */
export async function settleIdentities(
  db: Database,
  run: Run,
  renamed: readonly SettledRename[] = [],
): Promise<number> {
  return await db.transaction(async (tx) => {
    if (!(await findOpen(tx, run))) return 0
    for (const { from, to, isTaken } of renamed) {
      if (isTaken) await tx.execute(sql`update open_property set sheet = ${to} where sheet = ${from}`)
    }
    for (const round of ROUNDS) await match(tx, round)
    const hasPlaces = await findOpenPlaces(tx, run)
    if (hasPlaces) await matchPlaces(tx, run, SAME_DEAL)
    for (const round of ANY_DEAL) await match(tx, round)
    if (hasPlaces) await matchPlaces(tx, run, SAME_PLACE)
    const [rekeyed] = await rowsOf<{ rows: number }>(
      tx,
      sql`select count(*)::int as rows from open_row o join open_property p on p.id = o.new_id where p.place <> o.place`,
    )
    await giveFreshIds(tx)
    await renameStaged(tx, run)
    return rekeyed?.rows ?? 0
  })
}

/** Collects the rows and the properties that are not plainly the same. False where there are no two to match. */
async function findOpen(tx: Transaction, run: Run): Promise<boolean> {
  await analyzeStaged(tx)
  await tx.execute(sql`create temp table open_property on commit drop as
    select p.id, p.source_sheet as sheet, p.content_hash, r.place, r.deal, r.row_number,
      case when p.removed_at is null and r.place is null then md5(r.cells::text) end as cells,
      p.removed_at is not null or p.ended_at is not null as is_removed, null::text as row_id
    from property p
      left join private.staged_property s on s.run_id = ${run.id} and s.id = p.id and s.content_hash = p.content_hash
      left join private.source_row r on r.property_id = p.id and r.result = 'property'
        and r.run_id = (select current_run_id from private.source where id = ${run.sourceId})
    where p.source_id = ${run.sourceId} and (s.id is null or p.removed_at is not null)`)
  const [open] = await rowsOf<{ rows: number; older: number }>(
    tx,
    sql`select count(*)::int as rows, count(cells)::int as older from open_property`,
  )
  if (!open || open.rows === 0) return false
  const cells = open.older > 0 ? sql`md5(r.cells::text)` : sql`null::text`
  await tx.execute(sql`create temp table open_row on commit drop as
    select s.id, s.source_sheet as sheet, s.content_hash, r.place, r.deal, r.row_number, ${cells} as cells,
      null::text as new_id
    from private.staged_property s
      join private.staged_row r on r.run_id = s.run_id and r.property_id = s.id and r.result = 'property'
      left join property p on p.id = s.id and p.content_hash = s.content_hash and p.removed_at is null
    where s.run_id = ${run.id} and p.id is null`)
  await tx.execute(sql`analyze open_property, open_row`)
  return true
}

/** Pairs the rows and properties that are still open and share `by`, each with one other. Arrays can be hashed, rows not. */
async function match(
  tx: Transaction,
  { by, among = sql`true`, isLone }: (typeof ROUNDS)[number],
): Promise<void> {
  const ranked = (
    from: SQL,
    order: SQL,
  ) => sql`select id, ${isLone ? sql`count(*) over same` : sql`1::bigint`} as among,
      row_number() over (same order by ${order}) as rank, array[${by}]::text[] as what
    from ${from} and ${among} window same as (partition by ${by})`
  await tx.execute(sql`with pair as (
      select o.id as row_id, p.id as property_id
      from (${ranked(sql`open_row where new_id is null`, sql`row_number`)}) o
        join (${ranked(sql`open_property where row_id is null`, sql`is_removed, row_number`)}) p
          on p.what = o.what and p.rank = o.rank and p.among = 1 and o.among = 1),
    taken as (update open_property p set row_id = pair.row_id from pair where p.id = pair.property_id)
    update open_row o set new_id = pair.property_id from pair where o.id = pair.row_id`)
}

/** A row that is new must not have the id of a property that is another row, or is none any more. */
async function giveFreshIds(tx: Transaction): Promise<void> {
  await tx.execute(sql`update open_row o
    set new_id = left(encode(sha256(convert_to(o.sheet || o.place || o.deal || o.content_hash || o.id, 'UTF8')), 'hex'), 24)
    from open_property p where o.new_id is null and p.id = o.id and (p.row_id is not null or not p.is_removed)`)
}

/** Through a name that no other row has, because rows may swap their ids. */
async function renameStaged(tx: Transaction, run: Run): Promise<void> {
  const moved = sql`open_row o where o.new_id is not null and o.new_id <> o.id`
  await tx.execute(sql`update private.staged_row r set property_id = o.new_id from ${moved}
    and r.run_id = ${run.id} and r.property_id = o.id`)
  await tx.execute(sql`update private.staged_property s set id = '~' || o.new_id from ${moved}
    and s.run_id = ${run.id} and s.id = o.id`)
  await tx.execute(sql`update private.staged_property set id = substr(id, 2)
    where run_id = ${run.id} and id like '~%'`)
}
