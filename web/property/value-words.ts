import { formatPartialDate } from '../../sync/domain/dates/format-date.ts'
import type { Field } from '../../sync/domain/fields/field-kinds.ts'
import { unitOf } from '../../sync/domain/fields/figure-units.ts'
import { NOT_AVAILABLE, type RentUnit } from '../../sync/domain/format.ts'
import type { PropertyValue } from '../../sync/domain/property.ts'
import { today } from '../exports/today.ts'

/** A value of a field as the dialog words it. */
export function valueWords(field: Field, value: PropertyValue, rentUnit: RentUnit): string {
  if (value === null) return NOT_AVAILABLE
  if (typeof value === 'boolean') {
    const [yes, no] = (field.kind === 'flag' && field.said) || ['Yes', 'No']
    return value ? yes : no
  }
  if (typeof value === 'string') return field.kind === 'date' ? formatPartialDate(value, 'short') : value
  if (field.kind !== 'figure') return String(value)
  if (field.unit === 'moment') return formatPartialDate(today(new Date(value)), 'short')
  const { show, beside } = unitOf(field.unit)
  return beside === undefined ? show(value, rentUnit) : `${show(value, rentUnit)} ${beside(rentUnit)}`
}
