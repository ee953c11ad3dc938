import { percentile } from '../../book/question/rent-statistics.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import { COMPUTED_FIELD_NAMES } from '../../domain/economics/computed-names.ts'
import { formatCount, type RentUnit } from '../../domain/format.ts'
import { countsAsComp } from '../../domain/rents/counts-as-comp.ts'
import type { NumberedRow } from '../model/comps-document.ts'
import { type ColumnId, compColumn } from './comp-columns.ts'

/** The columns whose median is shown. */
const MEASURED: readonly ColumnId[] = [
  'distance',
  'rentPerSf',
  'squareFootage',
  'clearHeight',
  'yearBuilt',
  ...COMPUTED_FIELD_NAMES,
]

export interface ColumnMedians {
  add(row: NumberedRow): void
  /**
   * The last row of a table, a text for each column: 'Median of 12' as the name, and the median of each measure over
   * the rows that state it, with 'n 9' on a line of its own where some do not. Null for fewer than two rows.
   */
  texts(): string[] | null
}

/** Collects the rows of a document for the medians at its foot; rents are shown by `unit`. */
export function columnMedians(
  columns: readonly ColumnId[],
  unit: RentUnit,
  assumed: Assumed | undefined,
): ColumnMedians {
  const measured = columns.map((id) => {
    const column = compColumn(id, assumed)
    return column.kind === 'number' && MEASURED.includes(id) ? { column, values: [] as number[] } : null
  })
  let count = 0
  return {
    add(row) {
      if (!countsAsComp(row.property)) return
      count++
      for (const measure of measured) {
        const value = measure?.column.value(row) ?? null
        if (value !== null) measure?.values.push(value)
      }
    },
    texts() {
      if (count < 2) return null
      return columns.map((id, i) => {
        if (id === 'name') return `Median of ${formatCount(count)}`
        const measure = measured[i] ?? null
        if (measure === null) return ''
        const median = percentile(Float64Array.from(measure.values).sort(), 0.5)
        if (median === null) return ''
        const shown = measure.column.show(id === 'yearBuilt' ? Math.round(median) : median, unit)
        const n = measure.values.length
        return n < count ? `${shown}\nn ${formatCount(n)}` : shown
      })
    },
  }
}
