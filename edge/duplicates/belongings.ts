import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../db/database.ts'
import type { Moved } from '../../db/history-schema.ts'
import { SAID_WITH } from '../../sync/domain/records/correction.ts'
import type { JoinPair } from './join-pair.ts'
import { mergeEntries, partEntries, type SaidOfEntries } from './list-entries.ts'

/**
 * Moves what belonged to the other property to the kept one. Of corrections only those whose figure is shown move
 * along. Corrections of the kept property that would hide a figure taken from the other are stored with the other, but
 * for those that were made once both were one.
 */
export async function moveBelongings(
  tx: Transaction,
  pair: JoinPair & { readonly decidedAt: string },
  isTaken: (field: string) => boolean,
  said: SaidOfEntries,
): Promise<Moved> {
  const { team, keep, other, decidedAt } = pair
  const known = await rowsOf<{ id: string; field: string; owner: string; isOfBoth: boolean }>(
    tx,
    sql`select id, field, property_id as owner,
        property_id = ${keep} and created_at > ${decidedAt}::timestamptz as "isOfBoth" from correction
      where team_id = ${team} and property_id in (${keep}, ${other}) and taken_back_at is null`,
  )
  const saidOfBoth = new Set(known.flatMap(({ field, isOfBoth }) => (isOfBoth ? [field] : [])))
  const open = known.filter(({ field }) => isTaken(field) && !saidOfBoth.has(field))
  const corrections = open.filter(({ owner }) => owner === other)
  const parked = open.filter(({ owner }) => owner === keep)
  await give(tx, 'correction', parked.map(id), pair.other)
  await give(tx, 'correction', corrections.map(id), pair.keep)
  return {
    notes: await takeAll(tx, 'note', pair),
    attachments: await takeAll(tx, 'attachment', pair),
    corrections: corrections.map(id),
    parked: parked.map(id),
    ...(await mergeEntries(tx, pair, said)),
  }
}

/** Undoes `moveBelongings`. What people deleted since stays deleted. Answers what they said of entries of lists. */
export async function moveBack(tx: Transaction, pair: JoinPair, moved: Moved): Promise<SaidOfEntries> {
  await give(tx, 'note', moved.notes, pair.other)
  await give(tx, 'attachment', moved.attachments, pair.other)
  await give(tx, 'correction', moved.corrections, pair.other)
  await give(tx, 'correction', moved.parked, pair.keep)
  return await partEntries(tx, pair, moved)
}

/** What people said of properties, as it is laid over their sources. */
export async function layCorrections(tx: Transaction, team: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update property p set corrections = c.said
    from (select p.id, (select jsonb_object_agg(o.key, o.value) from
        (select distinct on (field) field, value from correction
          where team_id = ${team} and property_id = p.id and taken_back_at is null
          order by field, created_at desc, id) l
        cross join lateral jsonb_each(jsonb_build_object(l.field, l.value::jsonb)
          || coalesce(${JSON.stringify(SAID_WITH)}::jsonb -> l.field, '{}')) o) as said
      from property p where p.team_id = ${team} and p.id = any(${sql.param([...ids])}::text[])) c
    where p.id = c.id and p.corrections is distinct from c.said`)
}

type Belonging = 'note' | 'attachment' | 'correction'

async function takeAll(
  tx: Transaction,
  table: Belonging,
  { team, keep, other }: JoinPair,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`update ${sql.identifier(table)} set property_id = ${keep}
      where team_id = ${team} and property_id = ${other} returning id`,
  )
  return rows.map(id)
}

async function give(tx: Transaction, table: Belonging, ids: readonly string[], to: string): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`update ${sql.identifier(table)} set property_id = ${to} where id in ${[...ids]}`)
}

const id = (row: { id: string }): string => row.id
