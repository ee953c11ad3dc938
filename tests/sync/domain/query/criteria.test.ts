import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMENITY_IDS } from '../../../../sync/domain/amenities/amenities.ts'
import { cornersOf } from '../../../../sync/domain/area/area.ts'
import { criterion } from '../../../../sync/domain/criteria/criterion.ts'
import type { PropertyFilter } from '../../../../sync/domain/criteria/filter.ts'
import { filterOf } from '../../../../sync/domain/criteria/filter-of.ts'
import { FILTER_PARTS, partValue, removeFromFilter } from '../../../../sync/domain/criteria/filter-parts.ts'
import { filterProblems } from '../../../../sync/domain/criteria/filter-problems.ts'
import { parsedCriteriaOf } from '../../../../sync/domain/criteria/parsed-criteria.ts'
import { applyDraft } from '../../../../sync/domain/query/apply-draft.ts'
import { criteriaOf, effectiveCriteria, effectiveFilter } from '../../../../sync/domain/query/criteria.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { anyPhrases } from './query-phrases.ts'
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
const apply = (query: string, urlFilter: PropertyFilter, draft: PropertyFilter) =>
  applyDraft({ query, parsed: read(query), urlFilter, draft })

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

test('a chip of the filter can be removed from it', () => {
  const filter: PropertyFilter = {
    minSqft: 1,
    maxSqft: 2,
    location: 'Katy',
    radius: 5,
    amenities: ['crane', 'dock'],
  }
  expect(removeFromFilter(filter, ['minSqft', 'maxSqft'])).toEqual({
    location: 'Katy',
    radius: 5,
    amenities: ['crane', 'dock'],
  })
  expect(removeFromFilter(filter, ['location', 'radius', 'amenity:crane'])).toEqual({
    minSqft: 1,
    maxSqft: 2,
    amenities: ['dock'],
  })
  expect(removeFromFilter({ amenities: ['crane'] }, ['amenity:crane'])).toEqual({})
})

test('a draft takes over the words of the parts it changes', () => {
  const query = 'manufacturing in Houston under $0.95/sf, tiltwall'
  const draft = { propertyTypes: ['Manufacturing'], location: 'Houston', maxRent: 0.9, minSqft: 10_000 }
  expect(apply(query, {}, draft)).toEqual({
    query: 'manufacturing in Houston, tiltwall',
    filter: { maxRent: 0.9, minSqft: 10_000 },
  })
  expect(apply(query, { minRent: 0.5 }, {})).toEqual({ query: 'tiltwall', filter: {} })
})

test('the bound a draft leaves alone survives the words both were in', () => {
  expect(
    apply('warehouse $0.60-0.80', {}, { propertyTypes: ['Warehouse'], minRent: 0.6, maxRent: 0.9 }),
  ).toEqual({
    query: 'warehouse',
    filter: { minRent: 0.6, maxRent: 0.9 },
  })
})

test('unticking an amenity cuts its words alone', () => {
  expect(
    apply(
      'with crane and office in Katy',
      { amenities: ['dock'] },
      { location: 'Katy', amenities: ['office', 'dock'] },
    ),
  ).toEqual({ query: 'with office in Katy', filter: { amenities: ['dock'] } })
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const anyFilter: fc.Arbitrary<PropertyFilter> = fc
  .record({
    propertyTypes: maybe(
      fc.shuffledSubarray(['Manufacturing', 'Warehouse', 'Office', 'Flex'], { minLength: 1 }),
    ),
    minRent: maybe(fc.constantFrom(0.5, 0.6)),
    maxRent: maybe(fc.constantFrom(0.8, 0.95)),
    minSqft: maybe(fc.constantFrom(20_000, 40_000)),
    maxSqft: maybe(fc.constantFrom(50_000)),
    location: maybe(fc.constantFrom('Houston', 'Katy', '77041', 'Texas')),
    radius: maybe(fc.constantFrom(5, 10)),
    yearBuiltMin: maybe(fc.constantFrom(1990, 2011)),
    yearBuiltMax: maybe(fc.constantFrom(1999)),
    amenities: maybe(fc.shuffledSubarray([...AMENITY_IDS], { minLength: 1 })),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))

const shown = (filter: PropertyFilter) => FILTER_PARTS.map((part) => [part, partValue(filter, part)])

test('once a draft is applied it is the filter in force', () => {
  fc.assert(
    fc.property(anyPhrases, anyFilter, anyFilter, (phrases, urlFilter, draft) => {
      const { query, filter } = apply(phrases.map(({ words }) => words).join(', '), urlFilter, draft)
      expect(shown(effectiveFilter(filter, filterOf(read(query))))).toEqual(shown(draft))
    }),
    { numRuns: 500 },
  )
})

test('a draft that changes nothing changes nothing', () => {
  fc.assert(
    fc.property(anyPhrases, anyFilter, (phrases, urlFilter) => {
      const query = phrases.map(({ words }) => words).join(', ')
      const draft = effectiveFilter(urlFilter, filterOf(read(query)))
      const applied = apply(query, urlFilter, draft)
      expect(applied.query).toBe(query)
      expect(shown(applied.filter)).toEqual(shown(urlFilter))
    }),
  )
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

test('a filter that contradicts itself is told so by field', () => {
  expect(filterProblems({ minRent: 1, maxRent: 0.5, minSqft: 1, maxSqft: 1 })).toEqual([
    { parts: ['minRent', 'maxRent'], message: 'Minimum rent is above maximum rent' },
  ])
  expect(
    filterProblems({
      minSqft: 2,
      maxSqft: 1,
      yearBuiltMin: 2000,
      yearBuiltMax: 1990,
      minRent: -1,
      radius: 0,
    }),
  ).toEqual([
    { parts: ['minRent'], message: 'Minimum rent is below zero' },
    { parts: ['minSqft', 'maxSqft'], message: 'Minimum size is above maximum size' },
    { parts: ['yearBuiltMin', 'yearBuiltMax'], message: 'Minimum year built is above maximum year built' },
    { parts: ['radius'], message: 'Radius must be above zero' },
  ])
  expect(filterProblems({})).toEqual([])
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
