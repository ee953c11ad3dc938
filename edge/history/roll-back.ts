import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { importRun, source } from '../../db/private-schema.ts'
import { changeBook } from '../book/change-book.ts'
import { snapshotLongTail } from '../book/snapshot/snapshot-tail.ts'
import { settleProperties } from '../duplicates/settle-properties.ts'
import { reviveCorrections } from '../import/run/changes/ended-deals.ts'
import { sweepRuns } from '../import/run/import-run.ts'
import { setFrom } from '../import/run/imported-fields.ts'
import { withRunLock } from '../import/run/run-lock.ts'
import { type RunToRollBack, refuseRollback, runToRollBack } from './run-to-roll-back.ts'

export interface Rollback {
  readonly db: Database
  readonly team: string
  readonly runId: number
  /** The user who asked for it. */
  readonly by: string
}

/** What a rollback did to properties. */
export interface RolledBack {
  readonly source: string
  /** Properties that have their values of before. */
  readonly changed: number
  /** Properties that the run had added, and that are gone. */
  readonly removed: number
  /** Properties that the run had removed, and that are back. */
  readonly returned: number
}

/**
 * Takes back the last run of a source as one: its properties are as they were before it, and the rows behind them those
 * of the run before. What people said over them stays.
 * @throws RollbackRefused where that cannot be, with a sentence
 * @throws ImportError `busy` where an import is running
 */
export async function rollBack({ db, team, runId, by }: Rollback): Promise<RolledBack> {
  return await withRunLock(db, team, async () => {
    const run = await runToRollBack(db, team, runId)
    refuseRollback(run)
    const { changed, returned, added, removed, ended } = run
    await changeBook(db, { team, changes: changed + returned + added + removed + ended }, async (tx) => {
      const at = new Date()
      await takeBack(tx, run, at)
      await reviveCorrections(tx, team, runId)
      await settleProperties(tx, team, at)
      await recordRollback(tx, { team, runId, by, at })
      await tx.update(source).set({ currentRunId: run.previousRunId }).where(eq(source.id, run.sourceId))
      await tx.update(importRun).set({ rolledBackAt: at, rolledBackBy: by }).where(eq(importRun.id, runId))
    })
    await Promise.allSettled([sweepRuns(db, team), snapshotLongTail(db, team)])
    return { source: run.source, changed: changed + returned, removed: added, returned: removed + ended }
  })
}

/** A property that changed again after the run, by what a person said, keeps the moment of that. */
async function takeBack(tx: Transaction, run: RunToRollBack, at: Date): Promise<void> {
  const moment = (name: string) => sql`(c.was ->> ${name})::timestamptz`
  await tx.execute(sql`update property p set ${setFrom('c.before')},
      content_hash = c.was ->> 'contentHash', removed_at = ${moment('removedAt')},
      ended_at = ${moment('endedAt')}, source_id = coalesce((c.was ->> 'sourceId')::bigint, p.source_id),
      changed_at = case when p.changed_at = c.at then ${moment('changedAt')} else p.changed_at end,
      rent_changed_at = case when p.rent_changed_at = c.at then ${moment('rentChangedAt')} else p.rent_changed_at end
    from (select property_id, at, was, coalesce(before::jsonb, '{}') as before from private.property_change
      where run_id = ${run.id} and kind in ('changed', 'returned', 'ended')) c
    where p.id = c.property_id`)
  await tx.execute(sql`update property p set removed_at = ${at.toISOString()}::timestamptz, content_hash = ''
    from private.property_change c where c.run_id = ${run.id} and c.kind = 'added' and p.id = c.property_id`)
  await tx.execute(sql`update property p set removed_at = null
    from private.property_change c where c.run_id = ${run.id} and c.kind = 'removed' and p.id = c.property_id`)
}

async function recordRollback(
  tx: Transaction,
  { team, runId, by, at }: Omit<Rollback, 'db'> & { at: Date },
): Promise<void> {
  await tx.execute(sql`insert into private.property_change
      (team_id, property_id, kind, at, run_id, user_id, before, after)
    select ${team}::text, property_id, 'rolled-back', ${at.toISOString()}::timestamptz, ${runId}::bigint, ${by}::text, after, before
    from private.property_change where run_id = ${runId} and kind <> 'rolled-back'`)
}
