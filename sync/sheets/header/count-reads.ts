import type { SheetRow } from '../file/sheet.ts'
import { readRow } from '../read-row.ts'
import type { SheetLayout } from '../row/sheet-layout.ts'

/** In how many rows a column's cell was understood. */
export function countReads(layout: SheetLayout, rows: readonly SheetRow[], index: number): number {
  const header = layout.header[index]
  return rows.filter((row) => {
    const outcome = readRow(layout, row)
    if (outcome.kind === 'skipped') return false
    const own = outcome.readings.filter(({ column }) => column === header)
    return own.some(({ value }) => value !== null) && own.every(({ problem }) => problem === undefined)
  }).length
}
