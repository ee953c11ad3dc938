import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactNumbers, numberAt } from '../../../sync/columns/number-column.ts'
import { createNumberColumnBuilder } from '../../../sync/columns/number-column-builder.ts'

function columnOf(values: readonly (number | null)[]) {
  const builder = createNumberColumnBuilder()
  for (const value of values) builder.add(value)
  return builder.finish()
}

const anyFigure = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 500_000 }),
  fc.integer({ min: 1, max: 500 }).map((cents) => cents / 100),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
)

test('a column has the figures that were added, at any length', () => {
  fc.assert(
    fc.property(
      fc.array(anyFigure, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(1, 15, 2 ** 14 - 1, 2 ** 14, 2 ** 14 + 1, 40_000),
      fc.nat({ max: 20_000 }),
      (figures, rows, from) => {
        const values = Array.from({ length: rows }, (_, row) =>
          row < from ? null : (figures[row % figures.length] ?? null),
        )
        const wanted = compactNumbers(Float64Array.from(values, (value) => value ?? Number.NaN))
        const column = columnOf(values)
        if (values.every((value) => value === null)) {
          expect(column).toBeNull()
          return
        }
        expect(column?.kind).toBe(wanted.kind)
        expect(column?.values).toEqual(wanted.values)
        for (const row of [0, rows >> 1, rows - 1])
          expect(column && numberAt(column, row)).toBe(values[row] ?? Number.NaN)
      },
    ),
    { numRuns: 60 },
  )
})

test('a column without a figure takes no room', () => {
  expect(columnOf([])).toBeNull()
  expect(columnOf(Array.from({ length: 20_000 }, () => null))).toBeNull()
  expect(columnOf([Number.NaN, null])).toBeNull()
})
