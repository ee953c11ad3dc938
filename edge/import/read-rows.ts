import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sourceSheet } from '../../db/private-schema.ts'
import type { SheetInfo, WorkbookEvent } from '../../sync/sheets/model/workbook-event.ts'
import { type RowsToImport, throwIfStopped } from './import-target.ts'
import { classifyRow } from './rows/classify-row.ts'
import { createRowIdentifier } from './rows/identify-rows.ts'
import type { ReadRows } from './rows/rows-read.ts'
import { type ClassifiedRow, createStage } from './rows/stage-rows.ts'
import { createTally } from './rows/tally.ts'
import type { Run } from './run/import-run.ts'
import { forgetSlices } from './run/read-in-parts.ts'
import type { RejectedRows } from './run/rejected-file.ts'
import { refuseWithoutRoom } from './run/room.ts'
import { storableText } from './run/storable.ts'
import { ReadingPaused } from './slices/reading-paused.ts'
import { createSliceKeeper } from './slices/slice-keeper.ts'
import type { SliceState } from './slices/slices.ts'

const PROGRESS_ROWS = 250

/**
 * Reads a whole workbook into the stage, from where an earlier go left it. Nothing of it is in the book yet.
 * @throws ReadingPaused where the rest is left to the next go
 */
export async function readRows(run: Run, options: RowsToImport): Promise<ReadRows> {
  const { db, team, source, events, rejectedRows, onProgress, slicing } = options
  const before = slicing?.before
  const tally = createTally(before?.state.tally)
  const passedOver = [...(before?.state.passedOver ?? [])]
  const stale = [...(before?.state.stale ?? [])]
  const read: ReadRows = { tally, passedOver, stale }
  if (before?.state.isWhole) return read
  const keeper = slicing && createSliceKeeper(db, run, slicing)
  const taken = { taken: before?.taken, ...(keeper && { onTaken: keeper.noteTaken }) }
  const identify = createRowIdentifier(team, source, taken)
  let toSkip = before?.state.events ?? 0
  const stage = createStage(db, run.id, async () => {
    await refuseWithoutRoom(options, 0)
    await noteProgress(db, run, tally.read)
  })
  try {
    for await (const event of events) {
      throwIfStopped(options)
      if (toSkip > 0) {
        toSkip--
        if (toSkip === 0 && before) await mustBeSame(options, event, before.state)
        continue
      }
      keeper?.note(event)
      switch (event.kind) {
        case 'sheet':
          tally.beginTable(event.info)
          await db.insert(sourceSheet).values(sheetRow(run, event.info))
          break
        case 'outside':
          tally.addOutside(event)
          break
        case 'passed-over':
          passedOver.push(event.sentence)
          break
        case 'stale':
          stale.push(event.sentence)
          break
        case 'row': {
          const sorted = classifyRow(event.row, event.table, identify)
          tally.add(sorted)
          await noteRefused(sorted, rejectedRows)
          await stage.add(sorted)
          if (tally.read % PROGRESS_ROWS === 0) onProgress?.({ stage: 'reading', rows: tally.read })
          if (!keeper?.isDue()) break
          await stage.finish()
          await keeper.keep(read)
          if (!slicing?.hasTime()) throw new ReadingPaused(tally.read)
          break
        }
      }
    }
    await stage.finish()
  } finally {
    await stage.settle()
  }
  if (keeper?.hasKept()) {
    await keeper.keep(read, true)
    if (!slicing?.hasTime()) throw new ReadingPaused(tally.read)
  }
  return read
}

/** A reader of another version, or another file, may say something else: then the next go begins anew. */
async function mustBeSame(
  { db, team }: RowsToImport,
  event: WorkbookEvent,
  { last, tally }: SliceState,
): Promise<void> {
  const isSame = event.kind === 'row' && event.table === last?.[0] && event.row.rowNumber === last[1]
  if (isSame) return
  await forgetSlices(db, team)
  throw new ReadingPaused(tally.read)
}

async function noteRefused(
  { row, result, reasons }: ClassifiedRow,
  rejectedRows: RejectedRows,
): Promise<void> {
  if (result === 'rejected') return await rejectedRows.add(row, 'row', reasons ?? [])
  if (result !== 'property' || row.outcome.kind !== 'property') return
  const problems = row.outcome.readings.flatMap(({ problem }) => problem?.sentence ?? [])
  if (problems.length > 0) await rejectedRows.add(row, 'cells', problems)
}

function sheetRow(run: Run, { sheet, table, headerRow, header, columns, isAcross, firstColumn }: SheetInfo) {
  const uses = columns.map((use) => ({
    ...use,
    ...(isAcross && { isAcross }),
    ...(firstColumn && { firstColumn }),
  }))
  return { runId: run.id, position: table, name: storableText(sheet), headerRow, header, columns: uses }
}

/**
 * Says how many rows of a run have been read. It need not outlive a power cut, as staged rows do not, so it does not wait
 * for the disk.
 */
async function noteProgress(db: Database, { id }: Run, rowsRead: number): Promise<void> {
  await db.execute(sql`update private.import_run set rows_read = ${rowsRead}
    from (select set_config('synchronous_commit', 'off', true)) without_waiting where id = ${id}`)
}
