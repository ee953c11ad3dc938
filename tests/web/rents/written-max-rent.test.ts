import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RENT_BIN } from '../../../sync/book/question/answer.ts'
import { histogramBars } from '../../../web/rents/histogram-bars.ts'
import { boundsOfSpan } from '../../../web/rents/histogram-span.ts'
import { writtenMaxRent } from '../../../web/rents/written-max-rent.ts'

test('the upper bound of picked bars is written as the end of the last, and finds the same rents as it says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 80 }),
      fc.array(fc.nat(20), { minLength: 2, maxLength: 90 }),
      fc.nat(),
      fc.array(fc.integer({ min: 0, max: 4_000_000 }), { minLength: 30, maxLength: 30 }),
      (from, counts, pick, millionths) => {
        const bars = histogramBars({ from: from * RENT_BIN, counts }, 36)
        const at = pick % bars.length
        const { maxRent } = boundsOfSpan(bars, { first: 0, last: at })
        const { max, isBelow } = writtenMaxRent(maxRent, 'month')
        if (maxRent === undefined || max === undefined) return
        expect([max, isBelow]).toEqual([bars[at]?.to, true])
        for (const rent of [...millionths.map((one) => one / 1_000_000), max, maxRent]) {
          expect([rent, rent < max]).toEqual([rent, rent <= maxRent])
        }
      },
    ),
  )
})

test('a bound that somebody typed is written as it was typed', () => {
  for (const typed of [0.65, 0.6, 1.125, 0.6499]) {
    expect(writtenMaxRent(typed, 'month')).toEqual({ max: typed, isBelow: false })
  }
  expect(writtenMaxRent(undefined, 'year')).toEqual({ max: undefined, isBelow: false })
  expect(writtenMaxRent(0.649999, 'year')).toEqual({ max: 7.8, isBelow: true })
})
