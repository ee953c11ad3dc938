import { percentile } from '../../book/rent-statistics.ts'
import { formatCount } from '../../domain/format.ts'
import { COMP_COLUMNS, type ColumnId } from '../columns/comp-columns.ts'
import type { NumberedRow } from '../comps-document.ts'
import { type CellContext, classOf } from './report-cell.ts'

/** Of which a middle says something. */
const MEASURED: readonly ColumnId[] = ['distance', 'rentPerSf', 'squareFootage', 'clearHeight', 'yearBuilt']

export interface Medians {
  add(row: NumberedRow): void
  /** The last row of the table: the median of each measure, over the rows that state it. Empty for fewer than two. */
  row(): string
}

export function createMedians({ columns, unit }: CellContext): Medians {
  const measured = columns.map((id) => {
    const column = COMP_COLUMNS[id]
    return column.kind === 'number' && MEASURED.includes(id) ? { column, values: [] as number[] } : null
  })
  let count = 0
  return {
    add(row) {
      count++
      for (const measure of measured) {
        const value = measure?.column.value(row) ?? null
        if (value !== null) measure?.values.push(value)
      }
    },
    row() {
      const cells = columns.map((id, i) => {
        if (id === 'name') return `<td><b>Median of ${formatCount(count)}</b></td>`
        const measure = measured[i] ?? null
        if (measure === null) return '<td></td>'
        const median = percentile(Float64Array.from(measure.values).sort(), 0.5)
        const shown = median !== null && id === 'yearBuilt' ? Math.round(median) : median
        return `<td${classOf(id)}><b>${shown === null ? '' : measure.column.show(shown, unit)}</b></td>`
      })
      return count < 2 ? '' : `<tr class="median">${cells.join('')}</tr>`
    },
  }
}
