import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

test.each([
  ['Building SF', 'RBA', 25_000, { squareFootage: 25_000 }],
  ['RBA', 'Building SF', 25_000, { squareFootage: 25_000 }],
  ['GBA', 'Bldg Size (SF)', 40_000, { squareFootage: 40_000 }],
  ['Tenant Name', 'Occupant', 'Wren Paper', { tenant: 'Wren Paper' }],
  ['Clear Height', 'Ceiling Height', "28'", { clearHeight: 28 }],
  ['Landlord', 'Owner', 'Agave Holdings', { landlordFirm: 'Agave Holdings' }],
] as const)('where “%s” is blank, “%s” beside it says the same', (blank, other, cell, fields) => {
  expect(fieldsOf({ [blank]: null, [other]: cell })).toMatchObject(fields)
})

test('where both are filled the one that is better known counts, and the other is kept', () => {
  expect(fieldsOf({ 'Building SF': 40_000, RBA: 41_000 })).toEqual({
    squareFootage: 40_000,
    custom: 'RBA: 41000',
  })
})

test.each(["4/19/'24", '4/19/’24', "04/19/'24", "4-19-'24"])('%s is a day of 2024', (cell) => {
  expect(fieldsOf({ Commencement: cell })).toEqual({ commencement: '2024-04-19' })
})

test.each(['$7,250,000 (ask)', 'Asking $7,250,000', '$7.25M asking', '$7,250,000 list price'])(
  'a price of %s is of a building that is for sale',
  (cell) => {
    expect(fieldsOf({ 'Sale Price': cell })).toEqual({ salePrice: 7_250_000, status: 'Asking' })
    expect(fieldsOf({ 'Sale Price': cell, Status: 'Sold' })).toEqual({ salePrice: 7_250_000, status: 'Sold' })
  },
)
