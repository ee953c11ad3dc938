import { expect, test } from 'vitest'
import { cornersOf } from '../../../../sync/domain/area/area.ts'
import { criterion } from '../../../../sync/domain/criteria/criterion.ts'
import type { PropertyFilter } from '../../../../sync/domain/criteria/filter.ts'
import { filterOf } from '../../../../sync/domain/criteria/filter-of.ts'
import { parsedCriteriaOf } from '../../../../sync/domain/criteria/parsed-criteria.ts'
import { criteriaOf, effectiveCriteria, effectiveFilter } from '../../../../sync/domain/query/criteria.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  built,
  city,
  has,
  land,
  near,
  notCity,
  party,
  rent,
  size,
  state,
  text,
  type,
  under,
  vocabulary,
  zip,
} from './query-vocabulary.ts'

const read = (words: string) => parseQuery(words, vocabulary)
const effective = (query: string, urlFilter: PropertyFilter) =>
  effectiveCriteria(read(query), urlFilter, vocabulary)

test('a filter becomes criteria in the order of the panel', () => {
  const filter: PropertyFilter = {
    amenities: ['dock', 'crane'],
    yearBuiltMin: 1990,
    minSqft: 10_000,
    maxSqft: 20_000,
    maxRent: 0.95,
    location: 'houston',
    propertyTypes: ['Warehouse', 'Flex'],
  }
  expect(criteriaOf(filter, vocabulary)).toEqual([
    type('Warehouse', 'Flex'),
    city('Houston'),
    rent(null, 0.95),
    size(10_000, 20_000),
    built(1990, null),
    has('dock'),
    has('crane'),
  ])
  expect(criteriaOf({ propertyTypes: [], location: ' ', radius: 10, amenities: [] }, vocabulary)).toEqual([])
})

test.each<readonly [location: string, radius: number | undefined, criteria: readonly unknown[]]>([
  ['houston', undefined, [city('Houston')]],
  ['center', undefined, [city('Center')]],
  ['77041', undefined, [zip('77041')]],
  ['tx', undefined, [state('TX')]],
  ['Houston, TX', undefined, [city('Houston'), state('TX')]],
  ['Houston or Katy', undefined, [city('Houston', 'Katy')]],
  ['Huston', undefined, [city('Houston')]],
  ['hous', undefined, [city('Houston', 'South Houston')]],
  ['Gotham', undefined, [city('Gotham')]],
  ['near Katy', undefined, [near('Katy', 10)]],
  ['katy', 5, [near('Katy', 5)]],
  ['Katy, TX', 5, [near('Katy', 5)]],
  ['77041', 3, [near('77041', 3)]],
  ['Tomball', 5, [city('Tomball')]],
  ['Gotham', 5, [city('Gotham')]],
])('the location "%s" within %s miles is understood', (location, radius, criteria) => {
  const filter = radius === undefined ? { location } : { location, radius }
  expect(criteriaOf(filter, vocabulary)).toEqual(criteria)
})

test('the panel shows what it can of a query', () => {
  const query =
    'warehouse or office buildings in Houston TX $0.60-0.80 40k+ sf built after 2010 crane no yard 32 clear tiltwall'
  expect(filterOf(read(query))).toEqual({
    propertyTypes: ['Warehouse', 'Office'],
    location: 'Houston, TX',
    minRent: 0.6,
    maxRent: 0.8,
    minSqft: 40_000,
    minClearHeight: 32,
    yearBuiltMin: 2011,
    amenities: ['crane'],
  })
  expect(filterOf(read('within 5 miles of Katy'))).toEqual({ location: 'Katy', radius: 5 })
  expect(filterOf(read('not in Katy, no crane'))).toEqual({})
})

test("a query's words win over the filter, part by part", () => {
  const urlFilter: PropertyFilter = {
    propertyTypes: ['Office'],
    minRent: 0.5,
    maxRent: 2,
    location: 'Katy',
    radius: 10,
    amenities: ['dock'],
  }
  expect(effectiveFilter(urlFilter, filterOf(read('Houston under $1 with crane')))).toEqual({
    propertyTypes: ['Office'],
    minRent: 0.5,
    maxRent: 1,
    location: 'Houston',
    amenities: ['crane', 'dock'],
  })
})

test('chips stand for the query, then for what the filter adds, and last for the words', () => {
  const urlFilter: PropertyFilter = {
    propertyTypes: ['Office'],
    minRent: 0.5,
    maxRent: 2,
    location: 'Katy',
    radius: 5,
    minSqft: 1_000,
    maxSqft: 2_000,
    amenities: ['crane', 'dock'],
  }
  expect(effective('tiltwall under $1, crane, warehouse', urlFilter)).toEqual([
    { criterion: under(rent(null, 1)), from: { query: 0 } },
    { criterion: has('crane'), from: { query: 1 } },
    { criterion: type('Warehouse'), from: { query: 2 } },
    { criterion: near('Katy', 5), from: { filter: ['location', 'radius'] } },
    { criterion: rent(0.5, null), from: { filter: ['minRent'] } },
    { criterion: size(1_000, 2_000), from: { filter: ['minSqft', 'maxSqft'] } },
    { criterion: has('dock'), from: { filter: ['amenity:dock'] } },
    { criterion: text('tiltwall'), from: { query: 3 } },
  ])
  expect(effective('not in Spring', { location: 'Katy' })).toEqual([
    { criterion: notCity('Spring'), from: { query: 0 } },
    { criterion: city('Katy'), from: { filter: ['location', 'radius'] } },
  ])
})

test('what the map asks stands after the filter and before the words', () => {
  const area = cornersOf({ south: 29, west: -96, north: 30, east: -95 })
  const view = { south: 29.5, west: -95.5, north: 29.6, east: -95.4 }
  const asked = effectiveCriteria(read('tiltwall crane'), { minRent: 1 }, vocabulary, { area, view })
  expect(asked).toEqual([
    { criterion: has('crane'), from: { query: 0 } },
    { criterion: rent(1, null), from: { filter: ['minRent'] } },
    { criterion: { kind: 'area', ring: area }, from: { map: 'area' } },
    { criterion: { kind: 'view', ...view }, from: { map: 'view' } },
    { criterion: text('tiltwall'), from: { query: 1 } },
  ])
})

test('a place shown in the panel reads back as the criteria it was shown for', () => {
  for (const words of [
    'Houston or Katy',
    'Houston, TX',
    'Sugar Land 77041',
    'Texas',
    'near Katy',
    'St. Louis, MO',
  ]) {
    const criteria = read(words).criteria.map(({ criterion }) => criterion)
    expect(criteriaOf(filterOf(read(words)), vocabulary)).toEqual(criteria)
  }
})

test("a query gives the specification's parsed criteria", () => {
  expect(
    parsedCriteriaOf(
      read('warehouse in Houston 40-60k sf under $1, tenant Bayou Steel, listed by Jane, 5 acres'),
    ),
  ).toEqual({
    propertyTypes: ['Warehouse'],
    minRent: null,
    maxRent: 1,
    minSqft: 40_000,
    maxSqft: 60_000,
    location: 'Houston',
    tenant: 'Bayou Steel',
    brokerName: 'Jane Doe',
  })
  expect(parsedCriteriaOf(read('not leased to Acme, 2-5 acres'))).toEqual({
    propertyTypes: [],
    minRent: null,
    maxRent: null,
    minSqft: null,
    maxSqft: null,
    location: null,
    tenant: null,
    brokerName: null,
  })
  expect(read('not leased to Acme, 2-5 acres').criteria.map(({ criterion }) => criterion)).toEqual([
    party('tenant', 'Acme Logistics LLC', true),
    land(2, 5),
  ])
})

test('a bound of a date is a day that the calendar has', () => {
  const bound = (from: string) =>
    criterion.safeParse({ kind: 'date', field: 'expiration', from, to: null }).success
  expect(['2024-02-29', '2023-02-29', '2024-13-99', '2024-00-01', '2024-2-9'].map(bound)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
