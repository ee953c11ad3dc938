import type { Criterion } from '../../../../../sync/domain/criteria/criterion.ts'
import type { Vocabulary } from '../../../../../sync/domain/query/vocabulary/vocabulary.ts'
import type { SortBy } from '../../../../../sync/domain/sort.ts'

/** What a broker types, and all that it asks for; of the order of the criteria nothing is said. */
export type BrokerQuestion = readonly [words: string, criteria: readonly Criterion[], sort?: SortBy]

const PLACES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  ontario: [34.0633, -117.6509],
  fontana: [34.0922, -117.435],
  'rancho cucamonga': [34.1064, -117.5931],
  chino: [34.0122, -117.6889],
  riverside: [33.9806, -117.3755],
  'city of industry': [34.0197, -117.9587],
  commerce: [34.0006, -118.1598],
  carson: [33.8317, -118.2817],
  'long beach': [33.7701, -118.1937],
  houston: [29.7604, -95.3698],
  katy: [29.7858, -95.8245],
  dallas: [32.7767, -96.797],
  'grand prairie': [32.746, -96.9978],
  '91761': [34.0354, -117.5936],
  '77041': [29.8602, -95.5814],
}

/** The words of a book of two markets, with towns whose names are words of the trade. */
export const bookWords: Vocabulary = {
  propertyTypes: ['Manufacturing', 'Distribution', 'Warehouse', 'Office', 'Flex', 'Truck Terminal', 'R&D'],
  cities: [
    'Ontario',
    'Fontana',
    'Rancho Cucamonga',
    'Chino',
    'Riverside',
    'City of Industry',
    'Commerce',
    'Carson',
    'Long Beach',
    'Santa Fe Springs',
    'Houston',
    'Katy',
    'Sugar Land',
    'Dallas',
    'Grand Prairie',
    'Fort Worth',
  ],
  states: ['CA', 'TX'],
  zips: ['91761', '92335', '77041', '75050'],
  tenants: ['Orbit Freight', 'Sunbelt Foods Inc', 'Harbor Steel Supply', 'Katy Freight Lines', 'Zephyr'],
  landlordFirms: ['Granite Industrial Trust', 'Mesa Logistics REIT', 'Overland Properties', 'Keystone'],
  brokerNames: ['Maria Lopez', 'John Park', 'Ted Nguyen'],
  brokerFirms: ['Summit & Lake', 'Meridian Industrial Advisors', 'BKR'],
  buyers: ['Palmetto Fund II'],
  sellers: ['Old Mill Partners'],
  placeOf(name) {
    const place = PLACES[name.toLowerCase()]
    const written = [...bookWords.cities, ...bookWords.zips].find(
      (value) => value.toLowerCase() === name.toLowerCase(),
    )
    if (place === undefined || written === undefined) return null
    return { name: written, latitude: place[0], longitude: place[1] }
  },
}

/** A port or an airport of the tables. */
export function nearHub(name: string, latitude: number, longitude: number, miles = 10): Criterion {
  return { kind: 'zone', names: [name], circles: [{ latitude, longitude, miles }], around: miles, not: false }
}

/** A road that no property of the book is on. */
export function onUnknownRoad(name: string): Criterion {
  return { kind: 'zone', names: [name], circles: [], around: null, not: false }
}

export function near(place: string, miles = 10): Criterion {
  const at = bookWords.placeOf(place)
  if (at === null) throw new Error(`${place} has no coordinates.`)
  return { kind: 'near', place: at.name, latitude: at.latitude, longitude: at.longitude, miles }
}
