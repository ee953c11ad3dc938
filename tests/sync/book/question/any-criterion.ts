import fc from 'fast-check'
import { AMENITY_IDS } from '../../../../sync/domain/amenities/amenities.ts'
import { type Bounds, boundsOf } from '../../../../sync/domain/area/coordinates.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'

/** Around Houston, where the properties are. */
const anyCorner = fc.record({
  latitude: fc.double({ min: 28.5, max: 31.5, noNaN: true }),
  longitude: fc.double({ min: -96.5, max: -93.5, noNaN: true }),
})

/** Of every kind, about what the books made for tests have and what they lack. */
export const anyCriterion: fc.Arbitrary<Criterion> = fc.oneof(
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
