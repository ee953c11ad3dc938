import type { Book } from '../../book/book.ts'
import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import { stringAt, valueAt } from '../../columns/string-column.ts'
import { haversineMiles } from '../../domain/area/distance.ts'
import { addressLine } from '../../domain/place/address-line.ts'
import type { Geocoded } from '../../domain/place/geocoded.ts'

/** A property where it stands in a book. */
export interface PropertyRow {
  readonly columns: BookColumns
  readonly row: number
}

/** The parts of a book whose rows are shown, with the rows to pass over. */
export function shownParts({ base, extra, gone }: Book): { columns: BookColumns; gone: Uint8Array | null }[] {
  return [
    { columns: base.snapshot.columns, gone },
    { columns: extra, gone: null },
  ]
}

/** A row as a place, called by its address or else by its name. The row must have a point. */
export function propertyPlace({ strings, numbers }: BookColumns, row: number): Geocoded {
  const address = stringAt(strings.address, row)
  const line = addressLine({
    address,
    city: stringAt(strings.city, row),
    state: stringAt(strings.state, row),
    zip: stringAt(strings.zip, row),
  })
  return {
    latitude: numberAt(numbers.latitude, row),
    longitude: numberAt(numbers.longitude, row),
    precision: 'property',
    label: address === null ? (stringAt(strings.name, row) ?? line) : line,
    propertyId: valueAt(strings.id, row),
  }
}

/** Points nearer than this are the same place: several rows of one building. */
const SAME_PLACE_MILES = 0.25
/** Under one address the buildings of a large site stand this far apart; nobody could tell them from each other. */
const SAME_ADDRESS_MILES = 5

/** One of each place, the first. */
export function distinctPlaces(places: readonly Geocoded[]): Geocoded[] {
  const distinct: Geocoded[] = []
  for (const place of places) {
    if (!distinct.some((other) => isSame(place, other))) distinct.push(place)
  }
  return distinct
}

function isSame(a: Geocoded, b: Geocoded): boolean {
  return haversineMiles(a, b) < (a.label === b.label ? SAME_ADDRESS_MILES : SAME_PLACE_MILES)
}
