import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { understoodIn as read } from './criteria-in.ts'
import { city } from './query-vocabulary.ts'

const TODAY = '2026-11-22'

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

const dated = (
  field: 'dateSigned' | 'expiration' | 'commencement' | 'saleDate',
  from: string | null,
  to: string | null,
): Criterion => ({
  kind: 'date',
  field,
  from,
  to,
})

test('the year at the end of two days or months is of both', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(['March 1', '03-01'], ['Jan 15', '01-15'], ['april 30th', '04-30']),
      fc.constantFrom(['August 31', '08-31'], ['Dec 1', '12-01'], ['Sept. 15', '09-15']),
      fc.integer({ min: 2026, max: 2030 }),
      fc.constantFrom(', ', ' '),
      ([first, from], [last, to], year, comma) => {
        const words = `leases that expire between ${first} and ${last}${comma}${year}`
        expect({ words, read: read(words) }).toEqual({
          words,
          read: [dated('expiration', `${year}-${from}`, `${year}-${to}`)],
        })
      },
    ),
  )
})

test('a day without its year is the next of what is to come, and the last of what was signed', () => {
  expect(read('move in by Feb 1')).toEqual([dated('commencement', null, '2027-02-01')])
  expect(read('expiring by Dec 31')).toEqual([dated('expiration', null, '2026-12-31')])
  expect(read('signed since Nov 1')).toEqual([signed('2026-11-01', null)])
  expect(read('signed before May 3')).toEqual([signed(null, '2026-05-02')])
})

test('the deals of this month, this quarter and last year are said with an apostrophe as well', () => {
  expect(read("this month's deals")).toEqual([signed('2026-11-01', '2026-11-30')])
  expect(read("last year's signings")).toEqual([signed('2025-01-01', '2025-12-31')])
  expect(read("this quarter's leases")).toEqual([signed('2026-10-01', '2026-12-31')])
})

test('how near the end of a lease is, is told by its expiration', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(['6', 6], ['three', 3], ['12', 12]),
      fc.constantFrom('of expiring', 'of expiration', 'of lease expiration', 'of rolling'),
      ([count, months], of) => {
        const [criterion] = read(`within ${count} months ${of}`)
        const to = new Date(Date.UTC(2026, 10 + months, 22)).toISOString().slice(0, 10)
        expect({ count, of, criterion }).toEqual({ count, of, criterion: dated('expiration', TODAY, to) })
      },
    ),
  )
  expect(read('less than a year left on the lease')).toEqual([dated('expiration', TODAY, '2027-11-22')])
})

test('what is signed through today ends today', () => {
  for (const word of ['thru', 'through', 'until', 'till'])
    expect({ word, read: read(`signed Oct 2025 ${word} today`) }).toEqual({
      word,
      read: [signed('2025-10-01', TODAY)],
    })
})

test('deals that are some years old are told by the day they were signed, and sales by that of the sale', () => {
  expect(read('3 year old comps or newer')).toEqual([signed('2023-11-22', TODAY)])
  expect(read('sale comps 2023-2025')).toEqual([dated('saleDate', '2023-01-01', '2025-12-31')])
  expect(read('deals from Q3 2025')).toEqual([signed('2025-07-01', '2025-09-30')])
})

test('a month is no firm that is written like it', () => {
  for (const words of ['signed the week of Nov 9', 'in Mar 2026'])
    expect({ words, parties: read(words).filter(({ kind }) => kind === 'party') }).toEqual({
      words,
      parties: [],
    })
})

test('a month of last year is of last year, and two digits of a half or quarter are its year', () => {
  expect(read('signed since January last year')).toEqual([signed('2025-01-01', null)])
  expect(read('signed in March of this year')).toEqual([signed('2026-03-01', '2026-03-31')])
  expect(read('signed h1 25')).toEqual([signed('2025-01-01', '2025-06-30')])
  expect(read('signed q3 25')).toEqual([signed('2025-07-01', '2025-09-30')])
})

test('construction on or after a year is of that year as well', () => {
  for (const words of ['constructed on or after 2018', 'built in or after 2018', 'built on or after 2018'])
    expect({ words, read: read(words) }).toEqual({
      words,
      read: [{ kind: 'range', field: 'yearBuilt', min: 2018, max: null }],
    })
})
