import type { CellValue } from '../columns/comp-column.ts'
import { type ColumnId, columnsOf } from '../columns/comp-columns.ts'
import { tableRows } from '../columns/table-rows.ts'
import { type CompsDocument, numbered } from '../model/comps-document.ts'
import { neutralized } from './spreadsheet-text.ts'

/** What would end a cell or a line where the text is pasted. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** The rows as tab-separated text, to be pasted into a spreadsheet. No cell holds a tab or a line end. */
export function tsvDocument(
  document: Pick<CompsDocument, 'rows' | 'assumed'>,
  choice?: readonly ColumnId[],
): string {
  const columns = columnsOf(choice, document.assumed)
  const lines = [
    columns.map(({ header }) => header),
    ...numbered(document.rows)
      .filter(tableRows(choice))
      .map((row) => columns.map((column) => pasted(column.value(row)))),
  ]
  return lines.map((cells) => cells.join('\t')).join('\n')
}

function pasted(cell: CellValue): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = neutralized(cell).replace(BREAKS, ' ')
  // A cell that begins with a quotation mark would be read on to the next one.
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text
}
