import { getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { stagedRow } from '../../../db/private-schema.ts'
import { stagedProperty } from '../../../db/staged-property.ts'
import type { Run } from './import-run.ts'

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

/** Writes the new and changed rows of a staged run. A row that had been removed comes back with its old id. */
export async function writeStaged(tx: Transaction, run: Run): Promise<void> {
  await tx.execute(sql`insert into property (team_id, source_id, created_at, change_seq, ${columns})
    select ${run.team}::text, ${run.sourceId}::bigint, ${run.startedAt.toISOString()}::timestamptz, 0, ${staged}
    from private.staged_property s left join property p on p.id = s.id
    where s.run_id = ${run.id}
      and (p.id is null or p.content_hash <> s.content_hash or p.removed_at is not null)
    on conflict (id) do update set ${excluded}, source_id = excluded.source_id, removed_at = null`)
}

/** Stores the raw rows of a staged run. */
export async function keepRows(tx: Transaction, run: Run): Promise<void> {
  await tx.execute(sql`insert into private.source_row (${rowColumns})
    select ${rowColumns} from private.staged_row where run_id = ${run.id}`)
}

/** Soft-deletes the source's properties that the run has not staged. */
export async function removeVanished(
  tx: Transaction,
  { sourceId, runId, at }: { sourceId: number; runId: number | null; at: Date },
): Promise<void> {
  await tx.execute(sql`update property p set removed_at = ${at.toISOString()}::timestamptz
    where p.source_id = ${sourceId} and p.removed_at is null
      and not exists (select from private.staged_property s where s.run_id = ${runId}::bigint and s.id = p.id)`)
}
