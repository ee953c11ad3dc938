import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberValues } from '../../../sync/columns/number-column.ts'

const MISSING = -7
const anyColumn = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double({ noNaN: true })), {
  maxLength: 40,
})

test('each row has the number of its value, the values standing from small to large, where they pay', () => {
  fc.assert(
    fc.property(anyColumn, (column) => {
      const distinct = [...new Set(column.filter((value) => value !== MISSING))].sort((a, b) => a - b)
      const numbered = numberValues(Float64Array.from(column), MISSING)
      const pays = distinct.length * 2 <= column.length && !column.some((value) => Object.is(value, -0))
      expect(numbered).toEqual(
        pays
          ? { values: distinct, codes: Uint32Array.from(column, (value) => distinct.indexOf(value) + 1) }
          : null,
      )
    }),
  )
})
