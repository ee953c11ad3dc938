import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logScale } from '../../../../web/portfolio/dataset/log-scale.ts'

const named = (start: number, apart: number) => logScale(start, apart).ticks.map(({ count }) => count)

test('a scale names its ends, the optimal range, and round counts in between', () => {
  expect(named(2_846, 0.06)).toEqual([1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_846])
  expect(named(2_846, 0.17)).toEqual([1, 5, 20, 50, 200, 2_846])
})

test('a small book leaves room above the optimal range', () => {
  expect(named(12, 0.06)).toEqual([1, 2, 5, 10, 20, 50, 80])
})

test('counts stand in order within the scale, and names apart from each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(1_000_000), (start, count) => {
      const { at, ticks } = logScale(start, 0.06)
      expect(at(count)).toBeGreaterThanOrEqual(0)
      expect(at(count)).toBeLessThanOrEqual(at(count + 1))
      expect(at(count)).toBeLessThanOrEqual(1)
      expect(at(0)).toBe(0)
      const places = ticks.map((tick) => tick.at)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
  )
})
