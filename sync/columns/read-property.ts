import type { Property } from '../domain/property.ts'
import { type BookColumns, FLAG } from './book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from './book-fields.ts'
import { numberAt } from './number-column.ts'
import { stringAt } from './string-column.ts'

/** A property that states nothing. Copies share its shape, so that they are made and written as JSON in less time. */
const BLANK: Readonly<Record<string, string | number | boolean | null>> = Object.fromEntries(
  [...STRING_FIELD_NAMES, ...NUMBER_FIELDS, ...FLAG_FIELDS].map((field) => [field, null]),
)

/** Makes the property of a row out of its columns. */
export function readProperty(columns: BookColumns, row: number): Property {
  const fields = { ...BLANK }
  for (const field of STRING_FIELD_NAMES) {
    const value = stringAt(columns.strings[field], row)
    if (value !== null) fields[field] = value
  }
  for (const field of NUMBER_FIELDS) {
    const value = numberAt(columns.numbers[field], row)
    if (!Number.isNaN(value)) fields[field] = value
  }
  for (const field of FLAG_FIELDS) {
    const value = columns.flags[field][row]
    if (value !== FLAG.missing) fields[field] = value === FLAG.yes
  }
  // The columns were made from properties field by field, so that every field is here with its type.
  return fields as Property
}
