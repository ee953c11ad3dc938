import { amenityBits } from '../domain/amenities/amenity-bits.ts'
import type { Property } from '../domain/property.ts'
import { lazyRecord } from '../memo.ts'
import { type BookColumns, flagOf } from './book-columns.ts'
import {
  FLAG_FIELDS,
  NUMBER_FIELDS,
  type NumberField,
  STRING_FIELD_NAMES,
  STRING_FIELDS,
  type StringField,
} from './book-fields.ts'
import { compactNumbers } from './number-column.ts'
import { createStringColumnBuilder } from './string-column-builder.ts'

/** Properties as columns. Each column is made when it is first read, because a question reads few of them. */
export function columnsOf(properties: readonly Property[]): BookColumns {
  let amenities: Uint8Array | undefined
  return {
    rows: properties.length,
    strings: lazyRecord(STRING_FIELD_NAMES, (field) => stringColumn(properties, field)),
    numbers: lazyRecord(NUMBER_FIELDS, (field) => compactNumbers(figures(properties, field))),
    flags: lazyRecord(FLAG_FIELDS, (field) =>
      Uint8Array.from(properties, (property) => flagOf(property[field])),
    ),
    get amenities() {
      amenities ??= Uint8Array.from(properties, amenitiesOf)
      return amenities
    },
  }
}

const knownAmenities = new WeakMap<Property, number>()

/**
 * Kept, because reading amenities from notes takes long, and a further change to the book leaves most properties as
 * they were.
 */
function amenitiesOf(property: Property): number {
  let bits = knownAmenities.get(property)
  if (bits === undefined) {
    bits = amenityBits(property)
    knownAmenities.set(property, bits)
  }
  return bits
}

function stringColumn(properties: readonly Property[], field: StringField) {
  const column = createStringColumnBuilder(STRING_FIELDS[field])
  for (const property of properties) column.add(property[field])
  return column.finish()
}

function figures(properties: readonly Property[], field: NumberField): Float64Array {
  const values = new Float64Array(properties.length)
  for (let row = 0; row < values.length; row++) values[row] = properties[row]?.[field] ?? Number.NaN
  return values
}
