import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GridComp, reconcile } from '../../../sync/adjustments/reconcile.ts'
import type { CompAdjustments } from '../../../sync/domain/records/adjustment.ts'
import { CHARACTERISTICS } from '../../../sync/domain/records/characteristics.ts'

const percent = (amount: number) => ({ kind: 'percent', amount, reason: null }) as const
const dollars = (amount: number) => ({ kind: 'dollars', amount, reason: null }) as const

function comp(
  rent: number | null,
  adjustments: CompAdjustments | null = null,
  weight: number | null = null,
): GridComp {
  return { rent, adjustments, weight }
}

test('adjustments in percent add up, and dollars come on top', () => {
  const { comps } = reconcile([
    comp(1.17, { clearHeight: percent(-1.5), yearBuilt: percent(1), location: percent(-2) }),
    comp(1, { size: percent(10), leaseType: dollars(-0.1) }),
  ])
  expect(comps[0]).toMatchObject({ gross: 4.5 })
  expect(comps[0]?.net).toBeCloseTo(-2.5, 12)
  expect(comps[0]?.rent).toBeCloseTo(1.17 * 0.975, 12)
  expect(comps[1]?.rent).toBeCloseTo(1, 12)
  expect(comps[1]?.net).toBeCloseTo(0, 12)
  expect(comps[1]?.gross).toBeCloseTo(20, 12)
})

test('comps that nobody weighed share what is left alike', () => {
  const { comps, value } = reconcile([comp(1, null, 50), comp(2), comp(3)])
  expect(comps.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25])
  expect(value).toBeCloseTo(1.75, 12)
})

test('weights over 100 count in proportion, and a comp without a rent in nothing', () => {
  const { comps, value } = reconcile([comp(1, null, 100), comp(2, null, 100), comp(null, null, 100)])
  expect(comps.map(({ share }) => share)).toEqual([0.5, 0.5, 0])
  expect(value).toBeCloseTo(1.5, 12)
  expect(reconcile([comp(null)])).toMatchObject({ value: null, after: null, before: null })
  expect(reconcile([comp(1, null, 0)]).value).toBeNull()
})

test('the range before is of the rents as they are, the one after of the adjusted ones', () => {
  const { before, after } = reconcile([comp(1, { size: percent(10) }), comp(2, { size: percent(-10) })])
  expect(before).toMatchObject({ low: 1, high: 2, median: 1.5 })
  expect(after?.low).toBeCloseTo(1.1, 12)
  expect(after?.high).toBeCloseTo(1.8, 12)
})

const anyAdjustments = fc.dictionary(
  fc.constantFrom(...CHARACTERISTICS),
  fc.record({
    kind: fc.constantFrom('percent' as const, 'dollars' as const),
    amount: fc.integer({ min: -20, max: 20 }),
    reason: fc.constant(null),
  }),
)
const anyComp = fc.record({
  rent: fc.option(fc.double({ min: 0.1, max: 5, noNaN: true })),
  adjustments: fc.option(anyAdjustments),
  weight: fc.option(fc.integer({ min: 0, max: 100 })),
})

test('shares add up to one, and the value lies within the adjusted range', () => {
  fc.assert(
    fc.property(fc.array(anyComp, { maxLength: 12 }), (any) => {
      const { comps, value, after } = reconcile(any)
      const total = comps.reduce((sum, { share }) => sum + share, 0)
      if (value === null) {
        expect(total).toBe(0)
        return
      }
      expect(total).toBeCloseTo(1, 9)
      expect(value).toBeGreaterThanOrEqual((after?.low ?? Number.NaN) - 1e-9)
      expect(value).toBeLessThanOrEqual((after?.high ?? Number.NaN) + 1e-9)
      for (const { net, gross } of comps) expect(Math.abs(net)).toBeLessThanOrEqual(gross + 1e-6)
    }),
  )
})
