import { type Book, overlay } from '../../../sync/book/book.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

/** Properties of which all but the last stand in the snapshot. Those without coordinates of their own are in Houston. */
export function bookOf(...given: readonly Partial<Property>[]): Book {
  const properties = given.map((one, i) =>
    makeProperty({ id: `p${i}`, latitude: (2980 + i) / 100, longitude: -95.4, ...one }),
  )
  const last = properties.at(-1)
  const changes = last === undefined ? [] : [{ id: last.id, property: last }]
  return overlay(makeBase(1, properties.slice(0, -1)), changes)
}
