import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWeight } from '../../../web/comp-lists/adjustments/read-weight.ts'
import { typedAmount } from '../../../web/comp-lists/adjustments/typed-amount.ts'

test('a weight of 0 to 100 is read as typed, and anything else is told by name', () => {
  expect(['', ' 25 ', '12.5%', '0', '100'].map(readWeight)).toEqual(
    [null, 25, 12.5, 0, 100].map((weight) => ({ weight, problem: null })),
  )
  for (const typed of ['abc', '-5', '\u22125', '5 or 6', 'ten']) {
    expect(readWeight(typed)).toEqual({ problem: 'Weight must be a number from 0 to 100.' })
  }
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 1_000_000 }), (over) => {
      expect(readWeight(`${over}%`)).toEqual({ problem: 'Weight must be at most 100%.' })
    }),
  )
})

test('an adjustment is kept in its own unit, and one that cannot be kept is told by name', () => {
  expect(typedAmount('+3', 'percent', 'year')).toEqual({ amount: 3, problem: null })
  expect(typedAmount('', 'percent', 'month')).toEqual({ amount: 0, problem: null })
  expect(typedAmount('\u22121.2', 'dollars', 'year').amount).toBeCloseTo(-0.1)
  expect(typedAmount('abc', 'percent', 'month').problem).toBe(
    'Adjustment must be a number, such as +3 or \u22122.5.',
  )
  expect(typedAmount('-501', 'percent', 'month').problem).toBe('Adjustment must be at most 500%.')
  expect(typedAmount('101', 'dollars', 'month').problem).toBe('Adjustment must be at most $100 /SF/mo.')
  expect(typedAmount('1201', 'dollars', 'year').problem).toBe('Adjustment must be at most $1,200 /SF/yr.')
})
