import type { Property } from '../domain/property.ts'
import { type BookColumns, FLAG } from './book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from './book-fields.ts'
import { numberAt } from './number-column.ts'
import { stringAt } from './string-column.ts'

/** Makes the property of a row out of its columns. */
export function readProperty(columns: BookColumns, row: number): Property {
  const fields: Record<string, string | number | boolean | null> = {}
  for (const field of STRING_FIELD_NAMES) fields[field] = stringAt(columns.strings[field], row)
  for (const field of NUMBER_FIELDS) {
    const value = numberAt(columns.numbers[field], row)
    fields[field] = Number.isNaN(value) ? null : value
  }
  for (const field of FLAG_FIELDS) {
    const value = columns.flags[field][row]
    fields[field] = value === FLAG.missing ? null : value === FLAG.yes
  }
  // The columns were made from properties field by field, so that every field is here with its type.
  return fields as Property
}
