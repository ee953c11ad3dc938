import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateOf } from '../../../sync/adjustments/suggest.ts'
import {
  DRAWN_QUARTERS,
  quarterNumber,
  quarterSigned,
  rentTrend,
  rowsOfTrend,
} from '../../../sync/trends/rent-trend.ts'
import { makeProperty } from '../../make/property.ts'

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

test('a rate a year needs four quarters, however many rents two have', () => {
  const in2026 = (months: readonly number[]) =>
    rentTrend(
      months.flatMap((month) => [1, 1.1, 1.3].map((rent) => signed(`2026-0${month}-15`, rent * month))),
    )
  expect(in2026([1, 4]).slope).toBeNull()
  expect(in2026([1, 4, 7]).slope).toBeNull()
  const four = [1, 4, 7, 9].map((month, i) => signed(`202${i}-0${month}-15`, 1))
  expect(rentTrend([...four, signed('2020-01-02', 1.2)]).slope).not.toBeNull()
})

test('quarters are counted on over the turn of a year', () => {
  expect(quarterNumber('2025-Q1') - quarterNumber('2024-Q4')).toBe(1)
})

test('the newest quarters have the slope, the counts and the figures of their own rents alone', () => {
  const dates = fc.constantFrom(
    '2019-03',
    '2021-Q2',
    '2022-07-09',
    '2023-11',
    '2024-02-29',
    '2026-01',
    '2024',
    null,
  )
  const rent = fc.option(fc.integer({ min: 20, max: 300 }).map((cents) => cents / 100))
  fc.assert(
    fc.property(
      fc.array(fc.record({ dateSigned: dates, rentPerSf: rent }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 30 }),
      (rents, most) => {
        const all = rentTrend(rents)
        const newest = rentTrend(rents, most)
        const last = quarterNumber(all.quarters.at(-1)?.quarter ?? '')
        const kept = rents.filter(({ dateSigned }) => {
          const quarter = quarterSigned(dateSigned)
          return quarter !== null && quarterNumber(quarter) > last - most
        })
        const alone = rentTrend(kept)
        expect([newest.quarters, newest.n, newest.undated]).toEqual([alone.quarters, alone.n, all.undated])
        expect(newest.n + newest.older).toBe(all.n)
        if (alone.slope === null) expect(newest.slope).toBeNull()
        else expect(newest.slope?.percent).toBeCloseTo(alone.slope.percent, 6)
      },
    ),
  )
})

test('what the rows of a trend suggest for a year is the slope that the trend tells', () => {
  const rows = Array.from({ length: 40 }, (_, i) =>
    makeProperty({
      id: `p${i}`,
      dateSigned: `${2014 + (i % 13)}-${i % 2 ? '03' : '10'}`,
      rentPerSf: 1 + ((i * 7) % 11) / 10,
    }),
  )
  const trend = rentTrend(rows, DRAWN_QUARTERS)
  const kept = rowsOfTrend(trend, [...rows, makeProperty({ dateSigned: null, rentPerSf: 9 })])
  expect(kept.length).toBe(trend.n)
  expect(kept.length).toBeLessThan(rows.length)
  const rate = rateOf('dateSigned', kept)
  expect(rate?.percent).toBeCloseTo(trend.slope?.percent ?? Number.NaN, 8)
  expect(rate?.spread).toBeCloseTo(trend.slope?.spread ?? Number.NaN, 8)
  expect(rowsOfTrend(rentTrend([]), rows)).toEqual([])
})
