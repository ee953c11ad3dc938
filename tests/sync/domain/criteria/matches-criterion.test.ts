import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMENITY_IDS } from '../../../../sync/domain/amenities/amenities.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { anyProperty, makeProperty } from '../../../make/property.ts'
import {
  city,
  has,
  lacks,
  near,
  notCity,
  over,
  party,
  rail,
  rent,
  signed,
  size,
  type,
  under,
} from '../query/query-vocabulary.ts'

const houston = makeProperty({
  city: 'HOUSTON',
  propertyType: 'Warehouse',
  rentPerSf: 0.95,
  tenant: 'Bayou Steel Works',
  latitude: 29.7604,
  longitude: -95.3698,
})
const crane = 1 << AMENITY_IDS.indexOf('crane')
type Judged = Exclude<Criterion, { kind: 'text' }>
const meets = (criterion: Criterion, bits = 0, property = houston) =>
  matchesCriterion(property, criterion as Judged, bits)

test('words are compared whole and without regard to case', () => {
  expect([city('houston'), city('Hous'), type('Office', 'WAREHOUSE')].map((c) => meets(c))).toEqual([
    true,
    false,
    true,
  ])
})

test('a name is found anywhere in a party', () => {
  expect(
    [party('tenant', 'STEEL'), party('tenant', 'Acme'), party('brokerName', 'a')].map((c) => meets(c)),
  ).toEqual([true, false, false])
})

test('bounds are inclusive, and a property without the figure is out', () => {
  const bounds = [rent(null, 0.95), rent(0.95, null), rent(0.951, null), rent(null, null), size(null, 9)]
  expect(bounds.map((c) => meets(c))).toEqual([true, true, false, true, false])
  expect(meets(size(null, null))).toBe(false)
})

test('a bound that is exclusive is out, and nothing beside it', () => {
  const bounds = [
    under(rent(null, 0.95)),
    under(rent(null, 0.9501)),
    over(rent(0.95, null)),
    over(rent(0.9499, null)),
  ]
  expect(bounds.map((c) => meets(c))).toEqual([false, true, false, true])
})

test('an amenity is its bit', () => {
  expect([
    meets(has('crane'), crane),
    meets(has('crane')),
    meets(lacks('crane'), crane),
    meets(lacks('dock')),
  ]).toEqual([true, false, false, true])
})

test('a date is in where all that it leaves open is in', () => {
  const dated = (dateSigned: string | null) => makeProperty({ dateSigned })
  const dates = [null, '2023', '2024', '2024-Q1', '2024-02', '2024-03', '2024-03-15', 'soon']
  const met = (criterion: Criterion) => dates.map((date) => meets(criterion, 0, dated(date)))
  expect(met(signed('2024-01-01', '2024-03-14'))).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
  ])
  expect(met(signed('2024-01-01', '2024-12-31'))).toEqual([false, false, true, true, true, true, true, false])
  expect(met(signed(null, '2023-12-31'))).toEqual([false, true, false, false, false, false, false, false])
})

test.each<[rail: boolean | null, notes: string | null, expected: boolean]>([
  [true, null, true],
  [true, 'No rail.', true],
  [false, 'rail served', false],
  [null, null, false],
  [null, 'Rail served, 12 dock doors', true],
  [null, 'BNSF rail spur', true],
  [null, 'no rail or crane', false],
  [null, 'handrails, next to the rail yard', false],
])('rail %j with the notes %j is %s', (served, notes, expected) => {
  const property = makeProperty({ rail: served, notes })
  expect([meets(rail(), 0, property), meets(rail(true), 0, property)]).toEqual([expected, !expected])
})

test('near needs coordinates within the miles', () => {
  expect([meets(near('Houston', 0)), meets(near('Katy', 27)), meets(near('Katy', 28))]).toEqual([
    true,
    false,
    true,
  ])
  expect(meets(near('Houston', 50), 0, makeProperty({ latitude: 29.7 }))).toBe(false)
})

test('an area and a view need coordinates in them', () => {
  const ring = [
    { latitude: 29.7, longitude: -95.4 },
    { latitude: 29.7, longitude: -95.3 },
    { latitude: 29.8, longitude: -95.35 },
  ]
  const view = (west: number): Criterion => ({ kind: 'view', south: 29, west, north: 29.7604, east: -95 })
  const there: Criterion = { kind: 'area', ring }
  expect([
    meets(there),
    meets({ kind: 'area', ring: ring.slice(1) }),
    meets(view(-96)),
    meets(view(-95.3)),
  ]).toEqual([true, false, true, false])
  const halfKnown = makeProperty({ latitude: 29.75 })
  expect([meets(there, 0, halfKnown), meets(view(-96), 0, halfKnown)]).toEqual([false, false])
})

test('a field is stated where it says anything, a zero and a no among it', () => {
  const given = { rentPerSf: null, dockDoors: 0, rail: false, tenant: '', saleDate: '2024' }
  const fields = ['rentPerSf', 'dockDoors', 'rail', 'tenant', 'saleDate', 'landlordFirm'] as const
  const met = (not: boolean) =>
    fields.filter((field) => meets({ kind: 'stated', field, not }, 0, makeProperty(given)))
  expect(met(false)).toEqual(['dockDoors', 'rail', 'saleDate'])
  expect(met(true)).toEqual(['rentPerSf', 'tenant', 'landlordFirm'])
})

test('a denial is the exact complement, also where the field is missing', () => {
  const anyDeniable = fc.constantFrom<Criterion>(
    city('Houston', 'Katy'),
    notCity('Katy'),
    type('Flex'),
    party('tenant', 'bayou'),
    has('crane'),
    { kind: 'stated', field: 'rentPerSf', not: false },
    { kind: 'stated', field: 'tenant', not: false },
    { kind: 'stated', field: 'rail', not: true },
  )
  fc.assert(
    fc.property(anyProperty, anyDeniable, fc.nat(63), (property, criterion, bits) => {
      if (!('not' in criterion)) return
      const denied = { ...criterion, not: !criterion.not }
      expect(meets(denied, bits, property)).toBe(!meets(criterion, bits, property))
    }),
  )
})
