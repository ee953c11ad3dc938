import fc from 'fast-check'
import type { MultiPolygon, Position } from 'geojson'
import { beforeAll, expect, test } from 'vitest'
import { clipToArea, landOfTheWorld } from '../../../../edge/build/basemap/land.ts'

let land: MultiPolygon[]
beforeAll(() => {
  land = landOfTheWorld()
})

test.each([
  ['Houston', 29.76, -95.37, true],
  ['Galveston Bay', 29.5, -94.85, false],
  ['the Gulf', 28, -93, false],
  ['Chicago', 41.88, -87.7, true],
  ['Lake Michigan', 43.5, -87, false],
  ['Lake Superior off Duluth', 46.85, -91.6, false],
  ['Lake Erie off Cleveland', 41.7, -81.8, false],
  ['Toronto', 43.7, -79.5, true],
  ['Minneapolis, where two sources meet', 44.98, -92.4, true],
  ['Iowa, where two sources meet', 41.2, -91, true],
  ['Albany', 42.65, -73.8, true],
  ['Paris', 48.86, 2.35, true],
  ['Chukotka before 180 degrees', 67.5, 179.9, true],
  ['Chukotka after 180 degrees', 67.5, -177, true],
  ['the Norwegian Sea', 67, 2, false],
])('%s is land: %s, %s, %s', (_name, latitude, longitude, isLand) => {
  expect(land.some((part) => holds(part, [longitude, latitude]))).toBe(isLand)
})

test('clipping keeps exactly what lies in the area', () => {
  // Off the grid of the corners, where inside and outside are clear.
  const place = fc.tuple(fc.integer({ min: -9, max: 8 }), fc.integer({ min: -9, max: 8 }))
  const corner = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), place, (corners, [x, y]) => {
      const shape: MultiPolygon = {
        type: 'MultiPolygon',
        coordinates: [[[...corners, ...corners.slice(0, 1)]]],
      }
      const at: Position = [x + 0.437, y + 0.561]
      const area = { west: -5, south: -4, east: 3, north: 6 }
      const isInArea = x >= -5 && x < 3 && y >= -4 && y < 6
      expect(holds(clipToArea(shape, area), at)).toBe(isInArea && holds(shape, at))
    }),
  )
})

/** By the even-odd rule. */
function holds({ coordinates }: MultiPolygon, [x = 0, y = 0]: Position): boolean {
  let isInside = false
  for (const ring of coordinates.flat()) {
    for (const [i, [bx = 0, by = 0]] of ring.entries()) {
      const [ax = 0, ay = 0] = ring[i - 1] ?? [bx, by]
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
    }
  }
  return isInside
}
