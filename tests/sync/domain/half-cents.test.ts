import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedDollars } from '../../../sync/adjustments/grid-words.ts'
import { measured } from '../../../sync/assistant/analysis/measured.ts'
import { rentStatistics } from '../../../sync/book/question/rent-statistics.ts'
import { unitOf } from '../../../sync/domain/fields/figure-units.ts'
import { formatPercent, formatPrice, formatRent } from '../../../sync/domain/format.ts'
import { fixed, signedPercent } from '../../../sync/domain/format-decimals.ts'
import { differenceOf } from '../../../sync/domain/records/difference.ts'

/** A fraction of whole numbers as dollars and cents, a half of a cent rounded up. */
function centsOf(numerator: bigint, denominator: bigint): string {
  const cents = (2n * numerator + denominator) / (2n * denominator)
  return `$${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

/** Rents in whole cents, each with whole square feet, rising. */
const anyRents = fc
  .array(fc.record({ cents: fc.integer({ min: 1, max: 400 }), feet: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((rents) => rents.toSorted((a, b) => a.cents - b.cents))

test('means, medians and percentiles of whole cents are shown as exact arithmetic rounds them', () => {
  fc.assert(
    fc.property(anyRents, (rents) => {
      const statistics = rentStatistics({
        rents: Float64Array.from(rents, ({ cents }) => cents / 100),
        squareFeet: Float64Array.from(rents, ({ feet }) => feet * 500),
      })
      const exact = rents.map(({ cents }) => BigInt(cents))
      const feet = rents.map((one) => BigInt(one.feet))
      const sum = exact.reduce((all, cents) => all + cents, 0n)
      const count = BigInt(rents.length)
      expect(formatRent(statistics.mean, 'month')).toBe(centsOf(sum, count))
      expect(formatRent(statistics.mean, 'year')).toBe(centsOf(sum * 12n, count))
      const weighed = exact.reduce((all, cents, i) => all + cents * (feet[i] ?? 0n), 0n)
      const weight = feet.reduce((all, own) => all + own, 0n)
      expect(formatRent(statistics.weightedMean, 'month')).toBe(centsOf(weighed, weight))
      for (const [name, tenths] of [
        ['median', 50],
        ['p25', 25],
        ['p75', 75],
        ['p90', 90],
      ] as const) {
        const place = (rents.length - 1) * tenths
        const below = exact[Math.floor(place / 100)] ?? 0n
        const above = exact[Math.ceil(place / 100)] ?? 0n
        const shown = centsOf(below * 100n + (above - below) * BigInt(place % 100), 100n)
        expect([name, formatRent(statistics[name], 'month')]).toEqual([name, shown])
      }
    }),
    { numRuns: 500 },
  )
})

test('whatever the order rents are added in, the mean that is shown is the same', () => {
  fc.assert(
    fc.property(anyRents, (rents) => {
      const values = Float64Array.from(rents, ({ cents }) => cents / 100)
      const weights = Float64Array.from(rents, ({ feet }) => feet)
      const { mean } = rentStatistics({ rents: values, squareFeet: weights })
      const backwards = measured('mean', { values: values.toReversed(), weights })
      expect(formatRent(backwards, 'month')).toBe(formatRent(mean, 'month'))
    }),
  )
})

test('a half is rounded up by every format, in cents, tenths and hundredths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (whole) => {
      // So many cents and a half, as a binary fraction.
      const half = (2 * whole + 1) / 200
      const up = centsOf(BigInt(whole + 1), 1n)
      const digits = up.slice(1)
      expect(formatRent(half, 'month').replaceAll(',', '')).toBe(up)
      expect(formatPrice(half).replaceAll(',', '')).toBe(up)
      expect(unitOf('dollarsPerSf').show(half, 'month').replaceAll(',', '')).toBe(up)
      expect(fixed(half, 2)).toBe(digits)
      expect(signedDollars(half, 'month')).toBe(`+${up}`)
      expect(signedDollars(-half, 'month')).toBe(`\u2212${up}`)
      expect(Number(formatPercent(half).replace(/[,%]/g, ''))).toBe(Number(digits))
      expect(signedPercent(half * 10)).toBe(`+${fixed(half * 10, 1)}%`)
      expect(fixed(half * 10, 1)).toBe((((whole + 1) * 10) / 100).toFixed(1))
    }),
  )
})

test('halves that binary fractions miss are rounded up, and nothing has no sign', () => {
  expect(formatRent((0.78 + 0.83) / 2, 'month')).toBe('$0.81')
  expect(signedDollars(0.145, 'month')).toBe('+$0.15')
  expect(signedDollars(1.005, 'month')).toBe('+$1.01')
  expect(differenceOf(1, 1.145, 'rentPerSf')).toBe('+15%')
  expect([4.44, -0.06, 0.04, -0.04, 0].map(signedPercent)).toEqual([
    '+4.4%',
    '\u22120.1%',
    '0.0%',
    '0.0%',
    '0.0%',
  ])
  expect(fixed(-0.001, 2)).toBe('0.00')
})
