import { amenityBits } from '../domain/amenities/amenity-bits.ts'
import type { Property } from '../domain/property.ts'
import { memoize } from '../memo.ts'
import { type BookColumns, flagOf } from './book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES, STRING_FIELDS } from './book-fields.ts'
import { growBytes } from './grow.ts'
import { lackingNumbers } from './number-column.ts'
import { createNumberColumnBuilder } from './number-column-builder.ts'
import { createStringColumnBuilder } from './string-column-builder.ts'

export interface ColumnsBuilder {
  add(property: Property): void
  /** The columns of all added rows. The builder cannot be used afterwards. */
  finish(): BookColumns
}

/** Turns properties into columns one at a time, keeping no property. */
export function createColumnsBuilder(): ColumnsBuilder {
  const strings = STRING_FIELD_NAMES.map((field) => ({
    field,
    column: createStringColumnBuilder(STRING_FIELDS[field]),
  }))
  const numbers = NUMBER_FIELDS.map((field) => ({ field, column: createNumberColumnBuilder() }))
  const flags = FLAG_FIELDS.map((field) => ({ field, values: new Uint8Array(16) }))
  let amenities = new Uint8Array(16)
  let rows = 0

  return {
    add(property) {
      for (const { field, column } of strings) column.add(property[field])
      for (const { field, column } of numbers) column.add(property[field])
      for (const entry of flags) {
        entry.values = growBytes(entry.values, rows + 1)
        entry.values[rows] = flagOf(property[entry.field])
      }
      amenities = growBytes(amenities, rows + 1)
      amenities[rows] = amenityBits(property)
      rows++
    },
    finish() {
      const lacking = memoize(() => lackingNumbers(rows))
      return {
        rows,
        strings: Object.fromEntries(
          strings.map(({ field, column }) => [field, column.finish()]),
        ) as BookColumns['strings'],
        numbers: Object.fromEntries(
          numbers.map(({ field, column }) => [field, column.finish() ?? lacking()]),
        ) as BookColumns['numbers'],
        flags: Object.fromEntries(
          flags.map(({ field, values }) => [field, values.slice(0, rows)]),
        ) as BookColumns['flags'],
        amenities: amenities.slice(0, rows),
      }
    },
  }
}
