import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  clear,
  docks,
  expiring,
  freeRent,
  has,
  land,
  opex,
  party,
  rent,
  signed,
  size,
  stalls,
  term,
  vocabulary,
} from './query-vocabulary.ts'

const parsed = (words: string) => parseQuery(words, vocabulary, '2026-11-22')

function read(words: string): Criterion[] {
  return parsed(words)
    .criteria.map(({ criterion }) => criterion)
    .filter(({ kind }) => kind !== 'text')
    .map((one) =>
      one.kind === 'range' ? { kind: 'range', field: one.field, min: one.min, max: one.max } : one,
    )
}

test('the other bound of a figure needs no noun', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('but not over', ', but no more than', 'and no more than', 'but at most', ', not above'),
      (low, more, joint) => {
        expect(read(`at least ${low} acres ${joint} ${low + more}`)).toEqual([land(low, low + more)])
        expect(read(`at least ${low} docks ${joint} ${low + more}, NNN`)[0]).toEqual(docks(low, low + more))
        expect(read(`at least ${low} and at most ${low + more} months of free rent`)).toEqual([
          freeRent(low, low + more),
        ])
      },
    ),
  )
})

test('the other end of some days is no year of construction', () => {
  for (const joint of ['but not before', 'but no earlier than', ', no earlier than'])
    expect(read(`expiring by 2028 ${joint} 2027`)).toEqual([expiring('2027-01-01', '2028-12-31')])
  expect(read('signed since 2023 but not after 2024')).toEqual([signed('2023-01-01', '2024-12-31')])
})

test('days of what ran out and days since a period began are read', () => {
  for (const verb of ['ran out', 'lapsed', 'came due', 'rolled', 'burned off'])
    expect(read(`leases that ${verb} during 2025`)).toEqual([expiring('2025-01-01', '2025-12-31')])
  for (const start of ['the start of the year', 'the beginning of this year', 'the first of the year'])
    expect(read(`signed since ${start}`)).toEqual([signed('2026-01-01', null)])
  expect(read('signed since the start of the quarter')).toEqual([signed('2026-10-01', null)])
})

test('of deals of some days the newest is the one signed last', () => {
  expect(parsed('deals signed since 2024, newest first').sort).toBe('signed_desc')
  expect(parsed('warehouses, newest first').sort).toBe('year_desc')
})

test('a bound behind a modal verb is of the noun before it', () => {
  for (const modal of [
    'should not exceed',
    'must not exceed',
    'cannot exceed',
    'may not exceed',
    'to be under',
  ])
    expect(read(`operating expenses ${modal} $0.25 a month`)).toEqual([opex(null, 0.25)])
  for (const modal of ['should be at least', 'must be', 'needs to be at least', 'has to be'])
    expect(read(`the clear height ${modal} 28 feet`)[0]).toMatchObject({ field: 'clearHeight', min: 28 })
  expect(read('terms no longer than 36 months')).toEqual([term(null, 36)])
  expect(read('at least 12 of those doors')).toEqual([docks(12, null)])
})

test('meters are converted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 20 }), fc.constantFrom('meters', 'metres', 'meter'), (m, unit) => {
      expect(read(`clear height ${m} ${unit}`)).toEqual([clear(Number((m * 3.28084).toFixed(1)), null)])
    }),
  )
})

test('dollars and cents are read as they are spoken', () => {
  const cases: [string, number][] = [
    ['one ten', 1.1],
    ['two twenty-five', 2.25],
    ['one oh five', 1.05],
    ['one sixty', 1.6],
  ]
  for (const [words, dollars] of cases)
    for (const rate of ['a foot', 'per foot a month', 'psf', 'a square foot'])
      expect(read(`under ${words} ${rate}`)).toEqual([rent(null, dollars)])
  expect(read('under twenty five cents a foot')).toEqual([rent(null, 0.25)])
})

test('what is shortened or has two letters swapped is read as the word that is meant', () => {
  expect(read('40 trlr stls, hvy pwr')).toEqual([stalls(40, null), has('power')])
  expect(read('32 claer')).toEqual([clear(32, null)])
  expect(read('with yrad')).toEqual([has('yard')])
  expect(read('2 miels from Katy')).toEqual(read('2 miles from Katy'))
})

test('figures and verbs are no names, and what all but one may be excludes that one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 90 }), (k) => {
      expect(read(`buildings of ${k},000 to ${k + 9},000 square feet`)).toEqual([
        size(k * 1_000, (k + 9) * 1_000),
      ])
    }),
  )
  expect(read('Kindly list warehouses').some(({ kind }) => kind === 'party')).toBe(false)
  for (const but of ['but', 'except', 'other than', 'besides'])
    expect(read(`any landlord ${but} Lone Pine Capital`)).toEqual([
      party('landlordFirm', 'Lone Pine Capital', true),
    ])
})

test('who is said to be the buyer or the seller is that, whoever else they are', () => {
  expect(read('Old Mill Partners was the seller and Lone Pine Capital the buyer')).toEqual([
    party('seller', 'Old Mill Partners'),
    party('buyer', 'Lone Pine Capital'),
  ])
})

test('of two areas the narrower is meant, and a side is of the town named before', () => {
  const names = (words: string) => read(words).flatMap((one) => (one.kind === 'zone' ? one.names : []))
  expect(names('Great Southwest, DFW')).toEqual(['Great Southwest'])
  expect(names('DFW, Great Southwest')).toEqual(['Great Southwest'])
  expect(names('Houston apart from the southwest side')).toEqual(['Southwest Houston'])
  expect(names('Houston warehouse, docks on the north side')).toEqual([])
})
