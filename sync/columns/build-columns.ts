import { amenityBits } from '../domain/amenities/amenity-bits.ts'
import type { Property } from '../domain/property.ts'
import { type BookColumns, flagOf } from './book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES, STRING_FIELDS } from './book-fields.ts'
import { cutFloats, growBytes, growFloats } from './grow.ts'
import { compactNumbers } from './number-column.ts'
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
  const numbers = NUMBER_FIELDS.map((field) => ({ field, values: new Float64Array(0) }))
  const flags = FLAG_FIELDS.map((field) => ({ field, values: new Uint8Array(16) }))
  let amenities = new Uint8Array(16)
  let rows = 0

  return {
    add(property) {
      for (const { field, column } of strings) column.add(property[field])
      for (const entry of numbers) {
        const value = property[entry.field] ?? Number.NaN
        // Most sources lack many fields: a column takes no room before its first value.
        if (entry.values.length === 0) {
          if (Number.isNaN(value)) continue
          entry.values = new Float64Array(rows + 16).fill(Number.NaN)
        }
        entry.values = growFloats(entry.values, rows + 1)
        entry.values[rows] = value
      }
      for (const entry of flags) {
        entry.values = growBytes(entry.values, rows + 1)
        entry.values[rows] = flagOf(property[entry.field])
      }
      amenities = growBytes(amenities, rows + 1)
      amenities[rows] = amenityBits(property)
      rows++
    },
    finish() {
      return {
        rows,
        strings: Object.fromEntries(
          strings.map(({ field, column }) => [field, column.finish()]),
        ) as BookColumns['strings'],
        numbers: Object.fromEntries(
          numbers.map((entry) => {
            const isLacking = entry.values.length === 0
            const values = isLacking ? new Float64Array(rows).fill(Number.NaN) : cutFloats(entry.values, rows)
            const column = compactNumbers(values)
            if (column.kind === 'scaled') values.buffer.transfer(0)
            return [entry.field, column]
          }),
        ) as BookColumns['numbers'],
        flags: Object.fromEntries(
          flags.map(({ field, values }) => [field, values.slice(0, rows)]),
        ) as BookColumns['flags'],
        amenities: amenities.slice(0, rows),
      }
    },
  }
}
