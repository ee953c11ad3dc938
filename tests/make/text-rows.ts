import type { StringColumn } from '../../sync/columns/string-column.ts'
import { createStringColumnBuilder } from '../../sync/columns/string-column-builder.ts'
import { TEXT_FIELDS, type TextField } from '../../sync/domain/fields/text-fields.ts'
import type { TextRow } from '../../sync/search/text-search.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { makeNotes } from './text-notes.ts'

const split = (words: string): string[] => words.split(' ')

const PLACES = split(
  'Houston Katy Baytown Pasadena Conroe Sugar Humble Tomball Cypress Spring Pearland Webster Channel Deer Fort Gulf Cedar Live Rose Stone Mill Clear Port Lake Bay North South West East Oak Pine River Prairie Willow Eagle Falcon Summit Harbor Canyon Peña',
)
const PLACE_ENDS = split(
  'land City Grove Park Point Hill Springs Creek wood ville Heights Bend Ridge Crossing Junction Cañon',
)
const FIRST_NAMES = split(
  'Jennifer Michael Maria David Sarah James Linda Robert Patricia John Ana Carlos José Emily Daniel Priya Omar Grace Kevin Laura Brian Nicole Steven Megan Hector Wendy Travis Renée Colin Paula',
)
const LAST_NAMES = split(
  'Garcia Smith Johnson Martinez Brown Nguyen Davis Wilson Peña Anderson Thomas Taylor Moore Jackson Martin Lee Thompson White Lopez Gonzalez Harris Clark Lewis Robinson Walker Young Hall Allen Núñez Wright',
)
const FIRM_HEADS = split(
  'Lonestar Bayou Gulfside Ironwood Crestline Northgate Bluebonnet Meridian Pinnacle Keystone Harborview Redfish Longhorn Cardinal Granite Silverado Brazos Trinity Vanguard Westmark Copperfield Highline Oakmont Stratum Paragon Tidewater Cobalt Sable Juniper Anchor',
)
const FIRM_TAILS = split(
  'Realty Partners|Industrial Trust|Logistics|Properties|Capital|Commercial|Development Group|Holdings LLC|Freight Systems|Supply Co|Manufacturing|Plastics|Foods|Energy Services|Packaging|Cold Storage'
    .replaceAll(' ', '_')
    .replaceAll('|', ' '),
).map((tail) => tail.replaceAll('_', ' '))
const STREETS = split(
  'Industrial Commerce Gateway Westpark Hempstead Clay Telge Fairbanks Brittmoore Gessner Tanner Kempwood Bingle Mangum Jacintoport Market Wallisville Fallbrook Greens Rankin Aldine Imperial Windfern Hollister Campbell Silber Wirt Antoine Perkins Emmett Lockwood Navigation Clinton Federal Holland Normandy Uvalde Sheldon Beltway Crosstimbers',
)
const STREET_ENDS = [
  'Blvd',
  'Dr',
  'Rd',
  'St',
  'Ave',
  'Ln',
  'Pkwy',
  'Ct',
  'Fwy',
  'Trace Dr',
  'Park Dr',
  'Crossing',
]
const PARK_KINDS = split(
  'Logistics_Center Business_Park Distribution_Center Industrial_Park Commerce_Center Trade_Center Warehouse Crossdock Tech_Park Distribution_Hub',
).map((kind) => kind.replaceAll('_', ' '))
const TYPES = ['Manufacturing', 'Distribution', 'Warehouse', 'Office', 'Flex', 'Cold Storage']
const STATES = ['TX', 'TX', 'TX', 'TX', 'TX', 'LA', 'OK', 'AZ', 'CA', 'GA']

/** What many rows share: about 290 cities, 390 landlords, 80 broker firms, 640 brokers, 1,500 tenants. */
function makeCast(random: SeededRandom) {
  const distinct = (count: number, make: () => string): string[] => {
    const made = new Set<string>()
    while (made.size < count) made.add(make())
    return [...made]
  }
  const firm = () =>
    `${random.pick(FIRM_HEADS)} ${random.chance(0.5) ? `${random.pick(STREETS)} ` : ''}${random.pick(FIRM_TAILS)}`
  const person = () =>
    `${random.pick(FIRST_NAMES)} ${random.chance(0.3) ? `${random.pick(split('A. B. C. J. M. R.'))} ` : ''}${random.pick(LAST_NAMES)}`
  return {
    cities: ['Houston', ...distinct(290, () => `${random.pick(PLACES)} ${random.pick(PLACE_ENDS)}`)],
    landlords: distinct(390, firm),
    brokers: distinct(640, person),
    brokerFirms: distinct(80, firm),
    tenants: distinct(1500, firm),
    streets: distinct(
      1800,
      () =>
        `${random.chance(0.5) ? `${random.pick(PLACES)} ` : ''}${random.pick(STREETS)} ${random.pick(STREET_ENDS)}`,
    ),
    parks: distinct(
      1200,
      () => `${random.pick([...PLACES, ...FIRM_HEADS])} ${random.pick(STREETS)} ${random.pick(PARK_KINDS)}`,
    ),
  }
}

/** Industrial listings as a text search sees them, always the same ones for a seed. */
export function makeTextRows(count: number, seed = 1): TextRow[] {
  const random = seededRandom(seed)
  const cast = makeCast(random)
  const maybe = (probability: number, value: () => string): string | null =>
    random.chance(probability) ? value() : null
  return Array.from({ length: count }, () => {
    const fields: Record<TextField, string | null> = {
      name: `${random.pick(cast.parks)} ${random.pick(['Bldg', 'Building', 'Phase', 'Unit', 'Suite'])} ${random.int(1, 900)}${random.chance(0.02) ? ' – Peña' : ''}`,
      address: maybe(0.98, () => `${random.int(100, 19999)} ${random.pick(cast.streets)}`),
      city: maybe(0.98, () => random.pickOften(cast.cities)),
      state: maybe(0.98, () => random.pick(STATES)),
      submarket: null,
      custom: null,
      tenant: maybe(0.7, () => random.pickOften(cast.tenants)),
      landlordFirm: maybe(0.85, () => random.pickOften(cast.landlords)),
      brokerName: maybe(0.9, () => random.pickOften(cast.brokers)),
      brokerFirm: maybe(0.9, () => random.pickOften(cast.brokerFirms)),
      seller: maybe(0.2, () => random.pickOften(cast.landlords)),
      buyer: maybe(0.2, () => random.pickOften(cast.landlords)),
      propertyType: maybe(0.97, () => random.pickOften(TYPES)),
      notes: maybe(0.94, () => makeNotes(random)),
    }
    return TEXT_FIELDS.map((field) => fields[field])
  })
}

const OWN_FIELDS: readonly TextField[] = ['name', 'address', 'notes']

/** Rows as the columns a text index is built from. */
export function textColumns(rows: readonly TextRow[]): Record<TextField, StringColumn> {
  const columns = TEXT_FIELDS.map((field, i) => {
    const builder = createStringColumnBuilder(OWN_FIELDS.includes(field) ? 'own' : 'shared')
    for (const row of rows) builder.add(row[i] ?? null)
    return [field, builder.finish()] as const
  })
  return Object.fromEntries(columns) as Record<TextField, StringColumn>
}
