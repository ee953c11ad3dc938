import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf, RING_LENGTH, type Ring, ringOf } from '../../../../sync/domain/area/area.ts'
import { areaGrid } from '../../../../sync/domain/area/area-grid.ts'
import { decodeRing, encodeRing } from '../../../../sync/domain/area/area-polyline.ts'
import { areaTest } from '../../../../sync/domain/area/area-test.ts'
import { boundsOf, isWithin, type LatLng } from '../../../../sync/domain/area/coordinates.ts'
import { mercatorDegrees } from '../../../../sync/domain/area/mercator.ts'
import { simplifyRing } from '../../../../sync/domain/area/simplify-ring.ts'

/** `[longitude, latitude]`, as on a map: east and up. */
const ring = (...corners: [number, number][]): Ring =>
  corners.map(([longitude, latitude]) => ({ latitude, longitude }))
const inside = (area: Ring, longitude: number, latitude: number) => areaTest(area)(latitude, longitude)

const step = fc.integer({ min: 0, max: 40 })
const anyCorner = fc
  .tuple(step, step)
  .map(([east, up]) => ({ latitude: 29.5 + up / 40, longitude: -95.9 + east / 40 }))
/** On a coarse grid, so that corners meet, edges overlap and lines cross. */
const anyRing = fc
  .array(anyCorner, { minLength: 3, maxLength: 12 })
  .map(ringOf)
  .filter((area) => area !== null)
const anyPlace = fc.record({
  latitude: fc.double({ min: 29.4, max: 30.6, noNaN: true }),
  longitude: fc.double({ min: -96, max: -94.8, noNaN: true }),
})

test('what an area holds is what an odd number of its lines stands east of', () => {
  fc.assert(
    fc.property(anyRing, fc.oneof(anyPlace, anyCorner), (area, place) => {
      fc.pre(area.every((_, i) => offLine(area, i, place) > 1e-8))
      const lines = area.filter((_, i) => isEastOf(area, i, place)).length
      expect(areaTest(area)(place.latitude, place.longitude)).toBe(lines % 2 === 1)
    }),
    { numRuns: 2_000 },
  )
})

test('a grid over an area tells of every place what the area does', () => {
  fc.assert(
    fc.property(anyRing, fc.array(fc.oneof(anyPlace, anyCorner), { maxLength: 40 }), (area, places) => {
      const [isInside, isInGrid] = [areaTest(area), areaGrid(area)]
      for (const { latitude, longitude } of [...places, ...area]) {
        expect(isInGrid(latitude, longitude)).toBe(isInside(latitude, longitude))
      }
      expect(isInGrid(Number.NaN, Number.NaN)).toBe(false)
    }),
    { numRuns: 300 },
  )
  const wide = ring([-170, -80], [170, -60], [100, 84], [-120, 70], [0, 0])
  const [isInside, isInGrid] = [areaTest(wide), areaGrid(wide)]
  for (let latitude = -85; latitude <= 85; latitude += 0.7) {
    for (let longitude = -175; longitude <= 175; longitude += 1.3) {
      expect(isInGrid(latitude, longitude)).toBe(isInside(latitude, longitude))
    }
  }
})

test('corners and points on a line are inside', () => {
  fc.assert(
    fc.property(anyRing, fc.nat(11), fc.double({ min: 0, max: 1, noNaN: true }), (area, n, part) => {
      const [from, to] = lineAt(area, n % area.length)
      const longitude = from.x + part * (to.x - from.x)
      const latitude = latitudeAt(from.y + part * (to.y - from.y))
      const box = boundsOf(area)
      fc.pre(box !== null && isWithin(box, latitude, longitude))
      expect(areaTest(area)(latitude, longitude)).toBe(true)
      expect(area.every((corner) => areaTest(area)(corner.latitude, corner.longitude))).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('what lines that cross surround twice is outside', () => {
  const bowTie = ring([0, 0], [4, 4], [4, 0], [0, 4])
  expect([
    inside(bowTie, 0.5, 2),
    inside(bowTie, 3.5, 2),
    inside(bowTie, 2, 1),
    inside(bowTie, 2, 3),
  ]).toEqual([true, true, false, false])
  const twiceAround = ring([0, 0], [6, 0], [6, 6], [0, 6], [0, 0], [2, 2], [4, 2], [4, 4], [2, 4], [2, 2])
  expect([inside(twiceAround, 1, 3), inside(twiceAround, 3, 3)]).toEqual([true, false])
})

test('lines are straight on the map, not along degrees', () => {
  const slope = ring([-100, 20], [-80, 40], [-80, 20])
  const middle = latitudeAt((mercatorDegrees(20) + mercatorDegrees(40)) / 2)
  expect(middle).toBeGreaterThan(30.4)
  expect([inside(slope, -90, middle - 0.01), inside(slope, -90, middle + 0.01)]).toEqual([true, false])
})

test('a missing coordinate is nowhere', () => {
  const area = cornersOf({ south: -90, west: -180, north: 90, east: 180 })
  expect([inside(area, Number.NaN, 0), inside(area, 0, Number.NaN), inside(area, 0, 0)]).toEqual([
    false,
    false,
    true,
  ])
})

test('corners are rounded, and none stands twice in a row', () => {
  expect(
    ringOf(ring([-95.1234567, 29.7], [-95.123457, 29.7], [-95, 29.8], [-0.000001, 29.9], [-95.123456, 29.7])),
  ).toEqual(ring([-95.12346, 29.7], [-95, 29.8], [0, 29.9]))
})

test('corners that surround nothing, are off the globe or too many are no ring', () => {
  const circle = (corners: number): Ring =>
    Array.from({ length: corners }, (_, i) => ({
      latitude: 30 + Math.sin((2 * Math.PI * i) / corners),
      longitude: -95 + Math.cos((2 * Math.PI * i) / corners),
    }))
  const refused = [
    ring(),
    ring([1, 1]),
    ring([1, 1], [2, 2]),
    ring([1, 1], [2, 2], [1, 1], [2, 2]),
    ring([1, 1], [2, 2], [4, 4], [3, 3]),
    ring([1, 1], [2, 91], [3, 1]),
    ring([1, 1], [2, Number.NaN], [3, 1]),
    ring([1, 1], [181, 2], [3, 1]),
    circle(RING_LENGTH + 1),
  ]
  expect(refused.map(ringOf)).toEqual(refused.map(() => null))
  expect(ringOf(circle(RING_LENGTH))).toHaveLength(RING_LENGTH)
})

test('an encoded polyline is that of Google', () => {
  const example = ring([-120.2, 38.5], [-120.95, 40.7], [-126.453, 43.252])
  expect(encodeRing(example)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  expect(decodeRing('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(example)
})

test('any ring survives being encoded and read', () => {
  const onGlobe = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(onGlobe, anyCorner), { maxLength: RING_LENGTH }), (corners) => {
      const area = ringOf(corners)
      if (area !== null) expect(decodeRing(encodeRing(area))).toEqual(area)
    }),
  )
})

test('whatever is no encoded ring is refused', () => {
  for (const text of [
    '',
    '?',
    '??',
    '_p~iF~ps|U',
    '_p~iF~ps|U_ulLnnqC_mqNvxq',
    'a b',
    'ÿ',
    '~~~~~~~~',
    'x'.repeat(9e4),
  ])
    expect(decodeRing(text)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      const area = decodeRing(text)
      if (area !== null) expect(ringOf(area)).toEqual(area)
    }),
  )
})

test('a simpler outline keeps every corner within the tolerance', () => {
  const anyScribble = fc.array(anyPlace, { minLength: 3, maxLength: 400 })
  fc.assert(
    fc.property(anyScribble, fc.constantFrom(0, 0.001, 0.05), (corners, tolerance) => {
      const simple = simplifyRing(corners, tolerance)
      expect(simple.length).toBeLessThanOrEqual(RING_LENGTH)
      if (simple.length === 1 || corners.length > RING_LENGTH) return
      for (const corner of corners) {
        expect(Math.min(...simple.map((_, i) => offLine(simple, i, corner)))).toBeLessThanOrEqual(
          tolerance + 1e-9,
        )
      }
    }),
  )
  expect(simplifyRing(ring([0, 0], [1, 0.001], [2, 0], [2, 1], [2, 2], [0, 2]), 0.01)).toEqual(
    ring([0, 0], [2, 0], [2, 2], [0, 2]),
  )
})

interface Point {
  x: number
  y: number
}

/** The n-th line of a ring, on the map. */
function lineAt(area: Ring, n: number): [Point, Point] {
  const onMap = (corner: LatLng | undefined) => ({
    x: corner?.longitude ?? 0,
    y: mercatorDegrees(corner?.latitude ?? 0),
  })
  return [onMap(area[n]), onMap(area[(n + 1) % area.length])]
}

function isEastOf(area: Ring, n: number, place: LatLng): boolean {
  const [from, to] = lineAt(area, n)
  const y = mercatorDegrees(place.latitude)
  if (from.y > y === to.y > y) return false
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) > place.longitude
}

function offLine(area: Ring, n: number, place: LatLng): number {
  const [from, to] = lineAt(area, n)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [x, y] = [place.longitude - from.x, mercatorDegrees(place.latitude) - from.y]
  const part = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - part * dx, y - part * dy)
}

function latitudeAt(mercator: number): number {
  return (Math.atan(Math.sinh((mercator * Math.PI) / 180)) * 180) / Math.PI
}
