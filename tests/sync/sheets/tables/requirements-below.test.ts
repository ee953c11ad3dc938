import { expect, test } from 'vitest'
import { readRows, type SheetCell } from './read-sheets.ts'

const SALES: SheetCell[][] = [
  ['Address', 'City', 'Building SF', 'Sale Price', 'Sale Date', 'Buyer'],
  ['410 Alder Ave', 'Reno', 50_000, 5_000_000, '1/1/2025', 'Wren Paper'],
  ['22 Birch St', 'Sparks', 60_000, 6_000_000, '2/1/2025', 'Lark Signs'],
]

test.each([
  'TENANT REQUIREMENTS',
  'Active Requirements',
  'Tenants in the Market',
  'Buyer Requirements - Q3 2025',
  'Current Tenant Needs',
  'Requirements',
  'Users in the Market (Washoe County)',
  'Tenant & Buyer Requirements:',
])('what is asked for below “%s” is no property', async (title) => {
  const asked: SheetCell[][] = [
    ['Finch Foods', 'Reno', '20,000-30,000', 'Q3 2025', 'CBRE'],
    ['Jay Cabinets', 'Sparks', '10,000-15,000 SF', 'ASAP', 'JLL'],
  ]
  for (const header of [
    [['Company', 'Area', 'Size Needed', 'Timing', 'Broker']],
    [['Tenant', 'Submarket', 'Size Range', 'Use', 'Contact']],
    [],
  ] as SheetCell[][][])
    for (const gap of [[[]], []] as SheetCell[][][]) {
      const { properties } = await readRows([...SALES, ...gap, [title], ...header, ...asked], ['address'])
      expect(properties).toEqual([['410 Alder Ave'], ['22 Birch St']])
    }
})

test('a table of properties below requirements is read', async () => {
  const rows = [
    ...SALES,
    [],
    ['Requirements'],
    ['Finch Foods', 'Reno', '20,000 SF'],
    [],
    ['SALES 2024'],
    ...SALES,
  ]
  const { properties } = await readRows(rows, ['address'])
  expect(properties).toHaveLength(4)
})

const GRID: SheetCell[][] = [
  [null, 'Subject', 'Sale 1', 'Sale 2'],
  ['Address', '7 Cedar Rd', '410 Alder Ave', '22 Birch St'],
  ['Sale Price', 'n/a', 5_000_000, 6_000_000],
  ['GBA (SF)', 50_000, 60_000, 70_000],
  ['Year Built', 1999, 2001, 1987],
]

test.each([
  [
    ['Market', '0%', '0%', '0%'],
    ['Size', null, '-5%', '+5%'],
  ],
  [
    ['Condition', null, -0.05, 0.05],
    ['Size', 0, -0.05, 0.05],
  ],
  [
    ['Location', 'Similar', 'Inferior', 'Similar'],
    ['Building Size', 'Similar', '-5%', '+5%'],
    ['Year Built', '', '+5%', '0%'],
  ],
  [
    ['Location', '0%', '-5%', '+5%'],
    ['Building Area', '0%', '(5%)', '5%'],
    ['Adjusted $/SF', null, 90, 85],
  ],
] as SheetCell[][][])('what sales are adjusted by is no fact of theirs: %j', async (...adjustments) => {
  const { properties, tables } = await readRows(
    [...GRID, ['ADJUSTMENTS'], ...adjustments],
    ['address', 'squareFootage', 'salePrice', 'yearBuilt', 'salePricePerSf'],
  )
  expect(properties).toEqual([
    ['7 Cedar Rd', 50_000, null, 1999, null],
    ['410 Alder Ave', 60_000, 5_000_000, 2001, null],
    ['22 Birch St', 70_000, 6_000_000, 1987, null],
  ])
  expect(tables).toBe(1)
})
