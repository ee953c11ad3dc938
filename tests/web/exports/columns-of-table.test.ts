import { expect, test } from 'vitest'
import { columnsOfTable } from '../../../web/exports/columns/column-choice.ts'

test('a file has the columns of the table it leaves from, after the names', () => {
  expect(
    columnsOfTable('tenant,dateSigned~120,custom.Yard,createdAt,amenities,netEffectiveRent', 'spreadsheet'),
  ).toEqual([
    'name',
    'address',
    'city',
    'state',
    'tenant',
    'dateSigned',
    'custom.Yard',
    'listed',
    'amenities',
    'netEffectiveRent',
  ])
})

test('a report has as many of them as a page has room for', () => {
  const many =
    'tenant,dateSigned,leaseTerm,expiration,rentPerSf,leaseType,freeRentMonths,tiPerSf,yearBuilt,zip,county'
  expect(columnsOfTable(many, 'report')).toHaveLength(12)
  // Its names have the whole address under them; in a column of its own it would be without the town.
  expect(columnsOfTable('tenant,zip', 'report')).toEqual(['number', 'name', 'tenant', 'zip'])
})

test('a table with its usual columns changes no file', () => {
  expect([columnsOfTable(null, 'spreadsheet'), columnsOfTable('nothing', 'report')]).toEqual([null, null])
})
