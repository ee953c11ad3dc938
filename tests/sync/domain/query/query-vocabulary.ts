import type { AmenityId } from '../../../../sync/domain/amenities/amenities.ts'
import type {
  DateField,
  PartyField,
  RangeField,
  WordField,
} from '../../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'

const PLACES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  houston: [29.7604, -95.3698],
  katy: [29.7858, -95.8245],
  'sugar land': [29.6197, -95.6349],
  'deer park': [29.7052, -95.1238],
  '77041': [29.8602, -95.5814],
}

/** The words of a small book around Houston. Nothing in Tomball has coordinates. */
export const vocabulary: Vocabulary = {
  propertyTypes: ['Warehouse', 'Manufacturing', 'Flex', 'Cold Storage', 'Industrial'],
  cities: [
    'Houston',
    'Katy',
    'Sugar Land',
    'Deer Park',
    'Spring',
    'La Porte',
    'South Houston',
    'Missouri City',
    'The Woodlands',
    'Fort Worth',
    'St. Louis',
    'Tomball',
    'Center',
  ],
  states: ['TX', 'MO'],
  zips: ['77041', '77032', '07001'],
  tenants: ['Acme Logistics LLC', 'Bayou Steel', 'Bayou Pipe Supply', 'Katy Freight Lines'],
  landlordFirms: ['Trinity Basin Properties', 'Lone Pine Capital', 'Port City REIT'],
  brokerNames: ['Jane Doe', 'John Smith'],
  brokerFirms: ['Brazos Industrial Advisors', 'Gulf & Main'],
  buyers: ['Palmetto Fund II'],
  sellers: ['Old Mill Partners'],
  placeOf(name) {
    const place = PLACES[name.toLowerCase()]
    const written = [...vocabulary.cities, ...vocabulary.zips].find(
      (value) => value.toLowerCase() === name.toLowerCase(),
    )
    if (place === undefined || written === undefined) return null
    return { name: written, latitude: place[0], longitude: place[1] }
  },
}

const word = (field: WordField, anyOf: string[], not = false): Criterion => ({
  kind: 'word',
  field,
  anyOf,
  not,
})
export const type = (...anyOf: string[]) => word('propertyType', anyOf)
export const city = (...anyOf: string[]) => word('city', anyOf)
export const notCity = (...anyOf: string[]) => word('city', anyOf, true)
export const state = (...anyOf: string[]) => word('state', anyOf)
export const zip = (...anyOf: string[]) => word('zip', anyOf)
export const notZip = (...anyOf: string[]) => word('zip', anyOf, true)
export const lease = (...anyOf: string[]) => word('leaseType', anyOf)
export const notLease = (...anyOf: string[]) => word('leaseType', anyOf, true)
export const notType = (...anyOf: string[]) => word('propertyType', anyOf, true)

const date =
  (field: DateField) =>
  (from: string | null, to: string | null): Criterion => ({ kind: 'date', field, from, to })
export const signed = date('dateSigned')
export const commencing = date('commencement')
export const expiring = date('expiration')
export const sold = date('saleDate')
export const rail = (not = false): Criterion => ({ kind: 'rail', not })
export const has = (amenity: AmenityId): Criterion => ({ kind: 'amenity', amenity, not: false })
export const lacks = (amenity: AmenityId): Criterion => ({ kind: 'amenity', amenity, not: true })
export const party = (field: PartyField, text: string, not = false): Criterion => ({
  kind: 'party',
  field,
  text,
  not,
})
/** A place that nobody knows: near it, within so many miles. */
export const unknownPlace = (name: string, miles = 10): Criterion => ({
  kind: 'zone',
  names: [name],
  circles: [],
  around: miles,
  not: false,
})
export const text = (words: string): Criterion => ({ kind: 'text', text: words })

const range =
  (field: RangeField) =>
  (min: number | null, max: number | null): Criterion => ({ kind: 'range', field, min, max })
/** The same range without its first end, and without its last. */
export const over = (criterion: Criterion): Criterion =>
  criterion.kind === 'range' ? { ...criterion, exclusiveMin: true } : criterion
export const under = (criterion: Criterion): Criterion =>
  criterion.kind === 'range' ? { ...criterion, exclusiveMax: true } : criterion
export const rent = range('rentPerSf')
export const size = range('squareFootage')
export const land = range('landSizeAcres')
export const clear = range('clearHeight')
export const built = range('yearBuilt')
export const docks = range('dockDoors')
export const gradeDoors = range('gradeDoors')
export const craneTons = range('craneTons')
export const truckCourt = range('truckCourtFeet')
export const stalls = range('trailerStalls')
export const officeSf = range('officeSf')
export const officePercent = range('officePercent')
export const opex = range('opexPerSf')
export const ti = range('tiPerSf')
export const freeRent = range('freeRentMonths')
export const term = range('leaseTerm')
export const escalation = range('rentEscalationPct')
export const salePrice = range('salePrice')
export const salePricePerSf = range('salePricePerSf')

export function near(place: string, miles: number): Criterion {
  const at = vocabulary.placeOf(place)
  if (at === null) throw new Error(`${place} has no coordinates.`)
  return { kind: 'near', place: at.name, latitude: at.latitude, longitude: at.longitude, miles }
}
