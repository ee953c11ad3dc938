import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Book, overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { type Answer, RENT_BIN } from '../../../../sync/book/question/answer.ts'
import { ask, inOtherOrder } from '../../../../sync/book/question/ask.ts'
import { AMENITY_IDS } from '../../../../sync/domain/amenities/amenities.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import { type Bounds, boundsOf } from '../../../../sync/domain/area/coordinates.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { fieldOf } from '../../../../sync/domain/fields/field-list.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { SORT_BY, SORTS, type SortBy } from '../../../../sync/domain/sort.ts'
import { FUZZY_THRESHOLD, scoreProperty } from '../../../../sync/domain/words/fuzzy.ts'
import { makeBase } from '../../../make/book.ts'
import { anyOverlaidBook } from '../../../make/overlaid-book.ts'
import { makeProperty } from '../../../make/property.ts'
import { literalTests, type Test } from './literal-words.ts'

/** Around Houston, where the properties are. */
const anyCorner = fc.record({
  latitude: fc.double({ min: 28.5, max: 31.5, noNaN: true }),
  longitude: fc.double({ min: -96.5, max: -93.5, noNaN: true }),
})

const anyCriterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    kind: fc.constant('word' as const),
    field: fc.constantFrom('propertyType', 'city', 'leaseType'),
    anyOf: fc.subarray(['Houston', 'KATY', 'Warehouse', 'office', 'NNN', 'Nowhere'], { minLength: 1 }),
    not: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('party' as const),
    field: fc.constantFrom('tenant', 'brokerName'),
    text: fc.constantFrom('bayou', 'peña', 'zz'),
    not: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('holds' as const),
    field: fc.constantFrom('notes', 'address', 'sprinklers', 'custom'),
    anyOf: fc.subarray(['crane', 'E', '1', 'zz'], { minLength: 1 }),
    not: fc.boolean(),
  }),
  fc.record(
    {
      kind: fc.constant('holds' as const),
      field: fc.constant('custom' as const),
      column: fc.constantFrom('Bay', 'Yard'),
      anyOf: fc.constant([]),
      min: fc.constantFrom(0, 5),
      max: fc.constantFrom(6, 50),
      not: fc.boolean(),
    },
    { requiredKeys: ['kind', 'field', 'column', 'anyOf', 'min', 'not'] },
  ),
  fc.record({
    kind: fc.constant('range' as const),
    field: fc.constantFrom('rentPerSf', 'squareFootage', 'clearHeight', 'yearBuilt'),
    min: fc.constantFrom(null, 0, 0.5, 24, 1990),
    max: fc.constantFrom(null, 1, 32, 2010, 100_000),
  }),
  fc.record({
    kind: fc.constant('amenity' as const),
    amenity: fc.constantFrom(...AMENITY_IDS),
    not: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    field: fc.constantFrom('dateSigned', 'expiration'),
    from: fc.constantFrom(null, '2023-03-01', '2024-01-01'),
    to: fc.constantFrom(null, '2024-12-31', '2026-06-30'),
  }),
  fc.record({ kind: fc.constant('rail' as const), not: fc.boolean() }),
  fc.record({
    kind: fc.constant('near' as const),
    place: fc.constant('Houston'),
    latitude: fc.constant(29.76),
    longitude: fc.constant(-95.37),
    miles: fc.constantFrom(5, 40, 90),
  }),
  fc.record({
    kind: fc.constant('area' as const),
    ring: fc.array(anyCorner, { minLength: 3, maxLength: 12 }),
  }),
  fc
    .tuple(anyCorner, anyCorner)
    .map(([a, b]) => ({ kind: 'view' as const, ...(boundsOf([a, b]) as Bounds) })),
  fc.record({
    kind: fc.constant('text' as const),
    text: fc.constantFrom(
      'gears',
      'clay plnt',
      'gea wor',
      'é',
      'crane',
      'bayou fenced',
      'zz crane',
      'flx',
      'zz',
    ),
    similar: fc.constantFrom(undefined, true),
  }),
) as fc.Arbitrary<Criterion>

const found = (book: Book, answer: Answer): Property[] =>
  Array.from(answer.slots, (slot) => propertyAt(book, slot))
const ids = (properties: readonly Property[]): string[] => properties.map((p) => p.id)

const byName = (a: Property, b: Property): number => {
  const [x, y] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : 1
}

const sortValue = (value: number | string | boolean | null) =>
  typeof value === 'string' ? value.toLowerCase() : value === null ? Number.NaN : Number(value)

type SortValue = ReturnType<typeof sortValue>

/** `2024-Q2` as `2024-04-00`, and `2024` as `2024-00-00`: so complete, dates compare as texts. */
function wholeDate(date: unknown): string | null {
  if (typeof date !== 'string') return null
  const months = date.replace(/Q([1-4])/, (_, quarter) => String(Number(quarter) * 3 - 2).padStart(2, '0'))
  return `${months}-00-00`.slice(0, 10)
}

function inOrder(properties: readonly Property[], sort: SortBy): Property[] {
  const { field, descending } = SORTS[sort]
  const sign = descending ? -1 : 1
  return [...properties].sort((a, b) => {
    const isDate = fieldOf(field).kind === 'date'
    const [x, y] = [a, b].map((p) => sortValue(isDate ? wholeDate(p[field]) : p[field])) as [
      SortValue,
      SortValue,
    ]
    if (x === y) return byName(a, b)
    if (Number.isNaN(x)) return Number.isNaN(y) ? byName(a, b) : 1
    if (Number.isNaN(y)) return -1
    return (x < y ? -1 : 1) * sign
  })
}

test('the index finds, counts and orders exactly what looking at every property one by one does', () => {
  fc.assert(
    fc.property(
      anyOverlaidBook,
      fc.array(anyCriterion, { maxLength: 4 }),
      fc.constantFrom(...SORT_BY),
      ({ book, shown }, criteria, sort) => {
        const answer = ask(book, { criteria, sort })
        const tests = literalTests(shown, criteria)
        const passing = (those: readonly Test[]) => shown.filter((p) => those.every((test) => test(p)))
        const isMixed = answer.words.some(({ withSimilar }) => withSimilar)
        const order = (those: Property[]) => ids(isMixed ? those.sort(byName) : those)
        expect(order(found(book, answer))).toEqual(order(inOrder(passing(tests), sort)))
        expect(answer.left).toEqual(tests.map((_, i) => passing(tests.slice(0, i + 1)).length))
        expect(answer.without).toEqual(tests.map((_, i) => passing(tests.toSpliced(i, 1)).length))
      },
    ),
    { numRuns: 300 },
  )
})

test('another order of an answer is what asking in that order finds, and counts nothing anew', () => {
  fc.assert(
    fc.property(
      anyOverlaidBook,
      fc.array(anyCriterion, { maxLength: 3 }),
      fc.constantFrom(...SORT_BY),
      fc.constantFrom(...SORT_BY),
      ({ book }, criteria, first, other) => {
        const answer = ask(book, { criteria, sort: first })
        const turned = inOtherOrder(book, answer, { criteria, sort: other })
        expect(turned).toEqual(ask(book, { criteria, sort: other }))
        expect(turned.rents).toBe(answer.rents)
        expect(turned.facets).toBe(answer.facets)
      },
    ),
    { numRuns: 100 },
  )
})

test('a part of any text is found, missing texts but where it is denied, and a column of a source by its own name', () => {
  const base = makeBase(1, [
    makeProperty({ id: 'a', zoning: 'I-2 Heavy', custom: 'Bay: 40 x 50\nYard: paved' }),
    makeProperty({ id: 'b', zoning: 'C-1', custom: 'Bay: 50 x 52' }),
    makeProperty({ id: 'c', custom: 'Yard: 50 x 52' }),
  ])
  const changed = { id: 'd', property: makeProperty({ id: 'd', zoning: 'i-2', notes: 'I-2 nearby' }) }
  const book = overlay(base, [changed])
  const idsOf = (criterion: Criterion) =>
    ids(found(book, ask(book, { criteria: [criterion], sort: 'name_asc' }))).sort()
  const zoned = { kind: 'holds' as const, field: 'zoning' as const, anyOf: ['I-2'] }
  expect(idsOf({ ...zoned, not: false })).toEqual(['a', 'd'])
  expect(idsOf({ ...zoned, not: true })).toEqual(['b', 'c'])
  expect(idsOf({ ...zoned, anyOf: ['heavy', 'C-'], not: false })).toEqual(['a', 'b'])
  const bay = { kind: 'holds' as const, field: 'custom' as const, column: 'Bay', anyOf: ['50'] }
  expect(idsOf({ ...bay, not: false })).toEqual(['a', 'b'])
  expect(idsOf({ ...bay, anyOf: ['52'], not: false })).toEqual(['b'])
})

test('a column of figures of a source is asked for by from and to, both inclusive, whatever its unit', () => {
  const said = ['4', '5 bays', '$6.50', '1,200', '(3)', '5 x 5', '12/1/2024', 'none']
  const properties = said.map((value, i) => makeProperty({ id: `${i}`, custom: `Bays: ${value}` }))
  const book = overlay(makeBase(1, properties), [
    { id: 'x', property: makeProperty({ id: 'x', custom: 'Bays: 5' }) },
    { id: 'y', property: makeProperty({ id: 'y', custom: 'Other: 5' }) },
  ])
  const idsOf = (bounds: { min?: number; max?: number }, not = false) => {
    const of = { kind: 'holds', field: 'custom', column: 'Bays' } as const
    const asked: Criterion = { ...of, anyOf: [], ...bounds, not }
    return ids(found(book, ask(book, { criteria: [asked], sort: 'name_asc' }))).sort()
  }
  expect(idsOf({ min: 5 })).toEqual(['1', '2', '3', 'x'])
  expect(idsOf({ max: 5 })).toEqual(['0', '1', '4', 'x'])
  expect(idsOf({ min: 5, max: 6.5 })).toEqual(['1', '2', 'x'])
  expect(idsOf({ min: 5, max: 6.5 }, true)).toEqual(['0', '3', '4', '5', '6', '7', 'y'])
})

test('words with similar ones stand in order of their score, ties by name, while no other sort is asked for', () => {
  fc.assert(
    fc.property(
      anyOverlaidBook,
      fc.constantFrom('gears', 'clay', 'gea wor', 'katy'),
      ({ book, shown }, text) => {
        const answer = ask(book, { criteria: [{ kind: 'text', text, similar: true }], sort: 'relevance' })
        const scored = shown
          .map((property) => ({ property, score: scoreProperty(property, text) }))
          .filter(({ score }) => score >= FUZZY_THRESHOLD)
          .sort((a, b) => b.score - a.score || byName(a.property, b.property))
        expect(ids(found(book, answer))).toEqual(ids(scored.map((s) => s.property)))
      },
    ),
    { numRuns: 100 },
  )
})

test('statistics and facets are those of the found set', () => {
  fc.assert(
    fc.property(anyOverlaidBook, fc.array(anyCriterion, { maxLength: 2 }), ({ book, shown }, criteria) => {
      const answer = ask(book, { criteria, sort: 'rent_asc' })
      const tests = literalTests(shown, criteria)
      const set = shown.filter((p) => tests.every((test) => test(p)))
      const rents = set.flatMap((p) => (p.rentPerSf === null ? [] : [p.rentPerSf])).sort((a, b) => a - b)
      const { rents: statistics, histogram, leaseMix, facets } = answer
      expect(statistics.withRent).toBe(rents.length)
      expect([statistics.min, statistics.max]).toEqual([rents[0] ?? null, rents.at(-1) ?? null])
      if (rents.length > 0)
        expect(statistics.mean).toBeCloseTo(rents.reduce((a, b) => a + b) / rents.length, 9)
      expect(histogram.counts.reduce((a, b) => a + b, 0)).toBe(rents.length)
      for (const rent of rents) {
        const bin = Math.floor((rent - histogram.from) / RENT_BIN + 1e-6)
        expect(histogram.counts[bin]).toBeGreaterThan(0)
      }
      expect(leaseMix).toEqual({
        NNN: set.filter((p) => p.leaseType === 'NNN').length,
        MG: set.filter((p) => p.leaseType === 'MG').length,
        Gross: set.filter((p) => p.leaseType === 'Gross').length,
        none: set.filter((p) => p.leaseType === null).length,
      })
      for (const [i, amenity] of AMENITY_IDS.entries()) {
        expect(facets.amenities[amenity]).toBe(set.filter((p) => (amenityBits(p) >> i) & 1).length)
      }
    }),
    { numRuns: 150 },
  )
})

test('the count beside a type is what choosing it would leave, the other criteria standing', () => {
  const base = makeBase(1, [
    makeProperty({ id: 'a', propertyType: 'Warehouse', city: 'Katy' }),
    makeProperty({ id: 'b', propertyType: 'Office', city: 'Katy' }),
    makeProperty({ id: 'c', propertyType: 'Office', city: 'Houston' }),
  ])
  const answer = ask(overlay(base, []), {
    criteria: [
      { kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: false },
      { kind: 'word', field: 'city', anyOf: ['katy'], not: false },
    ],
    sort: 'rent_asc',
  })
  expect(Object.fromEntries(answer.facets.choices.propertyType)).toEqual({
    Manufacturing: 0,
    Distribution: 0,
    Warehouse: 1,
    Office: 1,
  })
})

test('percentiles are interpolated as a spreadsheet does, and the mean is weighted by size where it says so', () => {
  const base = makeBase(
    1,
    [0.5, 0.6, 0.9, 1].map((rentPerSf, i) =>
      makeProperty({ id: `p${i}`, rentPerSf, squareFootage: i === 3 ? 300_000 : 100_000 }),
    ),
  )
  const { rents } = ask(overlay(base, []), { criteria: [], sort: 'rent_asc' })
  expect(rents).toEqual({
    withRent: 4,
    min: 0.5,
    max: 1,
    mean: 0.75,
    weightedMean: expect.closeTo(5 / 6, 12),
    weightedSquareFeet: 600_000,
    p25: expect.closeTo(0.575, 12),
    median: 0.75,
    p75: expect.closeTo(0.925, 12),
    p90: expect.closeTo(0.97, 12),
  })
})

test('the subject of the comps is found and is in no figure: not among the rents, nor in the mix of leases', () => {
  const rows = [
    makeProperty({ id: 'a', leaseType: 'NNN', rentPerSf: 1, status: 'Executed' }),
    makeProperty({ id: 'b', leaseType: 'NNN', rentPerSf: 3, status: 'Subject' }),
    makeProperty({ id: 'c', leaseType: null, rentPerSf: 2, status: null }),
  ]
  const changed = makeProperty({ id: 'd', leaseType: null, rentPerSf: 9, status: 'Subject' })
  const answer = ask(overlay(makeBase(1, rows), [{ id: 'd', property: changed }]), {
    criteria: [],
    sort: 'rent_asc',
  })
  expect(answer.found).toBe(4)
  expect(answer.rents).toMatchObject({ withRent: 2, mean: 1.5 })
  expect(answer.leaseMix).toEqual({ NNN: 1, MG: 0, Gross: 0, none: 1 })
})

test('dates known to the quarter or the month stand where their time does, in a snapshot and after a change', () => {
  const dates = ['2024', '2024-Q1', '2024-02-10', '2024-05', '2024-Q3', '2024-12-31', '2025-01-15']
  const properties = dates.map((expiration, i) =>
    makeProperty({ id: `id-${i}`, name: `N${6 - i}`, expiration }),
  )
  const changes = properties.map((property) => ({ id: property.id, property }))
  for (const book of [
    overlay(makeBase(1, properties), []),
    overlay(makeBase(1, properties), changes.slice(2, 5)),
    overlay(makeBase(1, []), changes),
  ]) {
    const inOrderOf = (sort: SortBy) =>
      found(book, ask(book, { criteria: [], sort })).map((p) => p.expiration)
    expect(inOrderOf('expiry_asc')).toEqual(dates)
    expect(inOrderOf('expiry_desc')).toEqual(dates.toReversed())
  }
})
