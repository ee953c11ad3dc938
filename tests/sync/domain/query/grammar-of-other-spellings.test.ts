import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom

function read(words: string): Criterion[] {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
}

const DIGITS = ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

test('a figure that is spoken with its point is that figure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (whole, tenth) => {
      const words = `at least ${DIGITS[whole]} point ${DIGITS[tenth]} acres`
      const min = whole + tenth / 10
      expect({ words, read: read(words) }).toMatchObject({
        words,
        read: [{ field: 'landSizeAcres', min, max: null }],
      })
    }),
  )
  expect(read('at least one point two million sf')).toMatchObject([
    { field: 'squareFootage', min: 1_200_000 },
  ])
})

test('the signs of what is unequal deny', () => {
  fc.assert(
    fc.property(oneOf('≠', '!=', '<>'), oneOf(' ', ''), (sign, blank) => {
      expect(read(`lease type${blank}${sign} gross`)).toMatchObject([
        { field: 'leaseType', anyOf: ['Gross'], not: true },
      ])
      expect(read(`city ${sign}${blank}Houston`)).toMatchObject([
        { field: 'city', anyOf: ['Houston'], not: true },
      ])
    }),
  )
})

test('when a lease ends is asked for behind other things, unless somebody is spoken of whose lease it is', () => {
  fc.assert(
    fc.property(
      oneOf('warehouse in Houston, ', 'under 2 acres, ', '', '30 clear, NNN, '),
      oneOf(
        'lease ends',
        'lease expires',
        'lease ends in',
        'lease is up in',
        'leases end in',
        'leases that end in',
      ),
      fc.integer({ min: 2027, max: 2031 }),
      (before, ends, year) => {
        const words = `${before}${ends} ${year}`
        expect({ words, last: read(words).at(-1) }).toEqual({
          words,
          last: { kind: 'date', field: 'expiration', from: `${year}-01-01`, to: `${year}-12-31` },
        })
      },
    ),
  )
  const told = read('tenant occupies 42,000 SF, lease expires next summer, needs 60k in Houston')
  expect(told.some(({ kind }) => kind === 'date')).toBe(false)
})

test('deals from last year were signed in it, deals from 2024 since it', () => {
  expect(read('deals from last year')).toMatchObject([{ from: '2025-01-01', to: '2025-12-31' }])
  expect(read('comps from last quarter')).toMatchObject([{ from: '2026-07-01', to: '2026-09-30' }])
  expect(read('deals from 2024')).toMatchObject([{ from: '2024-01-01', to: null }])
})

test('the earliest and the latest days are ends that are open', () => {
  expect(read('commencing at the earliest July 1 2026')).toMatchObject([{ from: '2026-07-01', to: null }])
  expect(read('expiring 2028 at the latest')).toMatchObject([{ from: null, to: '2028-12-31' }])
  expect(read('expiring at the latest in 2028')).toMatchObject([{ from: null, to: '2028-12-31' }])
})

test('bounds are read in the formal words of other countries', () => {
  expect(read('price superior to 10 million')).toMatchObject([
    { field: 'salePrice', min: 10_000_000, exclusiveMin: true },
  ])
  expect(read('rent inferior to 1 dollar')).toMatchObject([
    { field: 'rentPerSf', max: 1, exclusiveMax: true },
  ])
  expect(read('rent must not surpass 9 dollars')).toMatchObject([{ field: 'rentPerSf', max: 0.75 }])
})

test('a few offices are a part of a building', () => {
  fc.assert(
    fc.property(oneOf('a few', 'several', 'some', 'a couple of'), (some) => {
      expect(read(`warehouse in Houston with ${some} offices`)).toContainEqual({
        kind: 'amenity',
        amenity: 'office',
        not: false,
      })
    }),
  )
})

test('an age is a bound of the year of construction, with whatever verb before it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 60 }),
      oneOf('must not be older than', 'no older than', 'younger than', 'newer than'),
      (years, bound) => {
        const words = `${bound} ${years} years`
        const [found] = read(words)
        expect({ words, found }).toMatchObject({ words, found: { field: 'yearBuilt', max: null } })
        expect([2026 - years, 2027 - years]).toContain(found?.kind === 'range' ? found.min : null)
      },
    ),
  )
})

test('rail and manufacturing have their other names', () => {
  expect(read('production facility with a railway connection')).toMatchObject([
    { field: 'propertyType', anyOf: ['Manufacturing'] },
    { kind: 'rail', not: false },
  ])
})
