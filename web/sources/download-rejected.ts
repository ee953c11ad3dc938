import { saveRows } from '../import/save-rows.ts'
import type { RejectedRow } from './rejected-row.ts'

/** Saves the rejected rows of a source with their reasons; each stretch of rows of one table has its header. */
export function downloadRejected(name: string, rows: readonly RejectedRow[]): void {
  const lines = rows.flatMap(({ sheet, rowNumber, header, cells, reasons }, index) => {
    const isHeaded = rows[index - 1]?.header.join('\n') === header.join('\n')
    const line = [sheet, rowNumber, reasons.join(' '), ...cells]
    return isHeaded ? [line] : [['Sheet', 'Row', 'Why it is rejected', ...header], line]
  })
  saveRows(`${name}-rejected-rows`, lines)
}
