import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowRateWords } from '../../../sync/adjustments/grid-words.ts'
import { reconcile } from '../../../sync/adjustments/reconcile.ts'
import { adjustmentsByRate, stepsTo, typedRate } from '../../../sync/adjustments/row-rates.ts'
import { type Subject, subjectOf } from '../../../sync/adjustments/subject-of.ts'
import { makeProperty } from '../../make/property.ts'

const TODAY = '2026-11-29'
const subject = subjectOf(
  null,
  makeProperty({ clearHeight: 32, squareFootage: 60_000, leasedSf: null }),
) as Subject

test('time is counted in whole months to the subject, whatever the day, and not at all from a year alone', () => {
  const months = (dateSigned: string | null) =>
    stepsTo('dateSigned', makeProperty({ dateSigned }), subject, TODAY)
  expect(months('2025-09-01')).toBe(14)
  expect(months('2025-09-30')).toBe(14)
  expect(months('2025-09')).toBe(14)
  expect(months('2025')).toBeNull()
  expect(months(null)).toBeNull()
})

test('each comp is adjusted by its difference from the subject, and a comp that does not say is not', () => {
  const rates = {
    dateSigned: { kind: 'percent', amount: 0.3 },
    clearHeight: { kind: 'dollars', amount: 0.01 },
  } as const
  const comp = makeProperty({ rentPerSf: 1, dateSigned: '2025-09-15', clearHeight: 28 })
  const byRate = adjustmentsByRate(rates, comp, subject, TODAY)
  expect(byRate.dateSigned?.amount).toBeCloseTo(4.2, 12)
  expect(byRate.clearHeight?.amount).toBeCloseTo(0.04, 12)
  const { comps } = reconcile([{ rent: 1, adjustments: byRate, weight: null }])
  expect(comps[0]?.rent).toBeCloseTo(1.082, 12)
  const silent = makeProperty({ dateSigned: null, clearHeight: null })
  expect(adjustmentsByRate(rates, silent, subject, TODAY)).toEqual({})
  expect(adjustmentsByRate(rates, comp, null, TODAY)).toEqual({})
})

test('a comp that is like the subject is adjusted by nothing, whatever the rate', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (amount) => {
      const rates = { clearHeight: { kind: 'percent', amount } } as const
      const alike = makeProperty({ clearHeight: 32 })
      expect(adjustmentsByRate(rates, alike, subject, TODAY).clearHeight?.amount).toBe(0)
    }),
  )
})

test('what the set says is offered for a step: time by the month, sizes by 10,000 SF', () => {
  const rate = { percent: 4.44, spread: 1, n: 9, rSquared: 0.6 }
  expect(typedRate('dateSigned', rate)).toEqual({ kind: 'percent', amount: 0.37 })
  expect(typedRate('size', { ...rate, percent: -0.00012 })).toEqual({ kind: 'percent', amount: -1.2 })
})

test('a rate is told with its sign, its unit and its step', () => {
  expect(rowRateWords('dateSigned', { kind: 'percent', amount: 0.3 }, 'month')).toBe('+0.3% a month')
  expect(rowRateWords('clearHeight', { kind: 'dollars', amount: 0.01 }, 'year')).toBe('+$0.12 per ft')
  expect(rowRateWords('size', { kind: 'percent', amount: -1.25 }, 'month')).toBe('\u22121.25% per 10,000 SF')
})
