import type { RowsToImport } from '../import-target.ts'
import { beginRun, type Run, sweepRuns } from '../run/import-run.ts'
import { findPausedRun } from './stored-slices.ts'

/** The run of an earlier go of the same job, or a new one. Call it only under the run lock. */
export async function beginOrGoOn(options: Omit<RowsToImport, 'rejectedRows'>): Promise<Run> {
  const { db, team, source, workbook, fileBytes, force = false, kind, by, slicing } = options
  const paused = slicing && (await findPausedRun(db, { job: slicing.job, team, source }))
  if (slicing) slicing.before = paused?.slices ?? null
  if (paused) return paused.run
  await sweepRuns(db, team)
  return await beginRun(db, { team, name: source, workbook, fileBytes, forced: force, kind, by })
}
