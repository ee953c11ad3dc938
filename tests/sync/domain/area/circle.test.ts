import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circleAround, widthsAround } from '../../../../sync/domain/area/circle.ts'
import { haversineMiles } from '../../../../sync/domain/area/distance.ts'

const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const point = fc.record({ latitude, longitude })

test('a circle holds the points that are no farther than its radius, and no other', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0, max: 13_000, noNaN: true }), (center, other, miles) => {
      const away = haversineMiles(center, other)
      for (const radius of [miles, away, away * (1 - 1e-10), away * 1.001]) {
        expect(circleAround(center, radius)(other.latitude, other.longitude)).toBe(away <= radius)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('the same holds close to the rim at the radii people search', () => {
  fc.assert(
    fc.property(
      fc.record({ latitude: fc.double({ min: -75, max: 75, noNaN: true }), longitude }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: -1.6, max: 1.6, noNaN: true }),
      fc.double({ min: -4, max: 4, noNaN: true }),
      (center, miles, north, east) => {
        const other = { latitude: center.latitude + north, longitude: center.longitude + east }
        const away = haversineMiles(center, other)
        for (const radius of [miles, away, away * (1 - 1e-10), away * 0.999, away * 1.001]) {
          expect(circleAround(center, radius)(other.latitude, other.longitude)).toBe(away <= radius)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test('between two latitudes, no point of a circle is farther east or west than its width there', () => {
  fc.assert(
    fc.property(
      fc.record({ latitude: fc.double({ min: -89, max: 89, noNaN: true }), longitude }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
      (center, miles, north, east, tall) => {
        const other = {
          latitude: center.latitude + (north * miles) / 69,
          longitude: center.longitude + (east * miles) / 69 / Math.cos((center.latitude * Math.PI) / 180),
        }
        const wide = widthsAround(center, haversineMiles(center, other))
        const off = Math.abs(other.longitude - center.longitude)
        const { latitude } = other
        expect(wide(latitude, latitude)).toBeGreaterThanOrEqual(off)
        expect(wide(latitude - tall, latitude)).toBeGreaterThanOrEqual(off)
        expect(wide(latitude, latitude + tall)).toBeGreaterThanOrEqual(off)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('where a circle does not reach it has no width, and it is widest about its center', () => {
  const wide = widthsAround({ latitude: 30, longitude: -95 }, 5)
  expect(wide(30.1, 30.2)).toBeLessThan(0)
  expect(wide(29.8, 29.9)).toBeLessThan(0)
  expect(wide(30.05, 30.06)).toBeLessThan(wide(30.01, 30.02))
  expect(wide(29.99, 30.01)).toBeCloseTo(0.0836, 3)
})
