import type { Transaction } from '../../db/database.ts'
import { changeBook } from '../book/change-book.ts'
import { snapshotLongTail } from '../book/snapshot/snapshot-tail.ts'
import { settleProperties } from '../duplicates/settle-properties.ts'
import { type RowsToImport, throwIfStopped } from './import-target.ts'
import { recordImport } from './record-source.ts'
import { endCorrections, endedCorrections, stampEnded } from './run/changes/ended-deals.ts'
import { refuseVanishing } from './run/changes/plan-changes.ts'
import { recordChanges } from './run/changes/record-changes.ts'
import { refuseHarm } from './run/changes/refuse-harm.ts'
import { importCountsOf, refuseOtherwise } from './run/changes/refuse-otherwise.ts'
import { keepRows, putGone, writeStaged } from './run/changes/write-changes.ts'
import { failureSentence } from './run/failure-sentence.ts'
import { emptyStage, failRun, finishRun, holdRun, type Run, sweepRuns } from './run/import-run.ts'
import type { ImportSummary } from './run/import-summary.ts'
import { refuseRenamed } from './run/renamed-sheets.ts'
import { holdRoom, refuseWithoutRoom, stagedBytes } from './run/room.ts'
import { withRunLock } from './run/run-lock.ts'
import { beginOrGoOn } from './slices/begin-or-go-on.ts'
import { ReadingPaused } from './slices/reading-paused.ts'
import { goneIn, stageRun } from './stage-run.ts'

/** What is staged is written once into the book and once into the log of the database. */
const WRITTEN_TIMES = 2

/**
 * Replaces a source's rows with those of a workbook. Throws `ImportError` or `WorkbookError` with a sentence for
 * people, or an error of Postgres. The book is then unchanged, and the failed run is recorded.
 */
export async function importRows(options: RowsToImport): Promise<ImportSummary> {
  const { db, team, rejectedRows, slicing } = options
  const work = async () => {
    const run = await beginOrGoOn(options)
    let isPaused = false
    const giveBack = await holdRoom(options.databaseFolder)
    try {
      return await runImport(run, options)
    } catch (error) {
      isPaused = error instanceof ReadingPaused
      if (isPaused) throw error
      await giveBack()
      // What cannot be cleaned up now, because Postgres is away, is cleaned up by the next run. A full disk needs
      // room first.
      await Promise.allSettled([emptyStage(db, team)])
      await Promise.allSettled([rejectedRows.discard(), failRun(db, run, failureSentence(error))])
      throw error
    } finally {
      await giveBack()
      if (!isPaused) await Promise.allSettled([sweepRuns(db, team), snapshotLongTail(db, team)])
    }
  }
  return await withRunLock(db, team, work, slicing?.job)
}

async function runImport(run: Run, options: RowsToImport): Promise<ImportSummary> {
  const { db, team, source, workbook, force, takesRenamed = false, onProgress, rejectedRows } = options
  const { tally, passedOver, stale, renamed, plan, rekeyed, counts } = await stageRun(run, options)
  const rows = tally.read
  if (!force) {
    if (!takesRenamed) refuseRenamed(renamed)
    refuseVanishing(plan, source)
    await refuseHarm(db, run, renamed)
  }
  refuseOtherwise(importCountsOf(counts), options.expects)
  throwIfStopped(options)
  const rejectedFile = await rejectedRows.keep()
  await refuseWithoutRoom(options, (await stagedBytes(db)) * WRITTEN_TIMES)
  onProgress?.({ stage: 'writing', rows })
  const changes = counts.imported.new + counts.imported.changed + counts.removed + counts.ended
  const gone = goneIn(options.decisions)
  const write = async (tx: Transaction) => {
    await holdRun(tx, run)
    if (changes > 0) {
      const at = new Date()
      const ended = await endedCorrections(tx, run)
      await endCorrections(tx, run, at, ended)
      await recordChanges(tx, run, at, gone)
      throwIfStopped(options)
      await writeStaged(tx, run, at)
      await stampEnded(tx, at, ended)
      throwIfStopped(options)
      if (plan.vanishing > 0) await putGone(tx, run, at, gone)
      await settleProperties(tx, team, at)
    }
    throwIfStopped(options)
    const { path = null, kind, decisions } = options
    await finishRun(tx, run, counts, { path, kind, decisions })
    await recordImport(tx, { team, source, by: options.by, workbook, counts })
  }
  const keep = async (tx: Transaction) => {
    await keepRows(tx, run)
    throwIfStopped(options)
  }
  await changeBook(db, { team, changes }, write, keep)
  onProgress?.({ stage: 'done', rows })
  const seconds = (Date.now() - run.startedAt.getTime()) / 1000
  return {
    source,
    workbook,
    ...counts,
    rekeyed,
    passedOver: [...passedOver, ...stale],
    rejectedFile,
    seconds,
  }
}
