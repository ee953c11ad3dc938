import type { CellValue } from '../columns/comp-column.ts'
import { type ColumnId, columnsOf } from '../columns/comp-columns.ts'
import { tableRows } from '../columns/table-rows.ts'
import { numbered } from '../model/comps-document.ts'
import { subjectRow } from '../model/subject-row.ts'
import type { PlainTable } from './csv-document.ts'
import { neutralized } from './spreadsheet-text.ts'

/** What would end a cell or a line where the text is pasted. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** The rows as tab-separated text, a subject before them, to be pasted into a spreadsheet. No cell holds a tab or a line end. */
export function tsvDocument(document: PlainTable, choice?: readonly ColumnId[]): string {
  const columns = columnsOf(choice, document.assumed)
  const subject = subjectRow(document)
  const rows = numbered(document.rows).filter(tableRows(choice))
  const lines = [
    columns.map(({ header }) => header),
    ...[...(subject === null ? [] : [{ ...subject, number: null }]), ...rows].map((row) =>
      columns.map((column) => pasted(column.value(row))),
    ),
  ]
  return lines.map((cells) => cells.join('\t')).join('\n')
}

function pasted(cell: CellValue): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = neutralized(cell).replace(BREAKS, ' ')
  // A cell that begins with a quotation mark would be read on to the next one.
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text
}
