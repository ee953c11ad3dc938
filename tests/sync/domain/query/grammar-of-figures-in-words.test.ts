import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { size, vocabulary } from './query-vocabulary.ts'

/** The ranges of a question, each with its bounds to four digits. */
function ranges(words: string) {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.flatMap(({ criterion }) =>
    criterion.kind === 'range' ? [bounds(criterion)] : [],
  )
}

function bounds(range: Extract<Criterion, { kind: 'range' }>) {
  const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(4)))
  return { kind: 'range', field: range.field, min: rounded(range.min), max: rounded(range.max) }
}

const oneOf = fc.constantFrom
const PARTS = [
  ['a half', 0.5],
  ['a quarter', 0.25],
  ['three quarters', 0.75],
  ['three quarter', 0.75],
] as const
const WHOLES = [
  ['one', 1],
  ['two', 2],
  ['3', 3],
  ['seven', 7],
] as const
const TENS = [
  ['forty', 40],
  ['sixty-two', 62],
  ['eighty five', 85],
] as const

test('a whole and a part are one figure, of acres, cents and percents, alone and in a range', () => {
  fc.assert(
    fc.property(oneOf(...WHOLES), oneOf(...PARTS), ([whole, n], [part, more]) => {
      const value = n + more
      expect(ranges(`at least ${whole} and ${part} acres`)).toEqual([
        { kind: 'range', field: 'landSizeAcres', min: value, max: null },
      ])
      expect(ranges(`${whole} and ${part} to ten acres`)).toEqual([
        { kind: 'range', field: 'landSizeAcres', min: value, max: 10 },
      ])
      expect(ranges(`escalations of at least ${whole} and ${part} percent`)).toEqual([
        { kind: 'range', field: 'rentEscalationPct', min: value, max: null },
      ])
    }),
  )
  fc.assert(
    fc.property(oneOf(...TENS), oneOf(...PARTS), ([whole, n], [part, more]) => {
      const [found] = ranges(`under ${whole} and ${part} cents NNN`)
      expect(found?.field).toBe('rentPerSf')
      expect(found?.max).toBeCloseTo((n + more) / 100, 3)
    }),
  )
})

test('dollars and odd cents are one rent', () => {
  fc.assert(
    fc.property(
      oneOf(['twelve', 12], ['twenty-six', 26], ['9', 9]),
      oneOf(...TENS),
      oneOf('per square foot per annum', 'a foot a year'),
      ([dollars, d], [cents, c], rate) => {
        const [found] = ranges(`not exceeding ${dollars} dollars and ${cents} cents ${rate}`)
        expect(found).toMatchObject({ field: 'rentPerSf', min: null })
        expect(found?.max).toBeCloseTo((d + c / 100) / 12, 3)
      },
    ),
  )
})

test('thousands in words are two figures where both are named, and the second may leave them out', () => {
  fc.assert(
    fc.property(
      oneOf(['four', 4], ['twelve', 12], ['thirty', 30]),
      oneOf(['forty', 40], ['fifty five', 55], ['ninety', 90]),
      ([low, a], [high, b]) => {
        const expected = [size(a * 1_000, b * 1_000)]
        expect(ranges(`between ${low} thousand and ${high} thousand square feet`)).toEqual(expected)
        expect(ranges(`${low} thousand to ${high} thousand sf`)).toEqual(expected)
      },
    ),
  )
  fc.assert(
    fc.property(oneOf('one', 'two'), oneOf(['three fifty', 350], ['four twenty', 420]), (low, [high, b]) => {
      const from = low === 'one' ? 100_000 : 200_000
      expect(ranges(`${low} hundred thousand to ${high}`)).toEqual([size(from, b * 1_000)])
    }),
  )
})

test('thousands may be parted by spaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 400 }), fc.integer({ min: 1, max: 500 }), (low, more) => {
      expect(ranges(`${low} 000 to ${low + more} 000 sf`)).toEqual([size(low * 1_000, (low + more) * 1_000)])
    }),
  )
})

test('so many millions are square feet where those follow the last, and dollars where nothing does', () => {
  fc.assert(
    fc.property(oneOf(1.2, 2, 3.5), oneOf(0.4, 1, 2.5), oneOf('to', '-'), (low, more, to) => {
      const [a, b] = [Math.round(low * 1e6), Math.round((low + more) * 1e6)]
      expect(ranges(`${low}MM ${to} ${low + more}MM SF`)).toEqual([size(a, b)])
      const [price] = ranges(`${low}MM ${to} ${low + more}MM`)
      expect(price).toMatchObject({ field: 'salePrice', min: a, max: b })
    }),
  )
})
