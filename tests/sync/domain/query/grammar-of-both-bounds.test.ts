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
