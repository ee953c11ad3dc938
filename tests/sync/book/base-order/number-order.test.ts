import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fallingOrder, risingOrder } from '../../../../sync/book/base-order/number-order.ts'
import { compactNumbers, MISSING_INT } from '../../../../sync/columns/number-column.ts'

const last = -MISSING_INT - 1
const anyFigure = fc.oneof(
  fc.constantFrom(0, 1, -1, 2.5, last, -last, MISSING_INT, Number.NaN),
  fc.integer({ min: -50, max: 50 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
)

test('rows stand in order of their figures either way, equal ones as they stood, missing ones last', () => {
  fc.assert(
    fc.property(fc.array(anyFigure), fc.boolean(), fc.boolean(), (figures, wholes, descending) => {
      const values = Float64Array.from(wholes ? figures.map(Math.round) : figures)
      const ties = Uint32Array.from(values.keys()).reverse()
      const present = [...ties].filter((row) => !Number.isNaN(values[row]))
      const missing = [...ties].filter((row) => Number.isNaN(values[row]))
      const at = (row: number) => values[row] ?? 0
      present.sort((a, b) => (descending ? at(b) - at(a) : at(a) - at(b)))
      const column = compactNumbers(values)
      const rising = risingOrder(column, ties)
      const order = descending ? fallingOrder(column, rising) : rising
      expect([...order]).toEqual([...present, ...missing])
    }),
  )
})
