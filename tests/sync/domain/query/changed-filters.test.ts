import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMENITY_IDS } from '../../../../sync/domain/amenities/amenities.ts'
import type { PropertyFilter } from '../../../../sync/domain/criteria/filter.ts'
import { filterOf } from '../../../../sync/domain/criteria/filter-of.ts'
import { FILTER_PARTS, partValue, removeFromFilter } from '../../../../sync/domain/criteria/filter-parts.ts'
import { filterProblems } from '../../../../sync/domain/criteria/filter-problems.ts'
import { applyDraft } from '../../../../sync/domain/query/apply-draft.ts'
import { effectiveFilter } from '../../../../sync/domain/query/criteria.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { anyPhrases } from './query-phrases.ts'
import { vocabulary } from './query-vocabulary.ts'

const read = (words: string) => parseQuery(words, vocabulary)
const apply = (query: string, urlFilter: PropertyFilter, draft: PropertyFilter) =>
  applyDraft({ query, parsed: read(query), urlFilter, draft })

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
