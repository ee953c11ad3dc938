import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMENITY_IDS } from '../../../../../sync/domain/amenities/amenities.ts'
import {
  BOUND_FIGURES,
  type BoundFigure,
  DATE_FIELDS,
  PARTY_FIELDS,
} from '../../../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../../../sync/domain/criteria/criterion.ts'
import { daysAsked } from '../../../../../sync/domain/criteria/days-asked.ts'
import { TEXT_FIELDS } from '../../../../../sync/domain/criteria/text-fields.ts'
import { addDays } from '../../../../../sync/domain/dates/days.ts'
import { FIELD_NAMES } from '../../../../../sync/domain/fields/field-list.ts'
import { LEASE_TYPES, PROPERTY_TYPES } from '../../../../../sync/domain/known-types.ts'
import { phraseOf } from '../../../../../sync/domain/query/fields/phrase-of.ts'
import { parseQuery } from '../../../../../sync/domain/query/query-language.ts'
import { near, vocabulary } from '../query-vocabulary.ts'

const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((name) => name.replace(/["“”\s]+/g, ' ').trim())
  .filter((name) => name !== '')
const anySome = <T extends string>(...values: T[]) => fc.shuffledSubarray(values, { minLength: 1 })

const anyWord: fc.Arbitrary<Criterion> = fc
  .oneof(
    fc.record({
      field: fc.constant('propertyType' as const),
      anyOf: fc.oneof(anySome(...PROPERTY_TYPES), anySome('Flex', 'Cold Storage', 'Office')),
    }),
    fc.record({ field: fc.constant('city' as const), anyOf: anySome(...vocabulary.cities) }),
    fc.record({ field: fc.constant('city' as const), anyOf: anyName.map((name) => [`${name} 9`]) }),
    fc.record({ field: fc.constant('state' as const), anyOf: anySome('TX', 'OR', 'Baja') }),
    fc.record({ field: fc.constant('zip' as const), anyOf: anySome('77041', '07001', '99999', 'K1A 0B1') }),
    fc.record({ field: fc.constant('leaseType' as const), anyOf: anySome(...LEASE_TYPES) }),
  )
  .chain((word) => fc.boolean().map((not) => ({ kind: 'word' as const, ...word, not })))

const whole = (min: number, max: number) => fc.integer({ min, max })
const parted = (max: number, parts: number) => fc.integer({ min: 1, max: max * parts }).map((n) => n / parts)
const FIGURES = {
  rentPerSf: parted(30, 10_000),
  squareFootage: whole(1, 5_000_000),
  landSizeAcres: parted(500, 10_000),
  clearHeight: parted(120, 2).filter((feet) => feet >= 1),
  yearBuilt: whole(1850, 2050),
  dockDoors: whole(0, 400),
  gradeDoors: whole(0, 60),
  craneTons: parted(200, 2),
  truckCourtFeet: whole(1, 400),
  trailerStalls: whole(0, 900),
  officeSf: whole(1, 200_000),
  parkingRatio: parted(20, 4),
  percentLeased: parted(100, 2),
  officePercent: parted(100, 2),
  askingRent: parted(30, 10_000),
  effectiveRent: parted(30, 10_000),
  netEffectiveRent: parted(30, 10_000),
  effectiveOverTerm: parted(30, 10_000),
  leasedSf: whole(1, 2_000_000),
  capRate: parted(20, 4),
  opexPerSf: parted(30, 10_000),
  tiPerSf: parted(200, 2),
  freeRentMonths: parted(60, 2),
  leaseTerm: whole(1, 400),
  rentEscalationPct: parted(20, 4),
  salePricePerSf: parted(900, 2),
  salePrice: whole(20_000, 90_000_000),
} as const satisfies Record<BoundFigure, fc.Arbitrary<number>>

/** Of what is counted in whole numbers the next one is the bound. */
const COUNTED: readonly BoundFigure[] = ['yearBuilt', 'dockDoors', 'gradeDoors', 'trailerStalls']
const anyExclusive = (field: BoundFigure) => {
  const isOut = COUNTED.includes(field) ? fc.constant(undefined) : fc.constantFrom(true as const, undefined)
  return fc.record({ exclusiveMin: isOut, exclusiveMax: isOut })
}
const anyRange: fc.Arbitrary<Criterion> = fc.constantFrom(...BOUND_FIGURES).chain((field) =>
  fc
    .tuple(FIGURES[field], FIGURES[field], fc.constantFrom('min', 'max', 'both'), anyExclusive(field))
    .map(([a, b, sides, { exclusiveMin, exclusiveMax }]): Criterion => {
      const [low, high] = a <= b ? [a, b] : [b, a]
      return {
        kind: 'range',
        field,
        ...(sides === 'max' ? { min: null } : { min: low, ...(exclusiveMin && { exclusiveMin }) }),
        ...(sides === 'min' ? { max: null } : { max: high, ...(exclusiveMax && { exclusiveMax }) }),
      }
    }),
)

const anyDay = fc
  .tuple(whole(1995, 2060), fc.constantFrom('01-01', '12-31', '03-01', '02-28', '06-30', '10-17'))
  .map((parts) => parts.join('-'))
const anyDays: fc.Arbitrary<Criterion> = fc
  .record({ field: fc.constantFrom(...DATE_FIELDS), from: anyDay, days: whole(0, 900), sides: whole(0, 2) })
  .map(({ field, from, days, sides }) => ({
    kind: 'date',
    field,
    from: sides === 1 ? null : from,
    to: sides === 2 ? null : addDays(from, days),
  }))

const anyFurtherDays: fc.Arbitrary<Criterion> = fc
  .tuple(fc.constantFrom(...DATE_FIELDS), fc.uniqueArray(whole(1995, 2060), { minLength: 2, maxLength: 4 }))
  .map(([field, [first = 0, ...others]]) => {
    const year = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` })
    return daysAsked(field, [year(first), ...others.map(year)])
  })

const anyStated: fc.Arbitrary<Criterion> = fc.record({
  kind: fc.constant('stated' as const),
  field: fc.constantFrom(...FIELD_NAMES),
  not: fc.boolean(),
})

const anyCriterion: fc.Arbitrary<Criterion> = fc.oneof(
  anyWord,
  anyRange,
  fc.record({
    kind: fc.constant('party' as const),
    field: fc.constantFrom(...PARTY_FIELDS),
    text: anyName,
    not: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('amenity' as const),
    amenity: fc.constantFrom(...AMENITY_IDS),
    not: fc.boolean(),
  }),
  anyDays,
  anyFurtherDays,
  fc.record({
    kind: fc.constant('holds' as const),
    field: fc.constantFrom(...TEXT_FIELDS),
    anyOf: fc.uniqueArray(anyName, { minLength: 1, maxLength: 3 }),
    not: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('holds' as const),
    field: fc.constant('custom' as const),
    column: anyName,
    anyOf: fc.uniqueArray(anyName, { minLength: 1, maxLength: 3 }),
    not: fc.boolean(),
  }),
  fc
    .record({
      column: anyName,
      bounds: fc.subarray(['min', 'max'] as const, { minLength: 1 }),
      not: fc.boolean(),
    })
    .chain(({ column, bounds, not }) =>
      fc
        .tuple(fc.integer({ min: -5_000_000, max: 5_000_000 }), fc.nat({ max: 9_000_000 }))
        .map(([low, more]) => ({
          kind: 'holds' as const,
          field: 'custom' as const,
          column,
          anyOf: [],
          ...(bounds.includes('min') && { min: low / 100 }),
          ...(bounds.includes('max') && { max: (low + more) / 100 }),
          not,
        })),
    ),
  fc.record({ kind: fc.constant('rail' as const), not: fc.boolean() }),
  anyStated,
  fc
    .tuple(fc.constantFrom('Houston', 'Sugar Land', '77041'), parted(50, 4))
    .map(([place, miles]) => near(place, miles)),
  anyName.map((text) => ({ kind: 'text' as const, text })),
)

test('a criterion put into words reads back as itself', () => {
  fc.assert(
    fc.property(anyCriterion, (criterion) => {
      const words = phraseOf(criterion)
      expect({ words, read: parseQuery(words, vocabulary) }).toEqual({
        words,
        read: { criteria: [{ criterion, spans: [{ start: 0, end: words.length }] }], sort: null },
      })
    }),
    { numRuns: 1_000 },
  )
})

test('whether a field is stated reads back beside other words, whichever field it is', () => {
  for (const field of FIELD_NAMES) {
    for (const not of [false, true]) {
      const criterion: Criterion = { kind: 'stated', field, not }
      const words = phraseOf(criterion)
      for (const said of [words, `${words} in Katy`, `in Katy, ${words}`, `warehouse ${words} NNN`]) {
        const { criteria } = parseQuery(said, vocabulary)
        expect({ said, read: criteria.map((one) => one.criterion) }).toEqual({
          said,
          read: expect.arrayContaining([criterion]),
        })
        expect(criteria.some((one) => one.criterion.kind === 'text')).toBe(false)
      }
    }
  }
})

test('words for criteria are those a broker would type', () => {
  const words = (criterion: Criterion) => phraseOf(criterion)
  expect([
    words({ kind: 'range', field: 'rentPerSf', min: null, max: 0.95 }),
    words({ kind: 'range', field: 'squareFootage', min: 40_000, max: null }),
    words({ kind: 'range', field: 'yearBuilt', min: 1990, max: 1999 }),
    words({ kind: 'word', field: 'city', anyOf: ['Houston', 'Katy'], not: true }),
    words({ kind: 'word', field: 'propertyType', anyOf: ['Warehouse', 'Office'], not: false }),
    words({ kind: 'amenity', amenity: 'dock', not: false }),
    words(near('Katy', 5)),
    words({ kind: 'text', text: 'tilt wall' }),
    words({ kind: 'area', ring: [] }),
  ]).toEqual([
    'at most $0.95/sf/mo',
    'at least 40,000 sf',
    'built 1990-1999',
    'not in Houston or Katy',
    'warehouse or office buildings',
    'with dock doors',
    'within 5 miles of Katy',
    '"tilt wall"',
    '',
  ])
})
