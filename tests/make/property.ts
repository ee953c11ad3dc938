import fc from 'fast-check'
import { EMPTY_PROPERTY } from '../../sync/domain/fields/empty-property.ts'
import { LEASE_TYPES } from '../../sync/domain/known-types.ts'
import type { Property } from '../../sync/domain/property.ts'

const EMPTY: Property = {
  ...EMPTY_PROPERTY,
  id: 'p1',
  name: 'Windfern Manufacturing Plant',
  sourceSheet: 'Sheet1',
  createdAt: 1_700_000_000_000,
  changedAt: null,
  rentChangedAt: null,
}

/** A property that states nothing but what is given. */
export function makeProperty(given: Partial<Property> = {}): Property {
  return { ...EMPTY, ...given }
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((s) => s.isWellFormed())
const oneOf = (...values: string[]) => fc.constantFrom(...values)
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100)

/** Properties with much in common, so that filters find some and ties happen, and with hostile text. */
export const anyProperty: fc.Arbitrary<Property> = fc
  .record({
    name: fc.oneof(oneOf('Gears Works', 'gears works', 'Clay Plant', 'Éclair Depot'), words),
    address: maybe(words),
    city: maybe(oneOf('Houston', 'houston', 'Katy', 'Sugar Land')),
    state: maybe(oneOf('TX', 'CA')),
    zip: maybe(oneOf('77041', '07001')),
    latitude: maybe(fc.double({ min: 29, max: 31, noNaN: true })),
    longitude: maybe(fc.double({ min: -96, max: -94, noNaN: true })),
    submarket: maybe(oneOf('Northwest', 'northwest', 'Hwy 290')),
    propertyType: maybe(oneOf('Manufacturing', 'Distribution', 'Warehouse', 'Office', 'Flex')),
    rentPerSf: maybe(
      fc.oneof(
        cents(2),
        fc.integer({ min: 0, max: 20_000 }).map((n) => n / 10_000),
      ),
    ),
    leaseType: maybe(fc.constantFrom(...LEASE_TYPES)),
    squareFootage: maybe(fc.integer({ min: 0, max: 500_000 })),
    landSizeAcres: maybe(fc.double({ min: 0, max: 100, noNaN: true })),
    clearHeight: maybe(fc.constantFrom(18, 24, 24.5, 32, 36)),
    yearBuilt: maybe(fc.integer({ min: 1950, max: 2026 })),
    notes: maybe(
      fc.oneof(oneOf('10-ton crane, 12 dock-high doors', '400A 3-phase power, fenced yard'), words),
    ),
    tenant: maybe(oneOf('Bayou Pipe', 'Bluebonnet Foods')),
    brokerName: maybe(oneOf('José Peña', 'Ann Lee')),
    dockDoors: maybe(fc.integer({ min: 0, max: 60 })),
    craneTons: maybe(fc.constantFrom(5, 10, 20)),
    rail: maybe(fc.boolean()),
    rentBasisAssumed: fc.boolean(),
  })
  .map((given) => makeProperty(given as Partial<Property>))

/** Properties with different ids, in order of id. */
export const anyBook: fc.Arbitrary<Property[]> = fc
  .array(anyProperty, { maxLength: 60 })
  .map((properties) => properties.map((p, i) => ({ ...p, id: `id-${String(i).padStart(4, '0')}` })))
