import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Run } from '../import/run/import-run.ts'
import { differingFields } from './imported-fields.ts'

const was = sql`json_build_object('contentHash', p.content_hash, 'changedAt', p.changed_at,
  'rentChangedAt', p.rent_changed_at, 'removedAt', p.removed_at)`

/**
 * Records what a staged run is about to do to each property: call it before the rows are written. Of a source's first
 * run only what comes back is recorded: of the others their property says when they were added.
 */
export async function recordChanges(tx: Transaction, run: Run, at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`insert into private.property_change (team_id, property_id, kind, at, run_id, before, after, was)
    select ${run.team}::text, c.id, c.kind, ${moment}, ${run.id}::bigint,
      nullif(c.before, '{}')::json, nullif(c.after, '{}')::json, c.was
    from (select s.id, case when p.removed_at is null then 'changed' else 'returned' end as kind,
        ${differingFields('p', 's')} as before, ${differingFields('s', 'p')} as after, ${was} as was
      from private.staged_property s join property p on p.id = s.id
      where s.run_id = ${run.id} and p.content_hash <> '' and (p.content_hash <> s.content_hash or p.removed_at is not null)) c
    where c.kind = 'returned' or c.after <> '{}'`)
  await tx.execute(sql`insert into private.property_change (team_id, property_id, kind, at, run_id)
    select ${run.team}::text, s.id, 'added', ${moment}, ${run.id}::bigint
    from private.staged_property s left join property p on p.id = s.id
    where s.run_id = ${run.id} and (p.id is null or p.content_hash = '')
      and exists (select from private.source o where o.id = ${run.sourceId} and o.current_run_id is not null)`)
  await tx.execute(sql`insert into private.property_change (team_id, property_id, kind, at, run_id, was)
    select ${run.team}::text, p.id, 'removed', ${moment}, ${run.id}::bigint, ${was}
    from property p
    where p.source_id = ${run.sourceId} and p.removed_at is null
      and not exists (select from private.staged_property s where s.run_id = ${run.id} and s.id = p.id)`)
}
