import { EVERY_ROW, type RowSet } from '../../../sync/assistant/row-set.ts'
import { haversineMiles } from '../../../sync/domain/area/coordinates.ts'
import { formatFeet, formatMiles, formatRent, formatSquareFeet } from '../../../sync/domain/format.ts'
import { hasCoordinates, type Property } from '../../../sync/domain/property.ts'
import type { Ledger } from './figure-index.ts'
import type { ToldRow } from './tool-output.ts'

/** The one row of a property. */
export function rowOf({ id }: Pick<Property, 'id'>): RowSet {
  return { ...EVERY_ROW, ids: [id] }
}

/** A row with its figures linked to it. */
export function toldRow(property: Property, { criteria }: RowSet, ledger: Ledger): ToldRow {
  const rows = rowOf(property)
  const { name, rentPerSf, squareFootage, clearHeight } = property
  const place = criteria.find((asked) => asked.kind === 'near')
  const miles =
    place !== undefined && hasCoordinates(property) ? formatMiles(haversineMiles(place, property)) : null
  return {
    id: property.id,
    name: ledger.figure(name, '', rows),
    city: property.city,
    propertyType: property.propertyType,
    rent: rentPerSf === null ? null : ledger.figure(formatRent(rentPerSf, 'month'), 'rent', rows),
    squareFeet: squareFootage === null ? null : ledger.figure(formatSquareFeet(squareFootage), 'size', rows),
    clearHeight: clearHeight === null ? null : ledger.figure(formatFeet(clearHeight), 'clear height', rows),
    yearBuilt: property.yearBuilt,
    leaseType: property.leaseType,
    distance: miles === null ? null : ledger.figure(miles, 'distance', rows),
  }
}
