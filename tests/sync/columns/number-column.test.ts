import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactNumbers, numberAt, scaledRange } from '../../../sync/columns/number-column.ts'

const anyFigure = fc.oneof(
  fc.constant(Number.NaN),
  fc.integer({ min: -200_000, max: 200_000 }).map((n) => n / 10_000),
  fc.integer(),
  fc.double({ noNaN: true }),
)

test('a column gives back every figure it was made of, to the last bit', () => {
  fc.assert(
    fc.property(fc.array(anyFigure), (figures) => {
      const column = compactNumbers(Float64Array.from(figures))
      expect(figures.map((_, row) => numberAt(column, row))).toEqual(figures)
    }),
  )
})

test('a range of whole numbers holds exactly the values between the bounds, the bounds included', () => {
  const anyBound = fc.option(
    fc.oneof(
      anyFigure.filter((n) => !Number.isNaN(n)),
      fc.constantFrom(1e300, -1e300),
    ),
    {
      nil: null,
    },
  )
  fc.assert(
    fc.property(
      fc.constantFrom(1, 100, 10_000),
      fc.integer({ min: -300_000, max: 300_000 }),
      anyBound,
      anyBound,
      (scale, n, min, max) => {
        const value = n / scale
        const range = scaledRange(scale, min, max)
        const isIn = range !== null && n >= range.low && n <= range.high
        expect(isIn).toBe(
          value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})
