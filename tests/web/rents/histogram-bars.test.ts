import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rentHistogram } from '../../../sync/book/question/rent-statistics.ts'
import { histogramBars } from '../../../web/rents/histogram-bars.ts'
import { boundsOfSpan, spanOfBounds, spanWords } from '../../../web/rents/histogram-span.ts'

/** Rents as they are kept, most of them where a market is, some far out. */
const rents = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 300_000, max: 1_500_000 }) },
      fc.integer({ min: 1, max: 40_000_000 }),
    ),
    {
      maxLength: 200,
    },
  )
  .map((millionths) => Float64Array.from(millionths, (n) => n / 1_000_000).sort())
const most = fc.integer({ min: 1, max: 60 })

test('a bar stands for each bin where there is room', () => {
  expect(histogramBars({ from: 0.85, counts: [3, 0, 1] }, 48)).toEqual([
    { from: 0.85, to: 0.875, count: 3, open: false },
    { from: 0.875, to: 0.9, count: 0, open: false },
    { from: 0.9, to: 0.925, count: 1, open: false },
  ])
})

test('without rents there are no bars', () => {
  expect(histogramBars({ from: 0, counts: [] }, 48)).toEqual([])
})

test('a thin tail is gathered in the last bar', () => {
  const counts = [500, 500, ...new Array<number>(400).fill(0), 1]
  expect(histogramBars({ from: 1, counts }, 3)).toEqual([
    { from: 1, to: 1.025, count: 500, open: false },
    { from: 1.025, to: 1.05, count: 500, open: false },
    { from: 1.05, to: 1.075, count: 1, open: true },
  ])
})

test('where rents are spread wide, neighbors are joined', () => {
  const bars = histogramBars({ from: 0.5, counts: [10, 10, 10, 10, 10] }, 3)
  expect(bars.map(({ from, to, count }) => [from, to, count])).toEqual([
    [0.5, 0.55, 20],
    [0.55, 0.6, 20],
    [0.6, 0.65, 10],
  ])
})

test('bars fit, join each other and count every rent once', () => {
  fc.assert(
    fc.property(rents, most, (sorted, room) => {
      const bars = histogramBars(rentHistogram(sorted), room)
      expect(bars.length).toBeLessThanOrEqual(room)
      expect(bars.reduce((total, { count }) => total + count, 0)).toBe(sorted.length)
      for (const [i, bar] of bars.entries()) expect(bar.from).toBe(bars[i - 1]?.to ?? bar.from)
    }),
  )
})

test('the bounds of some bars find exactly what they count, and lead back to them', () => {
  fc.assert(
    fc.property(rents, most, fc.nat(), fc.nat(), (sorted, room, a, b) => {
      const bars = histogramBars(rentHistogram(sorted), room)
      fc.pre(bars.length > 0)
      const ends = [a % bars.length, b % bars.length].sort((x, y) => x - y) as [number, number]
      const span = { first: ends[0], last: ends[1] }
      const { minRent = 0, maxRent = Number.POSITIVE_INFINITY } = boundsOfSpan(bars, span)
      const counted = bars.slice(span.first, span.last + 1).reduce((total, { count }) => total + count, 0)
      expect(sorted.filter((rent) => rent >= minRent && rent <= maxRent)).toHaveLength(counted)
      expect(spanOfBounds(bars, boundsOfSpan(bars, span)) ?? span).toEqual(span)
    }),
  )
})

test('bars say their rents in the unit shown, and how many have them', () => {
  const bars = histogramBars({ from: 0.75, counts: [1_200, 34] }, 48)
  expect(spanWords(bars, { first: 0, last: 1 }, 'month')).toBe('$0.75 to below $0.80 · 1,234')
  expect(spanWords(bars, { first: 0, last: 0 }, 'year')).toBe('$9.00 to below $9.30 · 1,200')
})

test('the end that gathers a tail has no bound', () => {
  const bars = [
    { from: 0.5, to: 0.525, count: 9, open: true },
    { from: 0.525, to: 0.55, count: 5, open: false },
    { from: 0.55, to: 0.575, count: 2, open: true },
  ]
  expect(boundsOfSpan(bars, { first: 0, last: 1 })).toEqual({ minRent: undefined, maxRent: 0.549999 })
  expect(boundsOfSpan(bars, { first: 1, last: 2 })).toEqual({ minRent: 0.525, maxRent: undefined })
  expect(spanWords(bars, { first: 0, last: 1 }, 'month')).toBe('Below $0.55 · 14')
  expect(spanWords(bars, { first: 1, last: 2 }, 'month')).toBe('$0.53 or more · 7')
})
