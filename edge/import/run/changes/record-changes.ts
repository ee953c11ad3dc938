import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'
import type { Run } from '../import-run.ts'
import { differingFields } from '../imported-fields.ts'
import { type Gone, losesStatus } from './write-changes.ts'

const was = (run: Run) => sql`json_build_object('contentHash', p.content_hash, 'changedAt', p.changed_at,
  'rentChangedAt', p.rent_changed_at, 'removedAt', p.removed_at, 'endedAt', p.ended_at,
  'sourceId', case when p.source_id <> ${run.sourceId} then p.source_id end)`
const isHere = sql`(p.removed_at is null and p.ended_at is null)`

/**
 * Records what a staged run is about to do to each property: call it before the rows are written. Of a source's first
 * run only what comes back is recorded: of the others their property says when they were added.
 */
export async function recordChanges(tx: Transaction, run: Run, at: Date, gone: Gone): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`insert into private.property_change (team_id, property_id, kind, at, run_id, before, after, was)
    select ${run.team}::text, c.id, c.kind, ${moment}, ${run.id}::bigint,
      nullif(c.before, '{}')::json, nullif(c.after, '{}')::json, c.was
    from (select s.id, case when ${isHere} then 'changed' else 'returned' end as kind,
        ${differingFields('p', 's')} as before, ${differingFields('s', 'p')} as after, ${was(run)} as was
      from private.staged_property s join property p on p.id = s.id
      where s.run_id = ${run.id} and p.content_hash <> '' and (p.content_hash <> s.content_hash or not ${isHere})) c
    where c.kind = 'returned' or c.after <> '{}'`)
  await tx.execute(sql`insert into private.property_change (team_id, property_id, kind, at, run_id)
    select ${run.team}::text, s.id, 'added', ${moment}, ${run.id}::bigint
    from private.staged_property s left join property p on p.id = s.id
    where s.run_id = ${run.id} and (p.id is null or p.content_hash = '')
      and exists (select from private.source o where o.id = ${run.sourceId} and o.current_run_id is not null)`)
  const status = (value: SQL) => sql`case when ${losesStatus} then json_build_object('status', ${value}) end`
  const [before, after] =
    gone === 'ended' ? [status(sql`p.status`), status(sql`'Ended'`)] : [sql`null::json`, sql`null::json`]
  await tx.execute(sql`insert into private.property_change (team_id, property_id, kind, at, run_id, before, after, was)
    select ${run.team}::text, p.id, ${gone}::text, ${moment}, ${run.id}::bigint, ${before}, ${after}, ${was(run)}
    from property p
    where p.source_id = ${run.sourceId} and ${isHere}
      and not exists (select from private.staged_property s where s.run_id = ${run.id} and s.id = p.id)`)
}
