import { COMPUTED_NAMES, type ComputedFieldName, isComputedField } from '../economics/computed-names.ts'
import { type CustomColumn, customNameOf } from '../fields/custom-fields.ts'
import { customLabel } from '../fields/custom-label.ts'
import { fieldOf, fieldsWhere, shortLabel } from '../fields/field-list.ts'
import { isFieldName } from '../fields/field-words.ts'
import { unitOf } from '../fields/figure-units.ts'
import type { FieldName } from '../fields.ts'
import { RENT_UNITS, type RentUnit } from '../format.ts'
import { isSortedField, type SortedField } from '../sort.ts'

/** Columns that every table has, or that others replace: not offered for choice. */
type Apart = 'name' | 'custom' | 'rentBasisAssumed' | 'id' | 'pdfUrl'
export type FieldColumn = Exclude<FieldName, Apart>
/** What is worked out of several fields. */
export type OtherColumn = 'distance' | 'amenities' | ComputedFieldName
/** A column of a table of properties, after the one of their names. */
export type TableColumn = FieldColumn | CustomColumn | OtherColumn

const APART: readonly FieldName[] = [
  'name',
  'custom',
  'rentBasisAssumed',
  'id',
  'pdfUrl',
] satisfies readonly Apart[]

/** In the order of the registry. */
export const FIELD_COLUMNS = fieldsWhere<FieldColumn>(() => true).filter((name) => !APART.includes(name))

/** The field that a column shows as it is; null for any other. */
export function fieldOfColumn(column: TableColumn): FieldColumn | null {
  return isFieldName(column) && !APART.includes(column) ? (column as FieldColumn) : null
}

export function isTableColumn(text: string): text is TableColumn {
  if (text === 'distance' || text === 'amenities' || isComputedField(text)) return true
  const custom = customNameOf(text)
  if (custom !== null) return custom !== ''
  return isFieldName(text) && !APART.includes(text)
}

/** What a list of columns calls it. */
export function columnName(column: TableColumn): string {
  if (column === 'distance') return 'Distance'
  if (column === 'amenities') return 'Amenities'
  if (isComputedField(column)) return COMPUTED_NAMES[column].label
  const field = fieldOfColumn(column)
  return field === null ? customLabel(customNameOf(column) ?? column) : fieldOf(field).label
}

/** What stands over it, with a unit where its cells have none. */
export function columnHead(column: TableColumn, unit: RentUnit): string {
  const field = fieldOfColumn(column)
  if (isComputedField(column)) return `${COMPUTED_NAMES[column].short} ${RENT_UNITS[unit]}`
  if (field === null) return columnName(column)
  const { kind } = fieldOf(field)
  const label = shortLabel(field)
  if (kind !== 'figure' || label.includes('/')) return label
  const after = unitOf((fieldOf(field) as { unit: Parameters<typeof unitOf>[0] }).unit).beside?.(unit) ?? ''
  return after.startsWith('/') ? `${label} ${after}` : label
}

/** Figures and dates stand at the right. */
export function isFigureColumn(column: TableColumn): boolean {
  const field = fieldOfColumn(column)
  if (field === null) return column === 'distance' || isComputedField(column)
  const { kind } = fieldOf(field)
  return kind === 'figure' || kind === 'date'
}

/** The field that a column is sorted by; null where it is not sorted by one. */
export function sortedFieldOf(column: TableColumn): SortedField | null {
  const field = fieldOfColumn(column)
  return field !== null && isSortedField(field) ? field : null
}
