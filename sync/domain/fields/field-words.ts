import { formatPartialDate } from '../dates/format-date.ts'
import { FIELDS, type FieldName } from '../fields.ts'
import type { RentUnit } from '../format.ts'
import type { PropertyValue } from '../property.ts'
import { fieldOf } from './field-list.ts'
import { unitOf } from './figure-units.ts'

/** Whether a text is the name of a field. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

/** A value of a field with its unit, as a sentence has it: `$0.95/SF/mo`, `26 ft`, `Mar 2031`; `none` where it is unknown. */
export function valueInWords(name: FieldName, value: PropertyValue, unit: RentUnit): string {
  const field = fieldOf(name)
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return field.kind === 'date' ? formatPartialDate(value, 'short') : value
  if (field.kind !== 'figure') return String(value)
  const { show, beside } = unitOf(field.unit)
  const after = beside?.(unit) ?? ''
  return `${show(value, unit)}${after.startsWith('/') || after === '' ? after : ` ${after}`}`
}
