import { eq } from 'drizzle-orm'
import { importRun, sourceSheet } from '../../db/private-schema.ts'
import type { SheetInfo } from '../sheets/workbook-event.ts'
import { createRowIdentifier } from './identify-rows.ts'
import type { Run } from './import-run.ts'
import type { RowsToImport } from './import-target.ts'
import { sortRow } from './sort-row.ts'
import { createStage } from './stage-rows.ts'
import { storableText } from './storable.ts'
import { createTally, type Tally } from './tally.ts'

const PROGRESS_ROWS = 250

/** Reads a whole workbook into the stage. Nothing of it is in the book yet. */
export async function readRows(
  run: Run,
  { db, team, source, events, rejectedRows, onProgress }: RowsToImport,
): Promise<{ readonly tally: Tally; readonly passedOver: readonly string[] }> {
  const tally = createTally()
  const passedOver: string[] = []
  const identify = createRowIdentifier(team, source)
  const stage = createStage(db, run.id, async () => {
    await db.update(importRun).set({ rowsRead: tally.read }).where(eq(importRun.id, run.id))
  })
  try {
    for await (const event of events) {
      switch (event.kind) {
        case 'sheet':
          tally.beginSheet(event.info)
          await db.insert(sourceSheet).values(sheetRow(run, tally.sheet, event.info))
          break
        case 'passed-over':
          passedOver.push(event.sentence)
          break
        case 'row': {
          const sorted = sortRow(event.row, tally.sheet, identify)
          tally.add(sorted)
          if (sorted.result === 'rejected') await rejectedRows.add(event.row, sorted.reasons ?? [])
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
  return { tally, passedOver }
}

function sheetRow(run: Run, position: number, { sheet, headerRow, header, columns }: SheetInfo) {
  return { runId: run.id, position, name: storableText(sheet), headerRow, header, columns }
}
