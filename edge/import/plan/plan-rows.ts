import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { importRun, source, sourceSheet } from '../../../db/private-schema.ts'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { type RowsToImport, throwIfStopped } from '../import-target.ts'
import { endedCorrections, endedSentences } from '../run/changes/ended-deals.ts'
import { findVanishing } from '../run/changes/plan-changes.ts'
import { findHarm } from '../run/changes/refuse-harm.ts'
import { importCountsOf } from '../run/changes/refuse-otherwise.ts'
import { emptyStage, type Run } from '../run/import-run.ts'
import { noRejectedFile } from '../run/no-rejected-file.ts'
import { renamedSentence } from '../run/renamed-sheets.ts'
import { holdRoom } from '../run/room.ts'
import { withRunLock } from '../run/run-lock.ts'
import { beginOrGoOn } from '../slices/begin-or-go-on.ts'
import { ReadingPaused } from '../slices/reading-paused.ts'
import { stageRun } from '../stage-run.ts'
import { plannedChanges } from './planned-changes.ts'
import { plannedDuplicates } from './planned-duplicates.ts'
import { plannedAdditions, plannedRemovals } from './planned-properties.ts'
import { rejectedRowsOf } from './rejected-rows.ts'

/** What an import takes but the list of rejected rows, which the plan itself has. */
export type RowsToPlan = Omit<RowsToImport, 'rejectedRows'>

/** What importing the rows would do. Nothing of it is left in the database. Throws as `importRows` does. */
export async function planRows(options: RowsToPlan): Promise<ImportPlan> {
  const { db, team, slicing } = options
  const work = async () => {
    const run = await beginOrGoOn(options)
    let isPaused = false
    const giveBack = await holdRoom(options.databaseFolder)
    try {
      return await readPlan(run, { ...options, rejectedRows: noRejectedFile })
    } catch (error) {
      isPaused = error instanceof ReadingPaused
      throw error
    } finally {
      await giveBack()
      if (!isPaused) await Promise.allSettled([forget(db, run)])
    }
  }
  return await withRunLock(db, team, work, slicing?.job)
}

async function readPlan(run: Run, options: RowsToImport): Promise<ImportPlan> {
  const { db, source, by, workbook, takesRenamed = false } = options
  const { plan, counts, renamed, rekeyed, stale } = await stageRun(run, options)
  throwIfStopped(options)
  const vanishing = findVanishing(plan, source)
  const rejected = await rejectedRowsOf(db, { runId: run.id, isStaged: true })
  const added = await plannedAdditions(db, run)
  const ended = await endedCorrections(db, run)
  const changed = await plannedChanges(db, run, by, ended)
  return {
    counts: importCountsOf(counts),
    newBuildings: added.newBuildings,
    changes: changed.changes,
    changedFigures: changed.total,
    added: added.properties,
    removed: await plannedRemovals(db, run, by),
    alike: await plannedDuplicates(db, run),
    rejected: rejected.rows,
    rekeyed,
    harm: [
      ...(takesRenamed ? [] : renamed.filter(({ isDecided }) => !isDecided).map(renamedSentence)),
      ...(vanishing === null ? [] : [vanishing]),
      ...(await findHarm(db, run, renamed)),
    ],
    ended: endedSentences(ended),
    stale: [...stale],
    // A text file's only sheet is called as the file is, which says nothing.
    renamed: renamed.filter(({ to }) => !workbook.startsWith(`${to}.`)),
  }
}

/** Takes back what was recorded for the plan, and the source where the plan brought it along. */
async function forget(db: Database, run: Run): Promise<void> {
  await emptyStage(db, run.team)
  await db.transaction(async (tx) => {
    await tx.delete(sourceSheet).where(eq(sourceSheet.runId, run.id))
    await tx.delete(importRun).where(eq(importRun.id, run.id))
    await tx.delete(source).where(and(eq(source.id, run.sourceId), eq(source.addedAt, run.startedAt)))
  })
}
