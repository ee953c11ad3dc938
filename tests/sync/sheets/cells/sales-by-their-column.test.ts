import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { rowReaderOf } from '../read-one-row.ts'

/** What the rows of a sheet of sales say of one field. */
function valuesOf(field: string, rows: readonly Readonly<Record<string, Cell>>[]): unknown[] {
  const read = rowReaderOf(rows.map((row, i) => ({ Address: `${100 + i} Oak St`, ...row })))
  return rows.map((_, i) => {
    const outcome = read(i)
    return outcome.kind === 'property' ? outcome.property[field as 'saleDate'] : outcome.kind
  })
}

const datesOf = (header: string, texts: readonly string[]) =>
  valuesOf(
    header === 'Expires' ? 'expiration' : 'saleDate',
    texts.map((text) => ({ [header]: text })),
  )

test('a month and a short year are read where all dates of the column are recent deals', () => {
  const month = fc.integer({ min: 1, max: 12 })
  const dates = fc.array(fc.tuple(month, fc.constantFrom(24, 25)), { minLength: 3, maxLength: 9 })
  fc.assert(
    fc.property(dates, (pairs) => {
      const read = datesOf(
        'Sale Date',
        pairs.map(([m, y]) => `${m}/${y}`),
      )
      expect(read).toEqual(pairs.map(([m, y]) => `20${y}-${String(m).padStart(2, '0')}`))
    }),
  )
})

test.each<[string, string, string[], (string | null)[]]>([
  ['a year that is no day proves the others', 'Expires', ['5/35', '9/29'], ['2035-05', '2029-09']],
  ['an apostrophe proves the others', 'Sale Date', ["3/'25", '4/19'], ['2025-03', '2019-04']],
  ['an expiration may be a day', 'Expires', ['5/27', '9/29', '1/27'], [null, null, null]],
  ['all days differ', 'Sale Date', ['3/25', '4/24', '5/23'], [null, null, null]],
  ['a second part is too early', 'Sale Date', ['3/25', '4/25', '5/12'], [null, null, null]],
  ['two dates are few', 'Sale Date', ['3/25', '4/25'], [null, null]],
  ['a first part is no month', 'Sale Date', ['3/25', '4/25', '25/3'], [null, null, null]],
  [
    'a full date stands among them',
    'Sale Date',
    ['3/25', '4/25', '5/25', '6/1/2025'],
    [null, null, null, '2025-06-01'],
  ],
])('of dates with one stroke: %s', (_, header, texts, read) => {
  expect(datesOf(header, texts)).toEqual(read)
})

test('M is a million in a column of prices where a smaller price says so', () => {
  expect(valuesOf('salePrice', [{ 'Sale Price': '$9.4M' }, { 'Sale Price': '$310M' }])).toEqual([
    9_400_000, 310_000_000,
  ])
  expect(valuesOf('salePrice', [{ 'Sale Price': '$310M' }, { 'Sale Price': '$410M' }])).toEqual([null, null])
  expect(valuesOf('salePrice', [{ 'Sale Price': '$9.4MM' }, { 'Sale Price': '$310M' }])).toEqual([
    9_400_000,
    null,
  ])
})

test('what is closed is sold in a sheet of sales, and executed in one of leases', () => {
  const sale = { 'Sale Price': '$9.4M', 'Sale Date': '3/4/2025' }
  expect(valuesOf('status', [{ ...sale, Status: 'Closed' }])).toEqual(['Sold'])
  expect(valuesOf('status', [{ ...sale, Rent: 0.9, Status: 'Closed' }])).toEqual(['Executed'])
  expect(valuesOf('status', [{ Rent: 0.9, Status: 'Closed' }])).toEqual(['Executed'])
})

test('a price that comes to less than a dollar a foot may be in thousands, and is left out', () => {
  const size = fc.integer({ min: 20_000, max: 900_000 })
  fc.assert(
    fc.property(size, fc.integer({ min: 10_000, max: 900_000 }), (feet, price) => {
      const row = { 'Sale Date': '3/4/2025', 'Building SF': feet, 'Sale Price': `$${price}` }
      expect(valuesOf('salePrice', [row])).toEqual([price < feet ? null : price])
    }),
  )
})
