import { expect, test } from 'vitest'
import { customColumn, customText } from '../../../../sync/domain/fields/custom-fields.ts'
import { cellText } from '../../../../sync/domain/table/cell-text.ts'
import { columnHead, type TableColumn } from '../../../../sync/domain/table/table-column.ts'
import { makeProperty } from '../../../make/property.ts'

const property = makeProperty({
  tenant: null,
  clearHeight: null,
  rentPerSf: 0.8,
  squareFootage: 60_000,
  leaseTerm: 84,
  freeRentMonths: 0.5,
  dateSigned: '2026-03-14',
  expiration: '2031-Q2',
  rail: false,
  createdAt: Date.UTC(2026, 2, 14),
  custom: customText([
    { name: 'Trailer Parking', value: '12 stalls' },
    { name: 'Yard', value: 'fenced' },
  ]),
})

test('a cell says its figure, month or words, and nothing where nobody knows it', () => {
  const columns: TableColumn[] = [
    'rentPerSf',
    'squareFootage',
    'leaseTerm',
    'freeRentMonths',
    'dateSigned',
    'expiration',
    'rail',
    'createdAt',
    customColumn('Yard'),
    'tenant',
    'clearHeight',
    customColumn('Nobody has it'),
  ]
  expect(columns.map((column) => cellText(property, column, 'month'))).toEqual([
    '$0.80',
    '60,000 SF',
    '84 mo',
    '0.5 mo',
    'Mar 2026',
    'Q2 2031',
    'None',
    'Mar 14, 2026',
    'fenced',
    null,
    null,
    null,
  ])
})

test('a rent is shown a year where a year is asked for, and its head says which', () => {
  expect([cellText(property, 'rentPerSf', 'year'), columnHead('rentPerSf', 'year')]).toEqual([
    '$9.60',
    'Rent /SF/yr',
  ])
})
