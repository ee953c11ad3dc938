import { expect, test } from 'vitest'
import { readMade, readRows } from './read-sheets.ts'

test('a rent roll under a header of two rows is read, and what sums it up is not', async () => {
  const read = await readMade(
    [
      ['Tenancy Schedule', null, null, null, null, null, null, null, null],
      [null, null, null, null, null, null, null, null, null],
      ['Property', 'Unit(s)', 'Lease', 'Area', 'Lease To', 'Monthly', 'Monthly', 'Annual', 'Annual'],
      [null, null, null, null, null, 'Rent', 'Rent/Area', 'Rent', 'Rent/Area'],
      ['Gateway One', 100, 'Brazos Filter', 15_000, '12/31/2028', 10_500, 0.7, 126_000, 8.4],
      ['Gateway One', 120, 'Tallow & Wick', 9000, '5/31/2030', 5400, 0.6, 64_800, 7.2],
      ['Gateway One', 140, 'VACANT', 6000, null, 0, 0, 0, 0],
      ['Total', null, null, 30_000, null, 15_900, null, 190_800, null],
      ['Occupied Area', null, null, 24_000, null, null, null, null, null],
      ['Vacant Area', null, null, 6000, null, null, null, null, null],
    ],
    ['name', 'suite', 'tenant', 'squareFootage', 'rentPerSf', 'expiration'],
  )
  expect(read.properties).toEqual([
    ['Gateway One', '100', 'Brazos Filter', 15_000, 0.7, '2028-12-31'],
    ['Gateway One', '120', 'Tallow & Wick', 9000, 0.6, '2030-05-31'],
  ])
  expect(read.others).toEqual(['7 vacant', '8 total', '9 total', '10 total'])
})

test('a column of codes beside one of tenants is the number of the lease', async () => {
  const read = await readMade(
    [
      ['Lease', 'Occupant', 'Address', 'SF'],
      ['L-0113', 'Larkspur Foods', '100 Main St', 9000],
      ['L-0127', 'Halyard Tools', '100 Main St', 7000],
    ],
    ['leaseNumber', 'tenant'],
  )
  expect(read.properties).toEqual([
    ['L-0113', 'Larkspur Foods'],
    ['L-0127', 'Halyard Tools'],
  ])
})

test('a roll that has codes under Tenant takes the names behind them, and ends with its total', async () => {
  const read = await readMade(
    [
      ['Property = 7 - Cooper Street Works'],
      ['Unit', 'Sq Ft', 'Tenant', 'Name', 'Actual Rent ($/Mo)', 'Deposit', 'Lease Expiration'],
      ['100', 12_000, 't71', 'Larkspur Foods', 10_800, 9000, '12/31/2028'],
      ['200', 9000, 'VACANT', 'VACANT', 0, 0, null],
      ['Future Tenants/Applicants'],
      ['300', 4000, 't98', 'Pinewood Co', 3600, 0, '12/31/2031'],
      ['Total', 25_000, null, null, 14_400, 9000, null],
      ['Summary Groups', 'Square Footage', null, 'Count', 'Actual Rent', 'Deposits', '% Occupied'],
      ['Current', 16_000, null, 2, 14_400, 9000, 64],
      ['Vacant', 9000, null, 1, 0, 0, 36],
    ],
    ['name', 'suite', 'tenant', 'leaseNumber', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    ['Cooper Street Works', '100', 'Larkspur Foods', 't71', 0.9],
    ['Cooper Street Works', '300', 'Pinewood Co', 't98', 0.9],
  ])
  expect(read.others).toEqual(['4 vacant', '5 section-title', '7 total'])
  expect(read.outside).toContain('A8:G10 (3)')
})

test('an area beside a suite and its tenant is the suite’s; one that names the building, or was decided on, is not', async () => {
  const rows = (size: string) => [
    ['Address', 'Suite', 'Tenant', size, 'Rent ($/SF/Mo)'],
    ['12 Oak St', 'A', 'Acme', 10_000, 1.05],
    ['12 Oak St', 'B', 'Zenith', 12_000, 1.1],
  ]
  const fields = ['suite', 'leasedSf', 'rentPerSf'] as const
  for (const size of ['RSF', 'SF', 'Area', 'Sq. Ft.', 'Total SF'])
    expect((await readRows(rows(size), fields)).properties).toEqual([
      ['A', 10_000, 1.05],
      ['B', 12_000, 1.1],
    ])
  for (const size of ['Building SF', 'RBA'])
    expect((await readRows(rows(size), fields)).properties).toEqual([
      ['A', null, 1.05],
      ['B', null, 1.1],
    ])
})

test('a building goes on over the end of a page, with the header again', async () => {
  const header = ['Property', 'Address', 'City', 'Unit', 'Lessee', 'Area (SF)', 'Lease To', 'Mo. Rent/Area']
  const rows = [
    header,
    ['Broadway Flex', '3844 E Broadway Ln', 'Tempe', '101', 'Saguaro Dental', 4000, '2/28/2029', 1.4],
    [null, null, null, '105', 'Arroyo Print', 5500, '12/31/2026', 1.3],
    [],
    ['Tenancy Schedule (continued)'],
    header,
    [null, null, null, '110', 'Pima Robotics', 8000, '9/30/2028', 1.4],
    ['Total Broadway Flex', null, null, null, null, 17_500, null, 1.37],
  ]
  const { properties } = await readRows(rows, ['address', 'city', 'suite', 'tenant', 'leasedSf'])
  const at = ['3844 E Broadway Ln', 'Tempe']
  expect(properties).toEqual([
    [...at, '101', 'Saguaro Dental', 4000],
    [...at, '105', 'Arroyo Print', 5500],
    [...at, '110', 'Pima Robotics', 8000],
  ])
})

test('in a roll of the building that a title names, an area is of the space', async () => {
  const rows = [
    ['Gateway Center - 7700 Gateway Blvd, Irving, TX 75063'],
    ['Occupant Name', 'Rent Start', 'Expiration', 'GLA Sqft', 'Annual Rate PSF'],
    ['Kirby Foods', '4/1/2022', '3/31/2027', 48_000, 7],
    ['Bolt Supply', '3/1/2023', '2/28/2026', 24_000, 7.25],
  ]
  const { properties } = await readRows(rows, ['address', 'tenant', 'leasedSf'])
  expect(properties).toEqual([
    ['7700 Gateway Blvd', 'Kirby Foods', 48_000],
    ['7700 Gateway Blvd', 'Bolt Supply', 24_000],
  ])
})
