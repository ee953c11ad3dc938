import { isComputedField } from '../../sync/domain/economics/computed-names.ts'
import { fieldOf } from '../../sync/domain/fields/field-list.ts'
import type { FigureUnit } from '../../sync/domain/fields/figure-units.ts'
import type { FieldName } from '../../sync/domain/fields.ts'
import { columnHead, fieldOfColumn, type TableColumn } from '../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'

const FIGURES: Partial<Record<FigureUnit, number>> = {
  year: 70,
  count: 76,
  feet: 78,
  tons: 84,
  months: 78,
  percent: 76,
  dollars: 118,
  squareFeet: 108,
  rent: 104,
  moment: 104,
}
const NAMED: Partial<Record<FieldName, number>> = {
  // As wide as the words where no rent is stated.
  rentPerSf: 122,
  leaseType: 76,
  state: 64,
  zip: 76,
  buildingClass: 70,
  propertyType: 120,
}
const OTHERS = { figure: 96, date: 96, choice: 112, words: 160, flag: 92 } as const

/** Pixels a letter of a head takes, and what stands around it: padding and the arrow of an order. */
const LETTER = 6.4
const AROUND = 36

/** Pixels of a column's width: `less` below the usual, or what a person dragged it to. */
export function widthOf({ column, width }: LaidColumn, less = 0): number {
  const head = Math.ceil(columnHead(column, 'month').length * LETTER) + AROUND
  return width ?? Math.max(usualWidth(column), head) - less
}

/** Pixels of all columns together. */
export function widthOfAll(columns: readonly LaidColumn[], less = 0): number {
  return columns.reduce((all, column) => all + widthOf(column, less), 0)
}

function usualWidth(column: TableColumn): number {
  const name = fieldOfColumn(column)
  // What a worked-out rent lacks stands on two lines.
  if (isComputedField(column)) return 144
  if (name === null) return column === 'distance' ? 84 : column === 'amenities' ? 200 : 128
  const field = fieldOf(name)
  return NAMED[name] ?? (field.kind === 'figure' ? FIGURES[field.unit] : undefined) ?? OTHERS[field.kind]
}
