import type { OpenByteSource } from './file/byte-source.ts'
import { openWorkbook } from './file/open-workbook.ts'
import type { Sheet } from './file/sheet.ts'
import type { ImportDecisions } from './model/import-decisions.ts'
import { WorkbookError } from './model/workbook-error.ts'
import type { PassedOverReason, WorkbookEvent } from './model/workbook-event.ts'
import { peekOwnTable } from './own/own-table.ts'
import { readOwnTable } from './own/read-own-table.ts'
import { readTables } from './tables/read-tables.ts'

export interface ReadWorkbookOptions {
  /** A building of a later year is planned, not built. Defaults to this year. */
  readonly currentYear?: number
  /** What people decided about the source. */
  readonly decisions?: ImportDecisions
}

/**
 * Reads a CSV or XLSX file as it streams: how the header of each table was understood, every row of the tables,
 * including skipped and rejected ones, and what stands outside of them. Closes the file. Throws `WorkbookError` where the file is no
 * workbook or none of its sheets has a usable header; that can be after rows of a damaged file were already yielded.
 */
export async function* readWorkbook(
  file: OpenByteSource,
  options: ReadWorkbookOptions = {},
): AsyncGenerator<WorkbookEvent> {
  yield* readSheets(openWorkbook(file), file.name, options)
}

/** The same of sheets that are no file. `name` is that of their workbook. */
export async function* readSheets(
  sheets: AsyncIterable<Sheet>,
  name: string,
  options: ReadWorkbookOptions = {},
): AsyncGenerator<WorkbookEvent> {
  const currentYear = options.currentYear ?? new Date().getFullYear()
  const reasons: PassedOverReason[] = []
  let tables = 0
  let hasOwn = false
  for await (const opened of sheets) {
    const { own, sheet } = await peekOwnTable(opened)
    const events = own
      ? readOwnTable(sheet, own, { table: tables, hasOwn })
      : readTables(sheet, { firstTable: tables, currentYear })
    for await (const event of events) {
      if (event.kind === 'sheet') {
        tables++
        hasOwn ||= own?.isWhole === true
      }
      if (event.kind === 'passed-over') reasons.push(event.reason)
      yield event
    }
  }
  if (tables === 0) throw unusable(name, reasons)
}

function unusable(name: string, reasons: readonly PassedOverReason[]): WorkbookError {
  if (reasons.every((reason) => reason === 'empty')) return new WorkbookError('empty', `${name} is empty.`)
  return new WorkbookError(
    'no-header',
    `${name} has no sheet with a usable header: no row names an address or a name and another column.`,
  )
}
