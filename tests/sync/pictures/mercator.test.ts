import fc from 'fast-check'
import { expect, test } from 'vitest'
import { middleOf, milesPerPixel, pixelOf, zoomToFit } from '../../../sync/pictures/mercator.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }
const SIZE = { width: 800, height: 600 }

test('the center is in the middle, and a whole turn away it is the same place', () => {
  const view = { ...SIZE, center: HOUSTON, zoom: 10 }
  expect(pixelOf(view, HOUSTON)).toEqual({ x: 400, y: 300 })
  const turned = pixelOf(view, { ...HOUSTON, longitude: HOUSTON.longitude + 360 })
  expect(turned.x).toBeCloseTo(400, 6)
})

test('at zoom 0 the world is 512 pixels wide, and twice as wide a zoom closer', () => {
  const from = { latitude: 0, longitude: -90 }
  const pixels = (zoom: number) =>
    pixelOf({ ...SIZE, center: { latitude: 0, longitude: 0 }, zoom }, from).x - 400
  expect(pixels(0)).toBeCloseTo(-128, 6)
  expect(pixels(1)).toBeCloseTo(-256, 6)
})

test('a mile is as long as on the ground', () => {
  // One degree of latitude is about 69.1 miles.
  const view = { ...SIZE, center: HOUSTON, zoom: 9 }
  const pixels = pixelOf(view, HOUSTON).y - pixelOf(view, { ...HOUSTON, latitude: HOUSTON.latitude + 1 }).y
  expect(pixels * milesPerPixel(view)).toBeGreaterThan(69.1 * 0.98)
  expect(pixels * milesPerPixel(view)).toBeLessThan(69.1 * 1.02)
})

const rectangle = fc
  .record({
    south: fc.double({ min: -70, max: 69, noNaN: true }),
    west: fc.double({ min: -179, max: 170, noNaN: true }),
    tall: fc.double({ min: 0.0001, max: 10, noNaN: true }),
    wide: fc.double({ min: 0.0001, max: 9, noNaN: true }),
  })
  .map(({ south, west, tall, wide }) => ({ south, west, north: south + tall, east: west + wide }))

test('a rectangle at the zoom that fits touches two edges and crosses none', () => {
  fc.assert(
    fc.property(rectangle, (bounds) => {
      const view = { ...SIZE, center: middleOf(bounds), zoom: zoomToFit(bounds, 800, 600) }
      const corner = pixelOf(view, { latitude: bounds.north, longitude: bounds.west })
      const other = pixelOf(view, { latitude: bounds.south, longitude: bounds.east })
      expect(Math.min(corner.x, corner.y)).toBeCloseTo(0, 3)
      expect(Math.min(800 - other.x, 600 - other.y)).toBeCloseTo(0, 3)
      expect(Math.min(corner.x, corner.y, 800 - other.x, 600 - other.y)).toBeGreaterThan(-0.001)
    }),
  )
})
