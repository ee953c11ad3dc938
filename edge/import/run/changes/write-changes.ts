import { getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'
import { stagedRow } from '../../../../db/private-schema.ts'
import { stagedProperty } from '../../../../db/staged-property.ts'
import type { Run } from '../import-run.ts'
import { giveBack } from '../places/others-properties.ts'

const names = Object.entries(getTableColumns(stagedProperty))
  .filter(([key]) => key !== 'runId')
  .map(([, column]) => `"${column.name}"`)
const columns = sql.raw(names.join(', '))
const staged = sql.raw(names.map((name) => `s.${name}`).join(', '))
const excluded = sql.raw(
  names
    .filter((name) => name !== '"id"')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
)

const rowColumns = sql.raw(
  Object.values(getTableColumns(stagedRow))
    .map(({ name }) => `"${name}"`)
    .join(', '),
)

/**
 * Writes the new and changed rows of a staged run, whose changes are recorded. A row that had been removed comes back
 * with its old id; one whose adding was rolled back is new. What people said, or joined sources, hides a change.
 */
export async function writeStaged(tx: Transaction, run: Run, at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const over = sql`(coalesce(p.joined, '{}') || coalesce(p.corrections, '{}'))`
  const isSeen = sql`case when p.joined is null and p.corrections is null then c.after is not null
    else exists (select from json_object_keys(c.after) field where not ${over} ? field) end`
  await tx.execute(sql`insert into property
      (team_id, source_id, created_at, change_seq, changed_at, rent_changed_at, ${columns})
    select ${run.team}::text, ${run.sourceId}::bigint, ${moment}, 0,
      case when ${isSeen} then ${moment} else p.changed_at end,
      case when c.after ->> 'rentPerSf' is distinct from c.before ->> 'rentPerSf' and not ${over} ? 'rentPerSf'
        then ${moment} else p.rent_changed_at end, ${staged}
    from private.staged_property s left join property p on p.id = s.id
      left join private.property_change c on c.run_id = ${run.id} and c.property_id = s.id
        and c.kind <> 'uncorrected'
    where s.run_id = ${run.id}
      and (p.id is null or p.content_hash <> s.content_hash or p.removed_at is not null or p.ended_at is not null)
    on conflict (id) do update set ${excluded}, source_id = excluded.source_id, removed_at = null, ended_at = null,
      changed_at = excluded.changed_at, rent_changed_at = excluded.rent_changed_at,
      created_at = case when property.content_hash = '' then excluded.created_at else property.created_at end`)
}

/** Stores the raw rows of a staged run. */
export async function keepRows(tx: Transaction, run: Run): Promise<void> {
  await tx.execute(sql`insert into private.source_row (${rowColumns})
    select ${rowColumns} from private.staged_row where run_id = ${run.id}`)
}

/** What becomes of properties that are no longer in their source: they are removed, or kept as ended. */
export type Gone = 'removed' | 'ended'

/** A listing that is gone is off the market. What was signed or sold stays so. */
export const losesStatus = sql`(p.status is null or p.status = 'Asking')`

/** Takes the source's properties that the run has not staged out of it. */
export async function putGone(tx: Transaction, run: Run, at: Date, gone: Gone): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const isGone = sql`p.source_id = ${run.sourceId} and p.removed_at is null and p.ended_at is null
    and not exists (select from private.staged_property s where s.run_id = ${run.id} and s.id = p.id)`
  await giveBack(tx, run.sourceId, at, isGone)
  await tx.execute(
    gone === 'removed'
      ? sql`update property p set removed_at = ${moment} where ${isGone}`
      : sql`update property p set ended_at = ${moment}, status = case when ${losesStatus} then 'Ended' else p.status end,
          changed_at = case when ${losesStatus} then ${moment} else p.changed_at end where ${isGone}`,
  )
}

/** Soft-deletes all properties of a source but those that it took from one which still has them. Answers how many stay. */
export async function removeAll(tx: Transaction, sourceId: number, at: Date): Promise<number> {
  const stay = await giveBack(tx, sourceId, at, sql`true`)
  await tx.execute(sql`update property set removed_at = ${at.toISOString()}::timestamptz
    where source_id = ${sourceId} and removed_at is null`)
  return stay
}
