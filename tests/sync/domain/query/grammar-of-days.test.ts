import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { city, vocabulary } from './query-vocabulary.ts'

const TODAY = '2026-11-22'
const read = (words: string): Criterion[] =>
  parseQuery(words, vocabulary, TODAY)
    .criteria.map(({ criterion }) => criterion)
    .filter(({ kind }) => kind !== 'text')
const signed = (from: string | null, to: string | null): Criterion => ({
  kind: 'date',
  field: 'dateSigned',
  from,
  to,
})

const SEASONS = [
  ['spring', '03-01', '05-31'],
  ['summer', '06-01', '08-31'],
  ['fall', '09-01', '11-30'],
] as const

test('a season with its year is three months, and no town', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SEASONS),
      fc.integer({ min: 2015, max: 2025 }),
      fc.constantFrom('signed in', 'signed', 'leases signed in'),
      ([season, first, last], year, verb) => {
        expect(read(`${verb} ${season} ${year}`)).toEqual([signed(`${year}-${first}`, `${year}-${last}`)])
      },
    ),
  )
})

test('the town of Spring stays a town', () => {
  expect(read('warehouses in Spring 2015+')).toContainEqual(city('Spring'))
  expect(read('Spring warehouses')).toContainEqual(city('Spring'))
})

test.each([
  ['signed this spring', '2026-03-01', '2026-05-31'],
  ['signed last summer', '2026-06-01', '2026-08-31'],
  ['signed last fall', '2025-09-01', '2025-11-30'],
  ['Q3 and Q4 2025 deals', '2025-07-01', '2025-12-31'],
  ['Q1 or Q2 2026', '2026-01-01', '2026-06-30'],
  ['TTM deals', '2025-11-22', '2026-11-22'],
  ['comps from the last year', '2025-11-22', '2026-11-22'],
  ['deals in the past year and a half', '2025-05-22', '2026-11-22'],
  ['FY2025 signings', '2025-01-01', '2025-12-31'],
  ['comps: Katy, 2024-2026', '2024-01-01', '2026-12-31'],
])('“%s” is when leases were signed', (words, from, to) => {
  expect(read(words)).toContainEqual(signed(from, to))
})

test('nothing was signed on days that lie ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2027, max: 2035 }), fc.integer({ min: 1, max: 4 }), (year, quarter) => {
      const fields = read(`Q${quarter} ${year} warehouses`).map((one) =>
        'field' in one ? one.field : one.kind,
      )
      expect(fields).toEqual(['propertyType'])
      expect(read(`moving Q${quarter} ${year}`)).toMatchObject([{ kind: 'date', field: 'commencement' }])
      expect(read(`vacating Q${quarter} ${year}`)).toMatchObject([{ kind: 'date', field: 'expiration' }])
    }),
  )
})

test('what was built or delivered in a quarter was not signed in it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2026 }),
      fc.constantFrom('built', 'delivered', 'delivering', 'completed'),
      (year, verb) => {
        const built = { kind: 'range', field: 'yearBuilt', min: year, max: year }
        expect(read(`${verb} Q2 ${year}`)).toEqual([built])
        expect(read(`${verb} in March ${year}`)).toEqual([built])
      },
    ),
  )
})
