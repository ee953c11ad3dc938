import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const read = (words: string) => parseQuery(words, vocabulary, '2026-11-22')

test('how many are wanted is read before and behind an order, and fills no field', () => {
  const wordings = fc.constantFrom(
    (n: number) => [`${n} cheapest warehouses`, 'rent_asc'],
    (n: number) => [`cheapest ${n} warehouses`, 'rent_asc'],
    (n: number) => [`lowest ${n} rents, warehouse`, 'rent_asc'],
    (n: number) => [`highest ${n} rents, warehouse`, 'rent_desc'],
    (n: number) => [`largest ${n} warehouses`, 'sqft_desc'],
    (n: number) => [`warehouses, top ${n} by size`, 'sqft_desc'],
    (n: number) => [`last ${n} leases signed, warehouse`, 'signed_desc'],
  )
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), wordings, (count, wording) => {
      const [words = '', sort] = wording(count).map(String)
      const { criteria, limit, sort: found } = read(words)
      expect({ words, limit, sort: found, kinds: criteria.map(({ criterion }) => criterion.kind) }).toEqual({
        words,
        limit: count,
        sort,
        kinds: ['word'],
      })
    }),
  )
})

test('a number of comps is a limit, and a number of doors is not', () => {
  for (const words of [
    '5 warehouse comps',
    'show 5 warehouses',
    'warehouse, limit 5',
    'warehouse, max 5 results',
  ])
    expect({ words, limit: read(words).limit }).toEqual({ words, limit: 5 })
  for (const words of ['5 docks', 'two buildings on 5 acres', '5 year deals', '5 ton crane'])
    expect({ words, limit: read(words).limit ?? null }).toEqual({ words, limit: null })
})

test('"large" and "cheap" are no order', () => {
  for (const words of ['large yard', 'cheap warehouses', 'small office', 'big box'])
    expect(read(words).sort).toBeNull()
})

test('a list is of as many as are wanted, however few words say it', () => {
  expect(read('Katy warehouses, priciest on top, show me just three')).toMatchObject({
    sort: 'rent_desc',
    limit: 3,
  })
  expect(read('last ten signed leases')).toMatchObject({ sort: 'signed_desc', limit: 10 })
})

test('so many at the head of the list are wanted, and more are not needed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.constantFrom('first # is plenty', 'top # will do', 'the first # is enough'),
      (count, wording) => {
        const words = `cheapest warehouses, ${wording.replace('#', String(count))}`
        const { limit, criteria } = read(words)
        expect({ words, limit, asked: criteria.length }).toEqual({ words, limit: count, asked: 1 })
      },
    ),
  )
})

test('the top so many of a type or of yards are so many', () => {
  const what = fc.constantFrom('flex', 'manufacturing', 'laydown yards', 'ios sites', 'truck yards', 'spaces')
  const leads = fc.constantFrom('top', 'best', 'first', 'the top')
  fc.assert(
    fc.property(leads, fc.integer({ min: 2, max: 60 }), what, (lead, count, listed) => {
      const words = `${lead} ${count} ${listed} in Katy`
      const plain = read(`${listed} in Katy`).criteria.map(({ criterion }) => criterion)
      const { criteria, limit } = read(words)
      expect({ words, limit, criteria: criteria.map(({ criterion }) => criterion) }).toEqual({
        words,
        limit: count,
        criteria: plain,
      })
    }),
  )
})

test('how many are wanted may be said with a word of praise, and is not of what somebody has', () => {
  for (const words of [
    'need 3 quick options in Katy',
    '3 solid comps in Katy',
    'give me 3 good listings in Katy',
  ])
    expect({ words, limit: read(words).limit }).toEqual({ words, limit: 3 })
  const told =
    'The three buildings they lease today will be given up. They need one of 110,000 SF with 20 docks.'
  expect(read(told).limit).toBeUndefined()
})
