import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Book, overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { near, nearest } from '../../../../sync/book/spatial/near.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import { haversineMiles } from '../../../../sync/domain/area/distance.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { hasCoordinates } from '../../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { makeBase } from '../../../make/book.ts'
import { anyBook, makeProperty } from '../../../make/property.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }
const CHEAP: Criterion = { kind: 'range', field: 'rentPerSf', min: null, max: 1 }

/** Some properties on one spot, so that distances are equal; some in degrees that do not fit whole numbers. */
const spot = fc.constantFrom(
  HOUSTON,
  { latitude: 29.9, longitude: -95.5 },
  { latitude: 30 + 1e-9, longitude: -95 },
)
const bookOnSpots = fc
  .tuple(anyBook, fc.infiniteStream(fc.option(spot)))
  .map(([properties, spots]) => properties.map((p) => ({ ...p, ...(spots.next().value ?? {}) })))

/** What the specification's words say, row by row. */
function byHand(
  properties: readonly Property[],
  center: LatLng,
  miles: number,
  criteria: readonly Criterion[],
) {
  return properties
    .filter(hasCoordinates)
    .map((property) => ({ property, away: haversineMiles(center, property) }))
    .filter(
      ({ property, away }) =>
        away <= miles &&
        criteria.every((c) => c.kind !== 'text' && matchesCriterion(property, c, amenityBits(property))),
    )
    .sort(
      (a, b) =>
        a.away - b.away ||
        compare(a.property.name.toLowerCase(), b.property.name.toLowerCase()) ||
        compare(a.property.id, b.property.id),
    )
    .map(({ property, away }) => ({ id: property.id, away }))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function listed(book: Book, { slots, miles }: ReturnType<typeof near>) {
  return Array.from(slots, (slot, i) => ({ id: propertyAt(book, slot).id, away: miles[i] }))
}

test('what is near stands in order of distance, ties by name, then id, in a book that has changed', () => {
  fc.assert(
    fc.property(
      bookOnSpots,
      fc.array(fc.nat(59), { maxLength: 8 }),
      spot,
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.boolean(),
      (properties, moved, center, miles, isCheap) => {
        const shown = properties.map((p, i) => (moved.includes(i) ? { ...p, ...center, name: 'moved' } : p))
        const removed = shown.at(-1)?.id
        const book = overlay(makeBase(1, properties), [
          ...shown
            .filter(({ id }, i) => moved.includes(i) && id !== removed)
            .map((property) => ({ id: property.id, property })),
          ...(removed === undefined ? [] : [{ id: removed, property: null }]),
        ])
        const criteria = isCheap ? [CHEAP] : []
        const expected = byHand(shown.slice(0, -1), center, miles, criteria)
        expect(listed(book, near(book, center, miles, criteria))).toEqual(expected)
        const first = nearest(book, center, miles, 3, criteria)
        expect(first.found).toBe(expected.length)
        expect(listed(book, first)).toEqual(expected.slice(0, 3))
      },
    ),
  )
})

test('places close to the rim are in or out as their distance says, and all stand in order', () => {
  fc.assert(
    fc.property(
      fc.record({
        latitude: fc.double({ min: -70, max: 70, noNaN: true }),
        longitude: fc.double({ min: -170, max: 170, noNaN: true }),
      }),
      fc.oneof(fc.constantFrom(0.1, 5, 100), fc.double({ min: 0.1, max: 100, noNaN: true })),
      fc.array(
        fc.tuple(
          fc.double({ min: 0, max: 7, noNaN: true }),
          fc.double({ min: 0.98, max: 1.02, noNaN: true }),
        ),
        {
          minLength: 1,
          maxLength: 60,
        },
      ),
      (center, miles, offs) => {
        const properties = offs.map(([angle, rim], i) => {
          const degrees = (rim * miles) / 69.0934
          return makeProperty({
            id: `id-${String(i).padStart(2, '0')}`,
            latitude: center.latitude + Math.sin(angle) * degrees,
            longitude:
              center.longitude + (Math.cos(angle) * degrees) / Math.cos((center.latitude * Math.PI) / 180),
          })
        })
        const book = overlay(makeBase(1, properties), [])
        const expected = byHand(properties, center, miles, [])
        expect(listed(book, near(book, center, miles))).toEqual(expected)
        expect(nearest(book, center, miles, 3).found).toBe(expected.length)
      },
    ),
    { numRuns: 500 },
  )
})

test('the first are the same as of the whole list, however they are spread', () => {
  const properties = Array.from({ length: 400 }, (_, i) =>
    makeProperty({
      id: `id-${String(i).padStart(3, '0')}`,
      name: i % 2 ? 'Odd' : 'Even',
      latitude: HOUSTON.latitude + (i % 40 < 3 ? i * 1e-5 : 0.07),
      longitude: HOUSTON.longitude,
    }),
  )
  const book = overlay(makeBase(1, properties), [])
  const all = near(book, HOUSTON, 100)
  for (const limit of [1, 5, 29, 30, 31, 399, 400, 500]) {
    const first = nearest(book, HOUSTON, 100, limit)
    expect({ ...first, slots: [...first.slots] }).toEqual({
      found: 400,
      slots: [...all.slots.subarray(0, limit)],
      miles: all.miles.subarray(0, limit),
    })
  }
})

test.each([
  ['the north pole', { latitude: 89.99, longitude: 10 }, { latitude: 89.99, longitude: -170 }],
  ['the 180th meridian', { latitude: 52, longitude: 179.999 }, { latitude: 52, longitude: -179.999 }],
])('a circle over %s holds what is on the other side', (_, center, other) => {
  const book = overlay(makeBase(1, [makeProperty({ ...other })]), [])
  expect(near(book, center, 5).slots.length).toBe(1)
  expect(nearest(book, center, 5, 10).found).toBe(1)
})

test('nothing is near in an empty book, nor in one without coordinates', () => {
  for (const properties of [[], [makeProperty(), makeProperty({ id: 'p2', latitude: 29.7604 })]]) {
    const book = overlay(makeBase(1, properties), [])
    expect(near(book, HOUSTON, 100).slots.length).toBe(0)
    expect(nearest(book, HOUSTON, 100, 5).found).toBe(0)
  }
})
