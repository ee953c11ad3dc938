import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

test.each(['Submarket', 'Sub-Market', 'Sub Market', 'SubMarket Name', 'Submkt', 'Industrial Submarket'])(
  'a column of “%s” is the submarket',
  (header) => {
    expect(fieldsOf({ [header]: 'Northwest Submarket' })).toMatchObject({ submarket: 'Northwest' })
  },
)

test.each([
  ['Market/Submarket', 'Houston / Northwest', 'Northwest'],
  ['Market - Submarket', 'Houston > Hwy 290', 'Hwy 290'],
  ['Market/Submarket', 'Northwest', 'Northwest'],
  ['Submarket', 'Hwy 290/Tomball', 'Hwy 290/Tomball'],
  ['Submarket', 'N/A', null],
  ['Submarket', 'Unassigned', null],
])('of a market and its submarket the latter is read: “%s” with “%s”', (header, cell, submarket) => {
  expect(fieldsOf({ [header]: cell })).toEqual(submarket === null ? {} : { submarket })
})

test.each(['Market', 'Submarket Cluster', 'Submarket Vacancy', 'Market Rent', 'Submarket ID'])(
  'a column of “%s” is no submarket',
  (header) => {
    expect(fieldsOf({ [header]: 'Houston' })).not.toHaveProperty('submarket')
  },
)
