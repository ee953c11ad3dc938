import { EVERY_ROW, type RowSet } from '../../../sync/assistant/row-set.ts'
import { haversineMiles } from '../../../sync/domain/area/distance.ts'
import { centerOf } from '../../../sync/domain/criteria/center-of.ts'
import { formatFeet, formatRent, formatSquareFeet } from '../../../sync/domain/format.ts'
import { formatDistance } from '../../../sync/domain/format-decimals.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { Findings } from './findings.ts'
import type { ToolRow } from './tool-output.ts'

/** The one row of a property. */
export function rowOf({ id }: Pick<Property, 'id'>): RowSet {
  return { ...EVERY_ROW, ids: [id] }
}

/** A row with its figures linked to it. */
export function toolRow(property: Property, { criteria }: RowSet, findings: Findings): ToolRow {
  const rows = rowOf(property)
  const { name, rentPerSf, squareFootage, clearHeight } = property
  const place = centerOf(criteria)
  const miles =
    place !== null && hasCoordinates(property) ? formatDistance(haversineMiles(place, property)) : null
  return {
    id: property.id,
    name: findings.figure(name, '', rows),
    city: property.city,
    propertyType: property.propertyType,
    rent: rentPerSf === null ? null : findings.figure(formatRent(rentPerSf, 'month'), 'rent', rows),
    squareFeet:
      squareFootage === null ? null : findings.figure(formatSquareFeet(squareFootage), 'size', rows),
    clearHeight: clearHeight === null ? null : findings.figure(formatFeet(clearHeight), 'clear height', rows),
    yearBuilt: property.yearBuilt,
    leaseType: property.leaseType,
    latitude: property.latitude,
    longitude: property.longitude,
    distance: miles === null ? null : findings.figure(miles, 'distance', rows),
  }
}
