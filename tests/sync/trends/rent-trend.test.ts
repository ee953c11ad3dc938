import { expect, test } from 'vitest'
import { quarterNumber, rentTrend } from '../../../sync/trends/rent-trend.ts'

const signed = (dateSigned: string | null, rentPerSf: number | null) => ({ dateSigned, rentPerSf })

test('rents stand in the quarter in which they were signed, as exactly as that is known', () => {
  const { quarters, n, undated } = rentTrend([
    signed('2024-03-05', 1),
    signed('2024-Q1', 2),
    signed('2024-02', 4),
    signed('2024-04-01', 3),
    signed('2023', 9),
    signed(null, 9),
    signed('2024-01', null),
  ])
  expect(quarters).toEqual([
    { quarter: '2024-Q1', n: 3, p25: 1.5, median: 2, p75: 3 },
    { quarter: '2024-Q2', n: 1, p25: 3, median: 3, p75: 3 },
  ])
  expect({ n, undated }).toEqual({ n: 4, undated: 2 })
})

test('the slope is in percent of the mean rent a year, and needs five rents', () => {
  const rents = [0, 1, 2, 3, 4].map((year) => signed(`${2020 + year}-06-15`, 1 + year * 0.1))
  expect(rentTrend(rents).slope?.percent).toBeCloseTo(10 / 1.2, 1)
  expect(rentTrend(rents).slope?.spread).toBeLessThan(0.05)
  expect(rentTrend(rents.slice(1)).slope).toBeNull()
})

test('quarters are counted on over the turn of a year', () => {
  expect(quarterNumber('2025-Q1') - quarterNumber('2024-Q4')).toBe(1)
})
