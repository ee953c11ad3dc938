import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { boundsIn } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

const TODAY = '2026-11-22'
const parse = (words: string) => parseQuery(words, vocabulary, TODAY)
const dateOf = (words: string) =>
  parse(words).criteria.flatMap(({ criterion }) => (criterion.kind === 'date' ? [criterion] : []))
const oneOf = fc.constantFrom

test('“not leases” denies the other kind of deal, and not the days behind it', () => {
  fc.assert(
    fc.property(oneOf('not', 'no'), oneOf(', ', ' '), fc.integer({ min: 2, max: 9 }), (not, joint, years) => {
      const from = `${2026 - years}-11-22`
      const days = { kind: 'date', from, to: TODAY }
      expect(dateOf(`sales${joint}${not} leases past ${years} yrs`)).toEqual([{ ...days, field: 'saleDate' }])
      expect(dateOf(`leases${joint}${not} sales past ${years} yrs`)).toEqual([
        { ...days, field: 'dateSigned' },
      ])
    }),
  )
})

test('days beside a cap rate, a buyer or what was paid are of the sale', () => {
  for (const words of [
    'caps under 6, past 2 yrs',
    'buyers past 2 yrs',
    'highest price paid past 2 yrs',
    'sellers in Katy, past 2 yrs',
  ])
    expect({ words, days: dateOf(words).map(({ field }) => field) }).toEqual({ words, days: ['saleDate'] })
  for (const words of ['leases past 2 yrs', 'rent cap 90 cents, past 2 yrs', 'NNN past 2 yrs'])
    expect({ words, days: dateOf(words).map(({ field }) => field) }).toEqual({ words, days: ['dateSigned'] })
})

test('what closed is a sale beside land or prices, and else a lease', () => {
  const fieldOf = (words: string) => dateOf(words)[0]?.field
  expect(fieldOf('land closed after 7/4/25')).toBe('saleDate')
  expect(fieldOf('closed since 2024 over $90 psf')).toBe('saleDate')
  expect(fieldOf('deals closed last year')).toBe('dateSigned')
  expect(fieldOf('leases closed since 2024, 5 acres')).toBe('dateSigned')
})

test('a cap is a rate before a comparison as well', () => {
  fc.assert(
    fc.property(oneOf('north of', 'over', 'above'), fc.integer({ min: 4, max: 9 }), (over, rate) => {
      expect(boundsIn(`cap ${over} ${rate}`)).toEqual([['capRate', rate, null]])
      expect(boundsIn(`caps under ${rate}, 100k sf+`)).toContainEqual(['capRate', null, rate])
    }),
  )
  expect(boundsIn('cap under 5k')).toEqual([['squareFootage', null, 5_000]])
})

test.each([
  ['sales in Katy, biggest price first', 'salePrice_desc'],
  ['sold last year, cheapest psf first', 'salePricePerSf_asc'],
  ['sold last year, newest first', 'saleDate_desc'],
  ['leases last year, cheapest first', 'rent_asc'],
  ['signed last year, newest first', 'signed_desc'],
])('the order of “%s” is %s', (words, sort) => {
  expect(parse(words).sort).toBe(sort)
})

test('what somebody bought or sold is dated by the sale, unless leases are spoken of', () => {
  for (const words of ['what did Prologis sell this year', 'what did Prologis buy last year'])
    expect({ words, days: dateOf(words).map(({ field }) => field) }).toEqual({ words, days: ['saleDate'] })
  expect(dateOf('Prologis sold buildings leased last year').map(({ field }) => field)).toEqual(['dateSigned'])
})

test('sales are asked for by the years of longer ago than leases', () => {
  expect(dateOf('sales in Katy since 2012').map(({ field, from }) => [field, from])).toEqual([
    ['saleDate', '2012-01-01'],
  ])
  expect(boundsIn('leases in Katy since 2012')).toEqual([['yearBuilt', 2012, null]])
})

test('the second of two years may be short', () => {
  for (const words of ['deals 2025-26', 'signed 2025-26', 'leases CBRE listed 2025-26 in Katy'])
    expect({ words, days: dateOf(words).map(({ from, to }) => [from, to]) }).toEqual({
      words,
      days: [['2025-01-01', '2026-12-31']],
    })
  expect(parse('2024-25 sales').limit).toBeUndefined()
})

test('a price behind a cap rate is no rate', () => {
  expect(boundsIn('sub 6 caps north of 20mm')).toEqual([
    ['capRate', null, 6],
    ['salePrice', 20_000_000, null],
  ])
})
