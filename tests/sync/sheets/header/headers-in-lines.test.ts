import { expect, test } from 'vitest'
import { readMade } from '../tables/read-sheets.ts'

test('a header in three lines is one header where its last line counts in thousands', async () => {
  const { properties, tables } = await readMade(
    [
      [null, null, 'Sale', 'Sale', null, null, 'Gross', 'Site', null, 'Unadj.', 'Adjusted', null],
      [
        'Sale',
        'Location',
        'Date',
        'Price',
        'Grantor',
        'Grantee',
        'Bldg Area',
        'Area',
        'Year',
        'Price',
        'Price',
        'OAR',
      ],
      [
        'No.',
        null,
        '(mm/yy)',
        '(000s)',
        '(Seller)',
        '(Buyer)',
        '(SF)',
        '(SF)',
        'Built',
        'per SF',
        'per SF',
        null,
      ],
      [
        'S-1',
        '10 Oak St',
        '03/24',
        '$14,000',
        'Cove Trust',
        'Dune Land Co',
        '70,000',
        '174,240',
        1988,
        '$200',
        '$204',
        '5.90%',
      ],
      [
        'S-2',
        '12 Oak St',
        '11/23',
        '$9,000',
        'Elm Estate',
        'Fir Partners',
        '50,000',
        '130,680',
        1979,
        '$180',
        '$190',
        'N/A',
      ],
    ],
    [
      'salePrice',
      'saleDate',
      'seller',
      'buyer',
      'squareFootage',
      'landSizeAcres',
      'yearBuilt',
      'salePricePerSf',
      'capRate',
    ],
  )
  expect(tables).toBe(1)
  expect(properties).toEqual([
    [14_000_000, '2024-03', 'Cove Trust', 'Dune Land Co', 70_000, 4, 1988, 200, 5.9],
    [9_000_000, '2023-11', 'Elm Estate', 'Fir Partners', 50_000, 3, 1979, 180, null],
  ])
})

test('a group of adjustments holds for all its columns, also beside labels that are written twice', async () => {
  const { properties } = await readMade(
    [
      [null, 'Sale', 'Sale', 'Adjustments', null, null],
      ['Address', 'Date', 'Price', 'Size', 'Clear Height', 'Year Built'],
      ['10 Oak St', '3/4/2024', 5_000_000, 1000, 12, 1950],
      ['12 Oak St', '5/4/2024', 6_000_000, 2000, 14, 1951],
    ],
    ['salePrice', 'squareFootage', 'clearHeight', 'yearBuilt'],
  )
  expect(properties).toEqual([
    [5_000_000, null, null, null],
    [6_000_000, null, null, null],
  ])
})

test('a label that goes on in the line below names nothing but the whole', async () => {
  const { properties } = await readMade(
    [
      ['Suite', 'Lease', 'Lease', 'Share of', 'Expense', 'Base Rent'],
      ['Address', 'Start', 'End', 'Park', 'Recovery', '($/SF/Yr)'],
      ['10 Oak St', '1/1/2024', '12/31/2028', '12.5%', 'Net (NNN)', 9.6],
      ['12 Oak St', '1/1/2023', '12/31/2027', '20%', 'Gross', 12],
    ],
    ['name', 'commencement', 'expiration', 'leaseType', 'opexPerSf', 'rentPerSf'],
  )
  expect(properties.map(([name, ...others]) => [String(name).includes('%'), ...others])).toEqual([
    [false, '2024-01-01', '2028-12-31', 'NNN', null, 0.8],
    [false, '2023-01-01', '2027-12-31', 'Gross', null, 1],
  ])
})
