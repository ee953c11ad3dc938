import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

function ranges(words: string) {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.flatMap(({ criterion }) =>
    criterion.kind === 'range' ? [{ field: criterion.field, min: criterion.min, max: criterion.max }] : [],
  )
}

const oneOf = fc.constantFrom
const perMonth = (yearly: number) => Number((yearly / 12).toFixed(6))

test('the second bound needs no noun, before or behind its figure', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      oneOf(['docks', 'dockDoors'], ['grade doors', 'gradeDoors'], ['trailer stalls', 'trailerStalls']),
      oneOf(
        (low: number, high: number, noun: string) => `${low} ${noun} at least, ${high} at most`,
        (low: number, high: number, noun: string) => `${low} ${noun} min, no more than ${high}`,
        (low: number, high: number, noun: string) => `at least ${low} ${noun} but not over ${high}`,
        (low: number, high: number, noun: string) => `${low} ${noun} at the very least, ${high} at the most`,
      ),
      (low, more, [noun, field], wording) => {
        const words = wording(low, low + more, noun)
        expect({ words, read: ranges(words) }).toEqual({
          words,
          read: [{ field, min: low, max: low + more }],
        })
      },
    ),
  )
})

test('the second bound of a term is in the years of the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), (low, more) => {
      const words = `leases no shorter than ${low} years and no longer than ${low + more}`
      expect({ words, read: ranges(words) }).toEqual({
        words,
        read: [{ field: 'leaseTerm', min: low * 12, max: (low + more) * 12 }],
      })
    }),
  )
})

test('the second bound of a price is a price, and a size beside it stays a size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 30 }), (low, more) => {
      expect(ranges(`price over ${low} million but below ${low + more} million`)).toEqual([
        { field: 'salePrice', min: low * 1e6, max: (low + more) * 1e6 },
      ])
      expect(ranges(`to buy, up to ${low} million, 20k minimum`)).toEqual([
        { field: 'salePrice', min: null, max: low * 1e6 },
        { field: 'squareFootage', min: 20_000, max: null },
      ])
    }),
  )
})

test('not a step beyond a figure is a bound at it, never the opposite', () => {
  fc.assert(
    fc.property(
      oneOf('a penny', 'one cent', 'a dime', 'a single penny'),
      oneOf(['over', 'max'], ['above', 'max'], ['more than', 'max'], ['under', 'min'], ['below', 'min']),
      fc.integer({ min: 40, max: 99 }),
      (step, [beyond, side], cents) => {
        const words = `not ${step} ${beyond} ${cents} cents NNN`
        const bound = cents / 100
        const read = [
          {
            field: 'rentPerSf',
            min: side === 'min' ? bound : null,
            max: side === 'max' ? bound : null,
          },
        ]
        expect({ words, read: ranges(words) }).toEqual({ words, read })
      },
    ),
  )
})

test('a bound is read before and behind its figure, however it is said', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 250 }),
      oneOf(
        (rent: string) => `tops ${rent} NNN`,
        (rent: string) => `$${rent} NNN tops`,
        (rent: string) => `$${rent} cap NNN`,
        (rent: string) => `$${rent} and down NNN`,
        (rent: string) => `$${rent} at the very most NNN`,
      ),
      (cents, wording) => {
        const words = wording((cents / 100).toFixed(2))
        expect({ words, read: ranges(words) }).toEqual({
          words,
          read: [{ field: 'rentPerSf', min: null, max: cents / 100 }],
        })
      },
    ),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1960, max: 2020 }),
      oneOf('or after', 'or later', 'or newer', 'or more recent', 'and since'),
      (year, bound) => {
        const words = `built ${year} ${bound}`
        expect({ words, read: ranges(words) }).toEqual({
          words,
          read: [{ field: 'yearBuilt', min: year, max: null }],
        })
      },
    ),
  )
})

test('a share leased is asked for by its unit and its noun', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 100 }),
      oneOf('leased', 'occupied'),
      oneOf(['at least ', '', 'min'], ['', ' or better', 'min'], ['under ', '', 'max']),
      (percent, noun, [before, behind, side]) => {
        const words = `${before}${percent}% ${noun}${behind}, Katy`
        const [found] = ranges(words)
        expect({ words, field: found?.field, bound: found?.[side as 'min' | 'max'] }).toEqual({
          words,
          field: 'percentLeased',
          bound: percent,
        })
      },
    ),
  )
})

test('two bounds of one rent are of one period, whichever is said first', () => {
  const noun = oneOf('rent', 'asking rent', 'opex', 'operating expenses')
  const [above, below] = [oneOf('over', 'at least', 'min'), oneOf('under', 'at most', 'max')]
  fc.assert(
    fc.property(
      noun,
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 6 }),
      above,
      below,
      oneOf(' and ', ', ', ' but '),
      fc.boolean(),
      (named, low, more, over, under, joint, isTurned) => {
        const high = Math.max(low + more, 5)
        const bounds = [`${over} $${low}`, `${under} $${high}`]
        const words = `${named} ${(isTurned ? bounds.toReversed() : bounds).join(joint)}`
        const field = named === 'rent' || named === 'asking rent' ? 'rentPerSf' : 'opexPerSf'
        expect({ words, read: ranges(words) }).toEqual({
          words,
          read: [{ field, min: perMonth(low), max: perMonth(high) }],
        })
      },
    ),
  )
  expect(ranges('rent over $3 and under $5 a year')).toEqual([
    { field: 'rentPerSf', min: perMonth(3), max: perMonth(5) },
  ])
  expect(ranges('rent over $0.80 and under $1.20')).toEqual([{ field: 'rentPerSf', min: 0.8, max: 1.2 }])
})

test('expenses of more than a dollar a foot are of a year', () => {
  expect(ranges('opex under $3')).toEqual([{ field: 'opexPerSf', min: null, max: 0.25 }])
  expect(ranges('opex under $0.30')).toEqual([{ field: 'opexPerSf', min: null, max: 0.3 }])
})

test('a bound that names its own figure leaves the one before it alone', () => {
  expect(ranges('30 clear and max size 18k')).toEqual([
    { field: 'clearHeight', min: 30, max: null },
    { field: 'squareFootage', min: null, max: 18_000 },
  ])
  for (const [words, min, max] of [
    ['min size 12k and max size 18k', 12_000, 18_000],
    ['max size 18k and min size 12k', 12_000, 18_000],
  ] as const)
    expect(ranges(words), words).toEqual([{ field: 'squareFootage', min, max }])
  expect(ranges('max rent 90 cents and min rent 60 cents')).toEqual([
    { field: 'rentPerSf', min: 0.6, max: 0.9 },
  ])
})
