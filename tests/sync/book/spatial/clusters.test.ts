import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { cellsInView } from '../../../../sync/book/spatial/cluster-cells.ts'
import { markerRoom } from '../../../../sync/book/spatial/cluster-size.ts'
import { type Clusters, clusterPoints } from '../../../../sync/book/spatial/clusters.ts'
import { extentOf, type MapPoints, mapPointsOf, TIERS } from '../../../../sync/book/spatial/map-points.ts'
import type { Bounds } from '../../../../sync/domain/area/coordinates.ts'
import { latitudeAt, longitudeAt } from '../../../../sync/domain/area/mercator.ts'
import { rentTier } from '../../../../sync/domain/rents/rent-tier.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'
import { seededRandom } from '../../../make/seeded-random.ts'

type Place = readonly [latitude: number | null, longitude: number | null, rent: number | null]

const id = (n: number) => `id-${String(n).padStart(5, '0')}`

function bookOf(places: readonly Place[]) {
  const properties = places.map(([latitude, longitude, rentPerSf], n) =>
    makeProperty({ id: id(n), latitude, longitude, rentPerSf }),
  )
  return overlay(makeBase(1, properties), [])
}

/** Clumps of a few streets, a county of them, places far away and places that are none. */
const anyPlace: fc.Arbitrary<Place> = fc.tuple(
  fc.oneof(
    fc.double({ min: 29.7, max: 29.71, noNaN: true }),
    fc.double({ min: 29, max: 30.5, noNaN: true }),
    fc.constantFrom(29.7604, 0, 89, -33.86, null),
  ),
  fc.oneof(
    fc.double({ min: -95.38, max: -95.37, noNaN: true }),
    fc.double({ min: -96, max: -94.5, noNaN: true }),
    fc.constantFrom(-95.3698, 0, 180, 200, 151.2, null),
  ),
  fc.constantFrom(null, 0.2, 0.5, 0.79, 1.3),
)

const anyView = fc
  .record({
    latitude: fc.double({ min: 29.3, max: 30.2, noNaN: true }),
    longitude: fc.double({ min: -95.8, max: -94.8, noNaN: true }),
    zoom: fc.double({ min: 3, max: 18, noNaN: true }),
  })
  .map(({ latitude, longitude, zoom }) => {
    const [tall, wide] = [280 / 2 ** zoom, 500 / 2 ** zoom]
    const bounds = {
      south: latitude - tall,
      west: longitude - wide,
      north: latitude + tall,
      east: longitude + wide,
    }
    return { zoom, bounds }
  })

const isUsable = ([latitude, longitude]: Place) =>
  latitude !== null &&
  longitude !== null &&
  Math.abs(latitude) < 85.05 &&
  Math.abs(longitude) <= 180 &&
  !(latitude === 0 && longitude === 0)

const isSeen = ({ south, west, north, east }: Bounds, [latitude, longitude]: Place) =>
  latitude !== null &&
  longitude !== null &&
  latitude >= south &&
  latitude <= north &&
  longitude >= west &&
  longitude <= east

function membersOf(clusters: Clusters, slots: Uint32Array, cluster: number): number[] {
  return [...slots].filter((slot) => clusters.of(slot) === cluster)
}

test('every located property in view stands in exactly one cluster, and all counts add up', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 150 }), anyView, (places, { bounds, zoom }) => {
      const points = mapPointsOf(bookOf(places))
      const slots = Uint32Array.from([...places.keys()].filter((n) => n % 7 !== 3)).reverse()
      const cells = cellsInView(bounds, zoom)
      const clusters = clusterPoints(points, slots, cells)
      // Places are added up in whole parts of a cell.
      const rounded = 2 ** -31 / cells.across

      for (const slot of slots) {
        const place = places[slot] as Place
        if (isUsable(place) && isSeen(bounds, place)) expect(clusters.of(slot)).toBeGreaterThanOrEqual(0)
        if (!isUsable(place)) expect(clusters.of(slot)).toBe(-1)
      }
      expect(clusters.unlocated).toBe([...slots].filter((slot) => !isUsable(places[slot] as Place)).length)
      for (const [cluster, count] of clusters.counts.entries()) {
        const members = membersOf(clusters, slots, cluster)
        expect(members.length).toBe(count)
        expect(members).toContain(clusters.some[cluster])
        expect([...clusters.tiers.subarray(cluster * TIERS, (cluster + 1) * TIERS)]).toEqual(
          Array.from({ length: TIERS }, (_, tier) =>
            members.reduce((n, slot) => n + +(rentTier(places[slot]?.[2] ?? null) === tier), 0),
          ),
        )
        for (const axis of ['x', 'y'] as const) {
          const of = members.map((slot) => points[axis][slot] as number)
          expect(clusters[axis][cluster]).toBeGreaterThanOrEqual(Math.min(...of) - rounded)
          expect(clusters[axis][cluster]).toBeLessThanOrEqual(Math.max(...of) + rounded)
        }
      }
    }),
    { numRuns: 200 },
  )
})

test('a cluster stays what it is while the map is moved', () => {
  const anyMove = fc.tuple(
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 200 }), anyView, anyMove, (places, { bounds, zoom }, by) => {
      const points = mapPointsOf(bookOf(places))
      const slots = Uint32Array.from(places.keys())
      const tall = (bounds.north - bounds.south) * by[0]
      const wide = (bounds.east - bounds.west) * by[1]
      const moved = {
        south: bounds.south + tall,
        north: bounds.north + tall,
        west: bounds.west + wide,
        east: bounds.east + wide,
      }
      const before = clusterPoints(points, slots, cellsInView(bounds, zoom))
      const after = clusterPoints(points, slots, cellsInView(moved, zoom))
      for (const slot of slots) {
        const [a, b] = [before.of(slot), after.of(slot)]
        if (a < 0 || b < 0) continue
        expect(membersOf(after, slots, b)).toEqual(membersOf(before, slots, a))
        expect([after.x[b], after.y[b]]).toEqual([before.x[a], before.y[a]])
      }
    }),
    { numRuns: 200 },
  )
})

test('markers of a whole city hardly touch each other, at any zoom', () => {
  const random = seededRandom(5)
  const places = Array.from({ length: 4_000 }, (_, n): Place => {
    const spread = n % 2 === 0 ? 1 : 0.1
    const off = () => (random.next() + random.next() - 1) * spread * 0.5
    return [29.76 + off(), -95.37 + off(), 0.7]
  })
  const points = mapPointsOf(bookOf(places))
  const slots = Uint32Array.from(places.keys())
  for (let zoom = 7; zoom < 17; zoom += 0.5) {
    const view = { south: 29.76 - 280 / 2 ** zoom, north: 29.76 + 280 / 2 ** zoom }
    const across = { west: -95.37 - 500 / 2 ** zoom, east: -95.37 + 500 / 2 ** zoom }
    const clusters = clusterPoints(points, slots, cellsInView({ ...view, ...across }, zoom))
    const covered = pairsCloserThan(clusters, zoom, 0.7)
    expect(covered).toBeLessThanOrEqual(clusters.counts.length * 0.02)
  }
})

/** Pairs of markers whose places are nearer than a share of the room they need. */
function pairsCloserThan({ x, y, counts }: Clusters, zoom: number, share: number): number {
  const pixels = 512 * 2 ** zoom
  let pairs = 0
  for (let a = 0; a < counts.length; a++) {
    for (let b = 0; b < a; b++) {
      const apart = Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0)) * pixels
      const room = (markerRoom(counts[a] ?? 0) + markerRoom(counts[b] ?? 0)) / 2
      if (apart < room * share) pairs++
    }
  }
  return pairs
}

test('what cannot be on a map is left off and counted, and the rest spans the map', () => {
  const points = mapPointsOf(
    bookOf([
      [29.5, -95.5, 0.5],
      [30, -95, null],
      [0, 0, 0.5],
      [null, -95, 0.5],
      [29, null, 0.5],
      [-95.37, 29.76, 0.5],
      [29.76, -195.37, 0.5],
    ]),
  )
  const slots = Uint32Array.from([0, 1, 2, 3, 4, 5, 6])
  const { located, bounds } = extentOf(points, slots)
  expect(located).toBe(2)
  expect(bounds).toEqual({
    south: expect.closeTo(29.5, 9),
    west: expect.closeTo(-95.5, 9),
    north: expect.closeTo(30, 9),
    east: expect.closeTo(-95, 9),
  })
  expect(extentOf(points, slots.subarray(2))).toEqual({ located: 0, bounds: null })
})

test('a property that changed stands where it is now, and one that was removed nowhere', () => {
  const base = bookOf([
    [29.5, -95.5, 0.5],
    [29.6, -95.4, 0.5],
    [29.7, -95.3, 0.5],
  ]).base
  const book = overlay(base, [
    { id: id(0), property: makeProperty({ id: id(0), latitude: 30, longitude: -95, rentPerSf: 1.3 }) },
    { id: id(1), property: null },
  ])
  const points: MapPoints = mapPointsOf(book)
  expect(points.x.length).toBe(4)
  expect([latitudeAt(points.y[3] as number), longitudeAt(points.x[3] as number), points.tiers[3]]).toEqual([
    expect.closeTo(30, 9),
    expect.closeTo(-95, 9),
    8,
  ])
  expect([0, 1, 2, 3].map(points.rentAt)).toEqual([0.5, 0.5, 0.5, 1.3])
})

test('clusters are the same whatever was asked before in the same view', () => {
  const anySet = fc.infiniteStream(fc.boolean())
  fc.assert(
    fc.property(
      fc.array(anyPlace, { maxLength: 300 }),
      anyView,
      fc.array(anySet, { minLength: 2, maxLength: 4 }),
      (places, { bounds, zoom }, sets) => {
        const points = mapPointsOf(bookOf(places))
        const cells = cellsInView(bounds, zoom)
        for (const set of sets) {
          const slots = Uint32Array.from([...places.keys()].filter(() => set.next().value))
          const { of, ...clusters } = clusterPoints(points, slots, cells)
          const { of: ofAlone, ...alone } = clusterPoints({ ...points }, slots.toReversed(), cells)
          expect(clusters).toEqual(alone)
          expect([...slots].map(of)).toEqual([...slots].map(ofAlone))
        }
      },
    ),
    { numRuns: 100 },
  )
})
