import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, padBounds } from '../../../../sync/domain/area/coordinates.ts'
import { boundsAround, haversineMiles } from '../../../../sync/domain/area/distance.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a degree of latitude is 69.0934 miles', () => {
  expect(haversineMiles(HOUSTON, { ...HOUSTON, latitude: 30.7604 })).toBeCloseTo(69.0934, 4)
})

test('distance is zero to itself, symmetric, and at most half the globe', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const miles = haversineMiles(a, b)
      expect(haversineMiles(a, a)).toBe(0)
      // On the other side of the globe the last digits of a sine are yards.
      expect(haversineMiles(b, a)).toBeCloseTo(miles, 2)
      expect(miles).toBeLessThanOrEqual(Math.PI * 3958.7614)
    }),
  )
})

test('distances within a region are those of the haversine formula, to the last digits', () => {
  const radians = Math.PI / 180
  const off = fc.oneof(
    fc.double({ min: -1.5, max: 1.5, noNaN: true }),
    fc.double({ min: -1e-4, max: 1e-4, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.double({ min: -70, max: 70, noNaN: true }), off, off, (latitude, north, east) => {
      const a = { latitude, longitude: -95 }
      const b = { latitude: latitude + north, longitude: -95 + east }
      const tall = Math.sin(((b.latitude - a.latitude) * radians) / 2)
      const wide = Math.sin(((b.longitude - a.longitude) * radians) / 2)
      const cosines = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians)
      const miles = 2 * 3958.7613 * Math.asin(Math.sqrt(tall * tall + cosines * wide * wide))
      expect(Math.abs(haversineMiles(a, b) - miles)).toBeLessThanOrEqual(miles * 1e-13)
    }),
    { numRuns: 5_000 },
  )
})

test('whatever is within a radius is within the rectangle around it', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0, max: 6000, noNaN: true }), (center, other, miles) => {
      fc.pre(haversineMiles(center, other) <= miles)
      const box = boundsAround(center, miles)
      expect(other.latitude).toBeGreaterThanOrEqual(box.south)
      expect(other.latitude).toBeLessThanOrEqual(box.north)
      expect(other.longitude).toBeGreaterThanOrEqual(box.west)
      expect(other.longitude).toBeLessThanOrEqual(box.east)
    }),
  )
})

test('the rectangle around a point is no larger than it must be', () => {
  const box = boundsAround(HOUSTON, 10)
  expect(haversineMiles(HOUSTON, { ...HOUSTON, latitude: box.north })).toBeCloseTo(10, 4)
  expect(box.east - HOUSTON.longitude).toBeCloseTo(0.16672, 4)
})

test('bounds hold all points, and there are none without points', () => {
  expect(boundsOf([])).toBeNull()
  expect(
    boundsOf([HOUSTON, { latitude: 29.5, longitude: -95.9 }, { latitude: 30.1, longitude: -95.5 }]),
  ).toEqual({
    south: 29.5,
    west: -95.9,
    north: 30.1,
    east: -95.3698,
  })
})

test('padding widens by a fraction of the span or by the minimum, and stays on the globe', () => {
  const bounds = { south: 10, west: 20, north: 12, east: 21 }
  expect(padBounds(bounds, 0.1)).toEqual({ south: 9.8, west: 19.9, north: 12.2, east: 21.1 })
  expect(padBounds({ ...bounds, east: 20 }, 0.1, 0.01)).toEqual({
    south: 9.8,
    west: 19.99,
    north: 12.2,
    east: 20.01,
  })
  expect(padBounds({ south: -90, west: -180, north: 90, east: 180 }, 0.2)).toEqual({
    south: -90,
    west: -180,
    north: 90,
    east: 180,
  })
})
