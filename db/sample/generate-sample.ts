import { EMPTY_PROPERTY } from '../../sync/domain/fields/empty-property.ts'
import type { ImportedProperty } from '../../sync/domain/property.ts'
import { BROKERS, type Broker } from './brokers.ts'
import { type Building, makeBuilding, type SampleType } from './buildings.ts'
import { LANDLORDS } from './firms.ts'
import { makeLease, makeOwnership } from './leases.ts'
import { makeNotes } from './notes.ts'
import { createRandom, kept, type Random } from './random.ts'
import { STREETS, type Street } from './streets.ts'
import { SUBMARKETS, type Submarket, type SubmarketId } from './submarkets.ts'

export interface SampleSize {
  seed: number
  /** How many properties. The first rows of a larger sample are those of a smaller one. */
  count: number
}

export interface SampleProperty extends ImportedProperty {
  area: SubmarketId
}

const NAME_ENDINGS: Record<SampleType, readonly string[]> = {
  Manufacturing: [
    'Manufacturing Plant',
    'Fabrication Center',
    'Production Facility',
    'Machine Works',
    'Industrial Works',
    'Service Center',
  ],
  Distribution: ['Distribution Center', 'Logistics Center', 'Cross-Dock', 'Trade Center'],
  Warehouse: ['Warehouse', 'Business Park', 'Commerce Center', 'Industrial Park', 'Storage & Flex'],
  Office: ['Office Building', 'Flex Center', 'Office Park', 'Tech Center'],
}
const SHARES = SUBMARKETS.map(({ share }) => share)

/** Invented industrial properties around Houston, the same ones for the same seed. No two share an address. */
export function generateSample({ seed, count }: SampleSize): SampleProperty[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, i) => makeProperty(createRandom(seed, i), taken))
}

function makeProperty(random: Random, taken: Set<string>): SampleProperty {
  const submarket = random.weighted(SUBMARKETS, SHARES)
  const street = random.pick(STREETS.get(submarket.id) ?? [])
  const building = makeBuilding(random, submarket)
  const along = random.next()
  const place = kept(random, 0.97, placeOn(random, street, along))
  const ownership = makeOwnership(random, building)
  const broker = kept(random, 0.96, pickBroker(random, ownership.landlordFirm))
  const address = makeAddress(street, along, taken)
  return {
    ...EMPTY_PROPERTY,
    area: submarket.id,
    name: makeName(random, submarket, street, building),
    address,
    city: street.city,
    state: 'TX',
    zip: street.zip,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    propertyType: building.type,
    rentBasisAssumed: false,
    ...building.facts,
    ...makeLease(random, submarket, building),
    ...ownership,
    brokerName: broker?.name ?? null,
    brokerFirm: broker?.firm ?? null,
    brokerPhone: broker?.phone ?? null,
    brokerEmail: broker?.email ?? null,
    pdfUrl: kept(
      random,
      0.24,
      `https://www.example.com/brochures/${address.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`,
    ),
    notes: makeNotes(random, submarket, building),
  }
}

/** A point on the street, set back from it on either side. Six decimals. */
function placeOn(
  random: Random,
  { from, to }: Street,
  along: number,
): { latitude: number; longitude: number } {
  const rise = to[0] - from[0]
  const run = to[1] - from[1]
  const length = Math.hypot(rise, run)
  const setBack = (random.chance(0.5) ? 1 : -1) * (0.0005 + random.next() * 0.0014)
  return {
    latitude: sixDecimals(from[0] + along * rise + (run / length) * setBack),
    longitude: sixDecimals(from[1] + along * run - (rise / length) * setBack),
  }
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

const SUITES = 26

/** The house number where the building stands, or the next free one, or a lettered suite in a full street. */
function makeAddress(
  { street, zip, numbers: [first, last] }: Street,
  along: number,
  taken: Set<string>,
): string {
  for (let suite = 0; suite <= SUITES * SUITES; suite++) {
    for (let step = 0; step < 8; step++) {
      const number = Math.round(first + along * (last - first)) + step * 5
      const address = `${number} ${street}${suite === 0 ? '' : `, Ste ${suite * 10 + step}`}`
      const key = `${address} ${zip}`
      if (taken.has(key)) continue
      taken.add(key)
      return address
    }
  }
  throw new RangeError(`${street} has no address left`)
}

function makeName(random: Random, submarket: Submarket, { street }: Street, { type }: Building): string {
  if (random.chance(0.3)) return `${random.pick(submarket.parks)} Bldg ${random.int(1, 24)}`
  const short = street.replace(/^[NSEW] /, '').replace(/ (?:Rd|St|Dr|Blvd|Ave|Pkwy|Ln)(?: [NSEW])?$/, '')
  return `${short} ${random.pick(NAME_ENDINGS[type])}`
}

/** The three people each landlord mostly lists with. */
const ROSTERS = new Map(
  LANDLORDS.map((firm, i) => [firm, [0, 25, 50].map((step) => (i * 7 + step) % BROKERS.length)]),
)

function pickBroker(random: Random, landlordFirm: string | null): Broker {
  const roster = landlordFirm === null || random.chance(0.35) ? undefined : ROSTERS.get(landlordFirm)
  return random.pick(roster === undefined ? BROKERS : roster.flatMap((i) => BROKERS[i] ?? []))
}
