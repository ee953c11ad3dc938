import fc from 'fast-check'
import geodesic from 'geographiclib-geodesic'
import { expect, test } from 'vitest'
import type { Ring } from '../../../../sync/domain/area/area.ts'
import { squareMilesOf } from '../../../../sync/domain/area/area-size.ts'

/** `[longitude, latitude]`, as on a map: east and up. */
const ring = (...corners: [number, number][]): Ring =>
  corners.map(([longitude, latitude]) => ({ latitude, longitude }))

test('the size is that of geodesics within half a percent', () => {
  const anyOutline = fc
    .record({
      latitude: fc.double({ min: -65, max: 65, noNaN: true }),
      longitude: fc.double({ min: -170, max: 170, noNaN: true }),
      degrees: fc.double({ min: 0.01, max: 1, noNaN: true }),
      reach: fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 5, maxLength: 40 }),
    })
    .map(({ latitude, longitude, degrees, reach }) =>
      reach.map((part, i) => ({
        latitude: latitude + degrees * part * Math.sin((2 * Math.PI * i) / reach.length),
        longitude: longitude + degrees * part * Math.cos((2 * Math.PI * i) / reach.length),
      })),
    )
  fc.assert(
    fc.property(anyOutline, (area) => {
      const size = squareMilesOf(area)
      expect(Math.abs(size / geodesicSquareMiles(area) - 1)).toBeLessThan(0.005)
    }),
  )
})

test('what crossing lines leave out does not count towards the size', () => {
  const square = ring([0, 0], [4, 0], [4, 4], [0, 4])
  expect(squareMilesOf(ring([0, 0], [4, 4], [4, 0], [0, 4])) / squareMilesOf(square)).toBeCloseTo(0.5, 3)
  const twiceAround = ring([0, 0], [4, 0], [4, 4], [0, 4], [0, 0], [1, 1], [3, 1], [3, 3], [1, 3], [1, 1])
  expect(squareMilesOf(twiceAround) / squareMilesOf(square)).toBeCloseTo(0.75, 3)
})

function geodesicSquareMiles(area: Ring): number {
  const polygon = geodesic.Geodesic.WGS84.Polygon(false)
  for (const { latitude, longitude } of area) polygon.AddPoint(latitude, longitude)
  return Math.abs(polygon.Compute(false, true).area ?? 0) / 1609.344 ** 2
}
