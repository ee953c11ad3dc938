import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median } from '../../../sync/domain/median.ts'

test('the median is what stands in the middle once all are sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b)
      expect(median(Float64Array.from(values))).toBe(sorted[sorted.length >>> 1])
    }),
  )
  expect(median(new Float64Array())).toBeNaN()
})
