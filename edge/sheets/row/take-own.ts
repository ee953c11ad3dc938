import type { OwnColumn } from '../fields/own-column.ts'
import type { RowDraft } from './row-draft.ts'

/** Takes what columns that are read by themselves say, in their order. */
export function takeOwn(row: RowDraft, columns: readonly OwnColumn[]): void {
  const { currentYear, date1904, dayFirst } = row.layout
  for (const own of columns) {
    const column = row.column(own.role)
    if (!column) continue
    const cell = row.cell(column)
    const isDayFirst = dayFirst.has(column.index)
    row.take(own.role, column, own.read(cell, column, { currentYear, date1904, isDayFirst }))
    for (const { field, reading } of own.also?.(cell, row.property.squareFootage) ?? []) {
      row.offer(field, column, reading)
    }
  }
}
