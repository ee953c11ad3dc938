import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareValues } from '../../../../sync/book/base-order/number-order.ts'
import { stableOrder } from '../../../../sync/book/base-order/stable-order.ts'

const figures = fc.array(
  fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 }), fc.constantFrom(Number.NaN, -0, 0, 0.45, 1e9)),
)

test('figures stand as a stable sort that compares them leaves them, missing ones last either way', () => {
  fc.assert(
    fc.property(figures, fc.boolean(), (values, descending) => {
      const compared = values
        .map((_, i) => i)
        .sort((a, b) => compareValues(values[a] as number, values[b] as number, descending) || a - b)
      expect([...stableOrder(Float64Array.from(values), descending)]).toEqual(compared)
    }),
  )
})
