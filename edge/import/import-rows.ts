import { changeBook } from './change-book.ts'
import { failureSentence } from './failure-sentence.ts'
import { ImportError } from './import-error.ts'
import { beginRun, failRun, finishRun, holdRun, type Run, sweepRuns } from './import-run.ts'
import type { ImportSummary } from './import-summary.ts'
import type { RowsToImport } from './import-target.ts'
import { planChanges, refuseVanishing } from './plan-changes.ts'
import { readRows } from './read-rows.ts'
import { withRunLock } from './run-lock.ts'
import { snapshotLongTail } from './snapshot-tail.ts'
import { removeVanished, writeStaged } from './write-changes.ts'

/**
 * Makes a source's rows those of a workbook. Throws `ImportError` or `WorkbookError` with a sentence for people,
 * or what Postgres threw; the book is then as it was, and the failed run is on record.
 */
export async function importRows(options: RowsToImport): Promise<ImportSummary> {
  const { db, team, source, workbook, rejectedRows } = options
  return await withRunLock(db, team, async () => {
    await sweepRuns(db, team)
    const run = await beginRun(db, { team, name: source, workbook, forced: options.force ?? false })
    try {
      return await runImport(run, options)
    } catch (error) {
      // What cannot be tidied now, because Postgres is gone, is tidied by the next run.
      await Promise.allSettled([rejectedRows.discard(), failRun(db, run, failureSentence(error))])
      throw error
    } finally {
      await Promise.allSettled([sweepRuns(db, team), snapshotLongTail(db, team)])
    }
  })
}

async function runImport(run: Run, options: RowsToImport): Promise<ImportSummary> {
  const { db, team, source, workbook, force, onProgress, rejectedRows } = options
  const { tally, passedOver } = await readRows(run, options)
  const rows = tally.read
  onProgress?.({ stage: 'comparing', rows })
  const plan = await planChanges(db, run)
  const counts = { ...tally.close(plan.sheets), removed: plan.vanishing }
  if (counts.read === counts.skipped) throw new ImportError('no-rows', `${workbook} holds no property.`)
  if (!force) refuseVanishing(plan, source)
  const rejectedFile = await rejectedRows.keep()
  onProgress?.({ stage: 'writing', rows })
  const changes = counts.imported.new + counts.imported.changed + counts.removed
  await changeBook(db, { team, changes }, async (tx) => {
    await holdRun(tx, run)
    if (changes > 0) {
      await writeStaged(tx, run)
      await removeVanished(tx, { sourceId: run.sourceId, runId: run.id, at: run.startedAt })
    }
    await finishRun(tx, run, counts, options.path ?? null)
  })
  onProgress?.({ stage: 'done', rows })
  const seconds = (Date.now() - run.startedAt.getTime()) / 1000
  return { source, workbook, ...counts, passedOver, rejectedFile, seconds }
}
