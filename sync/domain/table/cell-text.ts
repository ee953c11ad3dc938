import { cardBadges } from '../amenities/amenity-badges.ts'
import { dayHere } from '../dates/days.ts'
import { formatPartialDate } from '../dates/format-date.ts'
import type { AssumedTerms } from '../economics/assumptions.ts'
import { computedField } from '../economics/computed-fields.ts'
import { type ComputedFieldName, isComputedField } from '../economics/computed-names.ts'
import { missingWords } from '../economics/missing-words.ts'
import { customNameOf, customValue } from '../fields/custom-fields.ts'
import { fieldOf } from '../fields/field-list.ts'
import { unitOf } from '../fields/figure-units.ts'
import { formatRent, type RentUnit } from '../format.ts'
import type { Property } from '../property.ts'
import { type FieldColumn, fieldOfColumn, type TableColumn } from './table-column.ts'

/** What a cell says; null where nobody knows it. Rents are worked out with what is assumed. */
export function cellText(
  property: Property,
  column: TableColumn,
  unit: RentUnit,
  assumed?: AssumedTerms,
): string | null {
  const field = fieldOfColumn(column)
  if (field !== null) return fieldText(property, field, unit)
  if (isComputedField(column)) return computedText(property, column, unit, assumed)
  if (column === 'amenities') return cardBadges(property).join(', ') || null
  const name = customNameOf(column)
  return name === null ? null : customValue(property.custom, name)
}

function fieldText(property: Property, name: FieldColumn, unit: RentUnit): string | null {
  const field = fieldOf(name)
  const value = property[name]
  if (value === null || value === '') return null
  if (typeof value === 'boolean')
    return (field.kind === 'flag' && field.said?.[value ? 0 : 1]) || yesOrNo(value)
  if (typeof value === 'number')
    return field.kind === 'figure' ? figureText(value, field.unit, unit) : String(value)
  return field.kind === 'date' ? formatPartialDate(monthOf(value), 'short') : value
}

/** A figure of a column with its unit. */
export function figureText(value: number, of: Parameters<typeof unitOf>[0], unit: RentUnit): string {
  if (of === 'moment') return formatPartialDate(dayHere(new Date(value)), 'short')
  if (of === 'months') return `${unitOf(of).bound(value, unit)} mo`
  return unitOf(of).show(value, unit)
}

/** Without a figure it says what is missing for one. */
function computedText(
  property: Property,
  name: ComputedFieldName,
  unit: RentUnit,
  assumed?: AssumedTerms,
): string {
  const { figure, missing } = computedField(name, property, assumed)
  return figure === null ? missingWords(missing) : formatRent(figure, unit)
}

/** A deal's age is read in months. */
function monthOf(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date.slice(0, 7) : date
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No')
