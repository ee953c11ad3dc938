import { decisionsInUse } from './decisions/decisions-in-use.ts'
import { passUnchosen } from './decisions/pass-unchosen.ts'
import { createDuplicateFinder } from './duplicates/find-duplicates.ts'
import type { OpenByteSource } from './file/byte-source.ts'
import { openWorkbook } from './file/open-workbook.ts'
import type { Sheet } from './file/sheet.ts'
import { type ImportDecisions, NO_DECISIONS } from './model/import-decisions.ts'
import type { ReadBefore } from './model/read-row-outcome.ts'
import { WorkbookError } from './model/workbook-error.ts'
import type { PassedOverReason, WorkbookEvent } from './model/workbook-event.ts'
import { peekOwnTable } from './own/own-table.ts'
import { isBesideProperties, passOverBeside, readOwnTable } from './own/read-own-table.ts'
import { readTables } from './tables/read-tables.ts'

export interface ReadWorkbookOptions {
  /** A building of a later year is planned, not built. Defaults to this year. */
  readonly currentYear?: number
  /** What people decided of the source. */
  readonly decisions?: ImportDecisions
  /** Whether tables and rows come with why they were read so. It takes longer, and changes nothing else. */
  readonly explains?: boolean
  /** Rows that an earlier reading of the same file has read. */
  readonly readBefore?: ReadBefore
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
  yield* readSheets(file.name, openWorkbook(file), options)
}

/** Reads the sheets of the file called `name`, as `readWorkbook` does. */
export async function* readSheets(
  name: string,
  sheets: AsyncIterable<Sheet>,
  options: ReadWorkbookOptions = {},
): AsyncGenerator<WorkbookEvent> {
  const { explains = false, readBefore } = options
  const currentYear = options.currentYear ?? new Date().getFullYear()
  const decisions = decisionsInUse(options.decisions ?? NO_DECISIONS)
  const finder = explains || decisions.hasDuplicates ? createDuplicateFinder() : null
  const reading = { currentYear, decisions, explains, finder, ...(readBefore && { readBefore }) }
  const reasons: PassedOverReason[] = []
  let tables = 0
  let read = 0
  let hasOwn = false
  for await (const opened of sheets) {
    const { own, sheet } = await peekOwnTable(opened)
    const events = own
      ? readOwnTable(sheet, own, { table: tables, hasOwn, explains })
      : isBesideProperties(sheet, hasOwn)
        ? passOverBeside(sheet)
        : readTables(sheet, { firstTable: tables, reading })
    const begin = () => tables++
    for await (const event of passUnchosen(events, decisions, begin)) {
      if (event.kind === 'sheet') {
        read++
        hasOwn ||= own?.isWhole === true
      }
      if (event.kind === 'passed-over') reasons.push(event.reason)
      yield event
    }
  }
  for (const stale of decisions.stale()) yield { kind: 'stale', ...stale }
  if (read === 0) throw unusable(name, reasons)
}

function unusable(name: string, reasons: readonly PassedOverReason[]): WorkbookError {
  if (reasons.every((reason) => reason === 'empty')) return new WorkbookError('empty', `${name} is empty.`)
  const sentence = reasons.includes('not-chosen')
    ? `${name} has none of the tables that were chosen.`
    : `${name} has no sheet with a usable header: no row names an address or a name and another column.`
  return new WorkbookError('no-header', sentence)
}
