import { eq } from 'drizzle-orm'
import { importRun, sourceSheet } from '../../../db/private-schema.ts'
import type { SheetInfo } from '../../../sync/sheets/model/workbook-event.ts'
import type { Run } from '../run/import-run.ts'
import { type RowsToImport, throwIfStopped } from '../run/import-target.ts'
import type { RejectedRows } from '../run/rejected-file.ts'
import { refuseWithoutRoom } from '../run/room.ts'
import { storableText } from '../run/storable.ts'
import { classifyRow } from './classify-row.ts'
import { createRowIdentifier } from './identify-rows.ts'
import { type ClassifiedRow, createStage } from './stage-rows.ts'
import { createTally, type Tally } from './tally.ts'

const PROGRESS_ROWS = 250

export interface ReadRows {
  readonly tally: Tally
  /** Sheets without rows of properties, in sentences. */
  readonly passedOver: readonly string[]
  /** Decisions that fit nothing of the workbook, in sentences. */
  readonly stale: readonly string[]
}

/** Reads a whole workbook into the stage. Nothing of it is in the book yet. */
export async function readRows(run: Run, options: RowsToImport): Promise<ReadRows> {
  const { db, team, source, events, rejectedRows, onProgress } = options
  const tally = createTally()
  const passedOver: string[] = []
  const stale: string[] = []
  const identify = createRowIdentifier(team, source)
  const stage = createStage(db, run.id, async () => {
    await refuseWithoutRoom(options, 0)
    await db.update(importRun).set({ rowsRead: tally.read }).where(eq(importRun.id, run.id))
  })
  try {
    for await (const event of events) {
      throwIfStopped(options)
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
          break
        }
      }
    }
    await stage.finish()
  } finally {
    await stage.settle()
  }
  return { tally, passedOver, stale }
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

function sheetRow(run: Run, { sheet, table, headerRow, header, columns, isAcross }: SheetInfo) {
  const uses = isAcross ? columns.map((use) => ({ ...use, isAcross })) : columns
  return { runId: run.id, position: table, name: storableText(sheet), headerRow, header, columns: uses }
}
