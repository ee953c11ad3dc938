import type { Database } from '../../db/database.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import type { RowsToImport } from './import-target.ts'
import { readRows } from './read-rows.ts'
import type { ReadRows } from './rows/rows-read.ts'
import type { Tally } from './rows/tally.ts'
import { type Plan, planChanges } from './run/changes/plan-changes.ts'
import type { Gone } from './run/changes/write-changes.ts'
import { ImportError } from './run/import-error.ts'
import type { Run } from './run/import-run.ts'
import type { GoneCounts } from './run/import-summary.ts'
import { keepTeamsApart } from './run/keep-teams-apart.ts'
import { keepSaid } from './run/places/others-properties.ts'
import { renamedSheets, type SettledRename, settleRenames } from './run/renamed-sheets.ts'
import { refuseWithoutRoom } from './run/room.ts'
import { settleIdentities } from './run/settle-identities.ts'

/** What a run has read and would do. Nothing of it is in the book. */
export interface StagedRun extends ReadRows {
  readonly renamed: readonly SettledRename[]
  readonly plan: Plan
  /** Rows that have another address or ID than their property had. */
  readonly rekeyed: number
  readonly counts: ReturnType<Tally['close']> & GoneCounts
}

/**
 * Reads all rows of a run, and compares them with the book.
 * @throws ImportError `no-rows`, `no-room`, `stopped`
 */
export async function stageRun(run: Run, options: RowsToImport): Promise<StagedRun> {
  const { db, workbook, onProgress } = options
  await refuseWithoutRoom(options, options.needs ?? 0)
  const read = await readRows(run, options)
  const { tally } = read
  onProgress?.({ stage: 'comparing', rows: tally.read })
  const renamed = settleRenames(await renamedSheets(db, run), options)
  const rekeyed = await settleIdentities(db, run, renamed)
  await keepTeamsApart(db, run)
  const plan = await planKeepingOthers(db, run)
  const gone = { removed: 0, ended: 0, [goneIn(options.decisions)]: plan.vanishing }
  const counts = { ...tally.close(plan.tables), ...gone }
  if (counts.read === counts.skipped) throw new ImportError('no-rows', `${workbook} has no properties.`)
  return { ...read, renamed, plan, rekeyed, counts }
}

/** Only a run with rows of other sources' properties is compared a second time. */
async function planKeepingOthers(db: Database, run: Run): Promise<Plan> {
  const plan = await planChanges(db, run)
  if ([...plan.tables.values()].every(({ others }) => others === 0)) return plan
  await keepSaid(db, run)
  return await planChanges(db, run)
}

/** What was decided about properties that are no longer in their source. */
export function goneIn(decisions: ImportDecisions | undefined): Gone {
  return decisions?.gone ?? 'removed'
}
