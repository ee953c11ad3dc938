import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, type Transaction } from '../../../../db/database.ts'
import { stagedProperty } from '../../../../db/staged-property.ts'
import { formatCount } from '../../../../sync/domain/format.ts'
import type { Run } from '../import-run.ts'
import { setFrom } from '../imported-fields.ts'

const SAID = Object.entries(getTableColumns(stagedProperty)).filter(
  ([field]) => !['runId', 'id', 'contentHash', 'sourceSheet'].includes(field),
)

/** The properties `p` of other live sources that the staged rows `s` of a run say something else of. */
const isOthers = (run: Run) => sql`s.run_id = ${run.id} and p.id = s.id and p.team_id = ${run.team}
  and p.source_id <> ${run.sourceId} and p.removed_at is null and p.content_hash <> s.content_hash
  and exists (select from private.source o where o.id = p.source_id and o.removed_at is null)`

/**
 * A file that this product wrote says what was shown: figures that people corrected, or another source gave, among it.
 * Where a row says no more than that, what the property's own source says stays its word.
 */
export async function keepSaid(db: Database, run: Run): Promise<void> {
  const kept = SAID.map(([field, { name }]) => {
    const column = sql.identifier(name)
    const shown = sql`nullif(private.property_json(p) -> ${field}, 'null')`
    return sql`${column} = case when to_jsonb(s.${column}) is not distinct from ${shown} then p.${column} else s.${column} end`
  })
  await db.execute(sql`update private.staged_property s set ${sql.join(kept, sql`, `)}
    from property p where ${isOthers(run)} and (p.corrections is not null or p.joined is not null)`)
  const isSame = SAID.map(([, { name }]) => {
    const column = sql.identifier(name)
    return sql`s.${column} is not distinct from p.${column}`
  })
  await db.execute(sql`update private.staged_property s set content_hash = p.content_hash
    from property p where ${isOthers(run)} and s.source_sheet = p.source_sheet and ${sql.join(isSame, sql` and `)}`)
}

/** What a staged run would take from other live sources: a sentence for each. */
export async function othersSentences(db: Database, run: Run): Promise<string[]> {
  const found = await rowsOf<{ source: string; rows: number }>(
    db,
    sql`select o.name as source, count(*)::int as rows
      from private.staged_property s, property p join private.source o on o.id = p.source_id
      where ${isOthers(run)} group by o.name order by count(*) desc, o.name`,
  )
  return found.map(({ source, rows }) =>
    rows === 1
      ? `1 row says something else of a property of the source ${source}, and would take it from there until ${source} is read again. Correct it in place, so that it lasts.`
      : `${formatCount(rows)} rows say something else of properties of the source ${source}, and would take them from there until ${source} is read again. Correct them in place, so that it lasts.`,
  )
}

/**
 * Gives properties that a source took from another one back, where the other one is live and still has them, as they
 * were before. `among`: which of its properties `p`. Answers how many. The book must be open.
 */
export async function giveBack(tx: Transaction, sourceId: number, at: Date, among: SQL): Promise<number> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const ofSource = sql`h.property_id = p.id and h.kind in ('changed', 'returned', 'ended')
    and h.run_id in (select id from private.import_run where source_id = ${sourceId})`
  const given = await rowsOf(
    tx,
    sql`update property p set ${setFrom('c.before')}, source_id = c.source_id, content_hash = c.content_hash,
        ended_at = null, changed_at = ${moment},
        rent_changed_at = case when c.before ? 'rentPerSf' then ${moment} else p.rent_changed_at end
      from (select p.id, o.id as source_id, taken.content_hash,
          coalesce((select jsonb_object_agg(e.key, e.value order by h.id desc)
            from private.property_change h cross join lateral jsonb_each(h.before::jsonb) e
            where ${ofSource} and h.id >= taken.id), '{}') as before
        from property p
          join lateral (select h.id, (h.was ->> 'sourceId')::bigint as source_id, h.was ->> 'contentHash' as content_hash
            from private.property_change h where ${ofSource} and h.was ->> 'sourceId' is not null
            order by h.id desc limit 1) taken on true
          join private.source o on o.id = taken.source_id and o.removed_at is null
        where p.source_id = ${sourceId} and p.removed_at is null and ${among}
          and (o.kind = 'hand' or exists (select from private.source_row r where r.run_id = o.current_run_id
            and r.property_id = p.id and r.result = 'property'))) c
      where p.id = c.id returning p.id`,
  )
  return given.length
}
