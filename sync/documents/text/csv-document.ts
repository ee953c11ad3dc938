import { type ColumnId, columnsOf } from '../columns/comp-columns.ts'
import { tableRows } from '../columns/table-rows.ts'
import { batches, NEVER_YIELD, type YieldToMain } from '../model/batches.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { subjectRow } from '../model/subject-row.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv-line.ts'

export interface TableOptions {
  /** Which columns, in which order; without a choice, `SPREADSHEET_COLUMNS`. */
  columns?: readonly ColumnId[]
  yieldToMain?: YieldToMain
}

/** What a table of text is made from. */
export type PlainTable = Pick<CompsDocument, 'rows' | 'assumed'> &
  Partial<Pick<CompsDocument, 'subject' | 'typedSubject'>>

/**
 * The rows as comma-separated values, a subject before them, with a byte-order mark and lines that end in CRLF (RFC 4180), in chunks of
 * text. Text that a spreadsheet would run is neutralized; numbers stay numbers, negative ones too.
 */
export async function csvDocument(
  document: PlainTable,
  { columns: choice, yieldToMain = NEVER_YIELD }: TableOptions = {},
): Promise<string[]> {
  const columns = columnsOf(choice, document.assumed)
  const parts = [BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header))]
  const subject = subjectRow(document)
  if (subject !== null) {
    const own = { ...subject, number: null }
    parts.push(csvLine(columns.map((column) => column.value(own))))
  }
  for (const { from, rows } of batches(document.rows, tableRows(choice))) {
    await yieldToMain(from)
    parts.push(rows.map((row) => csvLine(columns.map((column) => column.value(row)))).join(''))
  }
  return parts
}
