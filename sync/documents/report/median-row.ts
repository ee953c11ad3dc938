import { percentile } from '../../book/rent-statistics.ts'
import { formatCount } from '../../domain/format.ts'
import { COMP_COLUMNS, type ColumnId } from '../columns/comp-columns.ts'
import type { NumberedRow } from '../comps-document.ts'
import { type CellContext, classOf } from './report-cell.ts'

/** Of which a middle says something. */
const MEASURED: readonly ColumnId[] = ['distance', 'rentPerSf', 'squareFootage', 'clearHeight', 'yearBuilt']

/** The last row of the table: the median of each measure, over the rows that state it. */
export function medianRow(rows: readonly NumberedRow[], { columns, unit }: CellContext): string {
  const cells = columns.map((id) => {
    const column = COMP_COLUMNS[id]
    if (id === 'name') return `<td><b>Median of ${formatCount(rows.length)}</b></td>`
    if (column.kind !== 'number' || !MEASURED.includes(id)) return '<td></td>'
    const values = rows.map((row) => column.value(row)).filter((value) => value !== null)
    const median = percentile(Float64Array.from(values).sort(), 0.5)
    const shown = median !== null && id === 'yearBuilt' ? Math.round(median) : median
    return `<td${classOf(id)}><b>${shown === null ? '' : column.show(shown, unit)}</b></td>`
  })
  return `<tr class="median">${cells.join('')}</tr>`
}
