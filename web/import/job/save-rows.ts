import { BYTE_ORDER_MARK, csvLine } from '../../../sync/documents/text/csv-line.ts'
import { saveFile } from '../../exports/save-file.ts'

/** Hands rows to the browser to save as a CSV file. `name` is without its ending. */
export function saveRows(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const text = BYTE_ORDER_MARK + rows.map((row) => csvLine(row)).join('')
  saveFile({ name: `${name}.csv`, contents: new Blob([text], { type: 'text/csv;charset=utf-8' }) })
}
