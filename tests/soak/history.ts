import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { StampedRow } from './stamped-rows.ts'

/**
 * Lets Postgres itself take down every change of a property in the transaction that makes it: what is rolled
 * back or lost in a crash is not in it.
 */
export async function keepHistory(db: Database): Promise<void> {
  await db.execute(sql`create schema soak`)
  await db.execute(sql`create table soak.change (
    seq bigint primary key, transaction xid8 not null, id text not null, stamp text)`)
  await db.execute(sql`create function soak.take_down() returns trigger language plpgsql as $$
    begin
      insert into soak.change values (new.change_seq, pg_current_xact_id(), new.id,
        case when new.removed_at is null then new.tenant end);
      return null;
    end $$`)
  await db.execute(sql`create trigger soak_take_down after insert or update on public.property
    for each row execute function soak.take_down()`)
}

/** The transactions after a change number, in order, and the number of the last change. */
export async function historyAfter(
  db: Database,
  seq: number,
): Promise<{ readonly seq: number; readonly transactions: readonly (readonly StampedRow[])[] }> {
  const changes = await rowsOf<{ seq: number; xid: string; id: string; stamp: string | null }>(
    db,
    sql`select seq::float8 as seq, transaction::text as xid, id, stamp
      from soak.change where seq > ${seq} order by seq`,
  )
  const transactions: StampedRow[][] = []
  let last: string | null = null
  for (const { xid, id, stamp } of changes) {
    if (xid !== last) transactions.push([])
    last = xid
    transactions.at(-1)?.push({ id, stamp })
  }
  return { seq: changes.at(-1)?.seq ?? seq, transactions }
}
