import { amenityBits } from '../domain/amenities/amenity-bits.ts'
import type { Property } from '../domain/property.ts'
import { memoize } from '../memo.ts'
import { type BookColumns, flagOf } from './book-columns.ts'
import {
  COLUMN_NAMES,
  type ColumnName,
  FLAG_FIELDS,
  NUMBER_FIELDS,
  STRING_FIELD_NAMES,
  STRING_FIELDS,
} from './book-fields.ts'
import { growBytes } from './grow.ts'
import { lackingNumbers } from './number-column.ts'
import { createNumberColumnBuilder } from './number-column-builder.ts'
import { createStringColumnBuilder } from './string-column-builder.ts'

export interface ColumnsBuilder {
  add(property: Property): void
  /** The columns of all added rows. The builder cannot be used afterwards. */
  finish(): BookColumns
}

/** Turns properties into columns one at a time, keeping no property: all columns, or some. To read another throws. */
export function createColumnsBuilder(wanted: readonly ColumnName[] = COLUMN_NAMES): ColumnsBuilder {
  const isWanted = (column: ColumnName) => wanted.includes(column)
  const strings = STRING_FIELD_NAMES.filter(isWanted).map((field) => ({
    field,
    column: createStringColumnBuilder(STRING_FIELDS[field]),
  }))
  const numbers = NUMBER_FIELDS.filter(isWanted).map((field) => ({
    field,
    column: createNumberColumnBuilder(),
  }))
  const flags = FLAG_FIELDS.filter(isWanted).map((field) => ({ field, values: new Uint8Array(16) }))
  const hasAmenities = isWanted('amenities')
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
      if (hasAmenities) {
        amenities = growBytes(amenities, rows + 1)
        amenities[rows] = amenityBits(property)
      }
      rows++
    },
    finish() {
      const lacking = memoize(() => lackingNumbers(rows))
      const found = hasAmenities ? amenities.slice(0, rows) : null
      return {
        rows,
        strings: recordOf(STRING_FIELD_NAMES, strings, ({ column }) => column.finish()),
        numbers: recordOf(NUMBER_FIELDS, numbers, ({ column }) => column.finish() ?? lacking()),
        flags: recordOf(FLAG_FIELDS, flags, ({ values }) => values.slice(0, rows)),
        get amenities() {
          return found ?? notBuilt('amenities')
        },
      }
    },
  }
}

/** Some entries of a record. A missing one throws where it is read. */
function recordOf<K extends ColumnName, Built extends { readonly field: K }, V>(
  all: readonly K[],
  built: readonly Built[],
  made: (one: Built) => V,
): Readonly<Record<K, V>> {
  const entries = built.map((one) => [one.field, made(one)] as const)
  const record = Object.fromEntries(entries) as Record<K, V>
  for (const key of all) {
    if (!(key in record)) Object.defineProperty(record, key, { get: () => notBuilt(key) })
  }
  return record
}

function notBuilt(column: ColumnName): never {
  throw new Error(`The column ${column} was not built.`)
}
