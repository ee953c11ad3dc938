import { isBlank } from '../cells/row-cells.ts'
import type { Sheet } from '../file/sheet.ts'
import type { PassedOverReason, WorkbookEvent } from '../model/workbook-event.ts'
import { createLookAhead } from './look-ahead.ts'
import type { TableReading } from './open-table.ts'
import { createOutside } from './outside.ts'
import { AHEAD_ROWS } from './rows-read.ts'
import { TableReader } from './table-reader.ts'

/**
 * Reads all tables of a sheet as its rows stream by: each table's header, its rows, and at the end what the sheet holds
 * outside of them. Tables may stand one below the other, side by side, or across. A row belongs to the last header above
 * it; below a summary, a legend or the title of another table it belongs to none.
 */
export async function* readTables(
  sheet: Sheet,
  given: { firstTable: number; reading: TableReading },
): AsyncGenerator<WorkbookEvent> {
  if (sheet.isHidden) {
    yield passedOver(sheet.name, 'hidden', null)
    return
  }
  const rows = sheet.rows[Symbol.asyncIterator]()
  const ahead = createLookAhead(rows)
  const outside = createOutside()
  const reader = new TableReader(sheet, ahead, outside, given)
  let tables = 0
  let skip = 0
  let above = 0
  try {
    for (let row = await ahead.take(); row; row = await ahead.take()) {
      const isAfterGap = row.rowNumber !== above + 1
      if (!isBlank(row)) above = row.rowNumber
      if (skip > 0) {
        skip--
        continue
      }
      if (reader.mayBegin(row, isAfterGap)) await ahead.reach(AHEAD_ROWS)
      let read = reader.read(row, isAfterGap)
      while (read.reach !== undefined) {
        await ahead.reach(read.reach)
        read = reader.read(row, isAfterGap)
      }
      skip = read.skip
      for (const event of read.events) {
        if (event.kind === 'sheet') tables++
        yield event
      }
    }
  } finally {
    await rows.return?.()
  }
  if (tables > 0) yield* outside.events(sheet.name)
  else {
    const range = outside.range()
    yield passedOver(sheet.name, range === null ? 'empty' : 'no-header', range)
  }
}

type UnreadReason = Exclude<PassedOverReason, 'copy' | 'not-chosen'>

const SENTENCES: Readonly<Record<UnreadReason, (sheet: string, range: string | null) => string>> = {
  empty: (sheet) => `Sheet “${sheet}” is empty.`,
  'no-header': (sheet, range) =>
    `Sheet “${sheet}” has no header row with columns such as Address or Name: nothing of ${range} was read.`,
  hidden: (sheet) => `Sheet “${sheet}” is hidden.`,
}

function passedOver(sheet: string, reason: UnreadReason, range: string | null): WorkbookEvent {
  return { kind: 'passed-over', sheet, reason, sentence: SENTENCES[reason](sheet, range) }
}
