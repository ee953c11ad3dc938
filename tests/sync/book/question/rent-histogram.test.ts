import { expect, test } from 'vitest'
import { rentHistogram } from '../../../../sync/book/question/rent-statistics.ts'

test('rents beyond all reason are counted like others', () => {
  const counts = (...rents: number[]) => rentHistogram(Float64Array.from(rents)).counts
  expect([counts(1e308), counts(-1e308), counts(1e308, 1.5e308)]).toEqual([[1], [1], [2]])
  expect(counts(0.5, 1e308).reduce((sum, count) => sum + count)).toBe(2)
})
