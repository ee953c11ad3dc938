import { expect, test } from 'vitest'
import { readRows, type SheetCell } from './read-sheets.ts'

const GRID: SheetCell[][] = [
  ['Property Name', 'Wren Works', 'Lark Logistics', 'Finch Freight'],
  ['Address', '410 Alder Ave', '22 Birch St', '7 Cedar Rd'],
  ['City, State', 'Reno, NV', 'Sparks, NV', 'Fernley, NV'],
  ['TRANSACTION DATA'],
  ['Grantor', 'A Holdings', 'B Holdings', 'C Holdings'],
  ['Date of Sale', '11/4/2024', '12/9/2024', '1/7/2025'],
  ['Sale Price', 4_000_000, 5_000_000, 6_000_000],
  ['PHYSICAL DATA'],
  ['Building Area (SF)', 40_000, 50_000, 60_000],
  ['Year Built', 1996, 2003, 2011],
  ['ADJUSTMENTS'],
  ['Market Conditions', '+3%', '0%', '-5%'],
  ['Location', '0%', '-5%', '+5%'],
  ['Adjusted Price per SF', 103, 95, 100],
  [],
  ['Indicated value: $102 x 58,000 SF = $5,916,000'],
]

test.each([
  ['ELEMENT', 'SUBJECT', 'SALE NO. 1', 'LISTING NO. 2'],
  ['Item', 'Sale 1', 'Sale 2', 'Sale 3'],
  ['Property', 'Comp #1', 'Comp #2', 'Comp #3'],
  ['Elements of Comparison', 'Comparable A', 'Comparable B', 'Comparable C'],
  ['Comparable Sales', 'Improved Sale 1', 'Improved Sale 2', 'Improved Sale 3'],
])('a grid is turned whatever its line of headings calls its fields: %s', async (...headings) => {
  const { properties, tables } = await readRows(
    [['SALES COMPARISON GRID'], ['File 25-0417'], [], headings, ...GRID],
    ['name', 'address', 'city', 'seller', 'salePrice', 'squareFootage', 'salePricePerSf'],
  )
  expect(properties).toEqual([
    ['Wren Works', '410 Alder Ave', 'Reno', 'A Holdings', 4_000_000, 40_000, null],
    ['Lark Logistics', '22 Birch St', 'Sparks', 'B Holdings', 5_000_000, 50_000, null],
    ['Finch Freight', '7 Cedar Rd', 'Fernley', 'C Holdings', 6_000_000, 60_000, null],
  ])
  expect(tables).toBe(1)
})
