import { recordChanges } from '../history/record-changes.ts'
import { recordImport } from './record-source.ts'
import { readRows } from './rows/read-rows.ts'
import { changeBook } from './run/change-book.ts'
import { failureSentence } from './run/failure-sentence.ts'
import { ImportError } from './run/import-error.ts'
import { beginRun, emptyStage, failRun, finishRun, holdRun, type Run, sweepRuns } from './run/import-run.ts'
import type { ImportSummary } from './run/import-summary.ts'
import { type RowsToImport, throwIfStopped } from './run/import-target.ts'
import { keepTeamsApart } from './run/keep-teams-apart.ts'
import { planChanges, refuseVanishing } from './run/plan-changes.ts'
import { refuseHarm } from './run/refuse-harm.ts'
import { refuseRenamed, renamedSheets } from './run/renamed-sheets.ts'
import { holdRoom, refuseWithoutRoom, stagedBytes } from './run/room.ts'
import { withRunLock } from './run/run-lock.ts'
import { settleIdentities } from './run/settle-identities.ts'
import { keepRows, removeVanished, writeStaged } from './run/write-changes.ts'
import { snapshotLongTail } from './snapshot/snapshot-tail.ts'

/** What is staged is written once into the book and once into the log of the database. */
const WRITTEN_TIMES = 2

/**
 * Replaces a source's rows with those of a workbook. Throws `ImportError` or `WorkbookError` with a sentence for
 * people, or an error of Postgres. The book is then unchanged, and the failed run is recorded.
 */
export async function importRows(options: RowsToImport): Promise<ImportSummary> {
  const { db, team, source, workbook, rejectedRows } = options
  return await withRunLock(db, team, async () => {
    await sweepRuns(db, team)
    const run = await beginRun(db, { team, name: source, workbook, forced: options.force ?? false })
    const giveBack = await holdRoom(options.databaseFolder)
    try {
      return await runImport(run, options)
    } catch (error) {
      await giveBack()
      // What cannot be cleaned up now, because Postgres is away, is cleaned up by the next run. A full disk needs
      // room first.
      await Promise.allSettled([emptyStage(db, team)])
      await Promise.allSettled([rejectedRows.discard(), failRun(db, run, failureSentence(error))])
      throw error
    } finally {
      await giveBack()
      await Promise.allSettled([sweepRuns(db, team), snapshotLongTail(db, team)])
    }
  })
}

async function runImport(run: Run, options: RowsToImport): Promise<ImportSummary> {
  const { db, team, source, workbook, force, takesRenamed = false, onProgress, rejectedRows } = options
  await refuseWithoutRoom(options, options.needs ?? 0)
  const { tally, passedOver } = await readRows(run, options)
  const rows = tally.read
  onProgress?.({ stage: 'comparing', rows })
  const renamed = await renamedSheets(db, run)
  if (!force && !takesRenamed) refuseRenamed(renamed)
  await settleIdentities(db, run, takesRenamed ? renamed : [])
  await keepTeamsApart(db, run)
  const plan = await planChanges(db, run)
  const counts = { ...tally.close(plan.tables), removed: plan.vanishing }
  if (counts.read === counts.skipped) throw new ImportError('no-rows', `${workbook} has no properties.`)
  if (!force) {
    refuseVanishing(plan, source)
    await refuseHarm(db, run)
  }
  throwIfStopped(options)
  const rejectedFile = await rejectedRows.keep()
  await refuseWithoutRoom(options, (await stagedBytes(db)) * WRITTEN_TIMES)
  onProgress?.({ stage: 'writing', rows })
  const changes = counts.imported.new + counts.imported.changed + counts.removed
  await changeBook(db, { team, changes }, async (tx) => {
    await holdRun(tx, run)
    await keepRows(tx, run)
    throwIfStopped(options)
    if (changes > 0) {
      const at = new Date()
      await recordChanges(tx, run, at)
      throwIfStopped(options)
      await writeStaged(tx, run, at)
      throwIfStopped(options)
      await removeVanished(tx, { sourceId: run.sourceId, runId: run.id, at })
    }
    throwIfStopped(options)
    await finishRun(tx, run, counts, options.path ?? null)
    await recordImport(tx, { team, source, by: options.by, workbook, counts })
  })
  onProgress?.({ stage: 'done', rows })
  const seconds = (Date.now() - run.startedAt.getTime()) / 1000
  return { source, workbook, ...counts, passedOver, rejectedFile, seconds }
}
