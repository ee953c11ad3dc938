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

test('adjustments below comps that are set across are no property', async () => {
  const read = await readMade(
    [
      [null, 'Subject', 'Comp 1', 'Comp 2'],
      ['Address', '2720 Orange Ave', '1301 E Warner Ave', '3000 S Croddy Way'],
      ['City', 'Santa Ana', 'Santa Ana', 'Santa Ana'],
      ['Building SF', 33_100, 29_800, 41_250],
      ['Rent ($/SF/Mo)', null, 1.55, 1.49],
      ['Adjustments', null, null, null],
      ['Location', null, '5%', '0%'],
      ['Net Adjustment', null, '5%', '0%'],
      ['Adjusted Rent', null, '$1.63', '$1.49'],
    ],
    ['address', 'squareFootage', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    ['2720 Orange Ave', 33_100, null],
    ['1301 E Warner Ave', 29_800, 1.55],
    ['3000 S Croddy Way', 41_250, 1.49],
  ])
})

test('the parts of a portfolio are properties, and the line that sums them up is none', async () => {
  const read = await readMade(
    [
      ['Portfolio / Property', 'Address', 'SF', 'Allocated Price', 'PSF', 'Cap', 'Closed'],
      ['Lone Star Portfolio (2 properties)', null, 130_000, 15_000_000, 115.38, '5.9%', '4/1/2025'],
      ['Building 1', '100 Main St', 60_000, 7_000_000, 116.67, null, '4/1/2025'],
      ['Building 2', '102 Main St', 70_000, 8_000_000, 114.29, null, '4/1/2025'],
    ],
    ['name', 'salePrice', 'salePricePerSf', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    ['Building 1', 7_000_000, 116.67, null],
    ['Building 2', 8_000_000, 114.29, null],
  ])
  expect(read.others).toEqual(['2 total'])
})

test('rents per square meter are those per square foot times 10.76', async () => {
  const read = await readMade(
    [
      ['Property', 'Address', 'Area (m2)', 'Rent (USD/m2/yr)'],
      ['Nave 1', '120 Calle 5', 4500, 72],
      ['Nave 2', '80 Calle 7', 9300, 66],
    ],
    ['squareFootage', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    [48_438, 0.557418],
    [100_104, 0.510967],
  ])
})

test('whatever a line is called that sums up others, it is no property', async () => {
  const read = await readMade(
    [
      ['Property Name', 'Address', 'City', 'SF', 'Rent/SF/Yr'],
      ['Alder 1', '100 Main St', 'Camden', 60_000, 6],
      ['Sum of Camden buildings', null, null, 60_000, 6],
      ['SUB-TTL Camden (1 bldg)', null, null, 60_000, 6],
      ['High / Low', null, null, '60,000 / 60,000', '6 / 6'],
      ['All properties', null, null, 60_000, 6],
      ['Report total: 1 lease', null, null, 60_000, 6],
      ['All Star Warehouse', '9 Elm St', 'Camden', 20_000, 7],
    ],
    ['name'],
  )
  expect(read.properties).toEqual([['Alder 1'], ['All Star Warehouse']])
  expect(read.others).toEqual(['3 total', '4 total', '5 total', '6 total', '7 total'])
})

test('a row that says how dates are written is one of the header', async () => {
  const read = await readMade(
    [
      ['Building', 'Address', 'Size', 'Term', 'Signed'],
      [null, null, '(SF)', '(Yrs)', '(m/d/yy)'],
      ['Alder 1', '100 Main St', 60_000, 5, '7/19/24'],
    ],
    ['name', 'squareFootage', 'term', 'dateSigned'],
  )
  expect(read.properties).toEqual([['Alder 1', 60_000, '5 years', '2024-07-19']])
  expect(read.others).toEqual([])
})

test('days that stand first in one column of dates stand first in the others', async () => {
  const rows = (start: string) => [
    ['Address', 'Area let (sq ft)', 'Start', 'Expiry'],
    ['4 Severn Way', 23_500, start, '04/04/2034'],
    ['9 Severn Way', 11_200, '24/06/2024', '23/06/2029'],
    ['12 Lysander Rd', 6800, '01/09/2024', '31/08/2029'],
  ]
  const fields = ['leasedSf', 'commencement', 'expiration'] as const
  const read = await readMade(rows('05/04/2024'), fields)
  expect(read.properties).toEqual([
    [23_500, '2024-04-05', '2034-04-04'],
    [11_200, '2024-06-24', '2029-06-23'],
    [6800, '2024-09-01', '2029-08-31'],
  ])
  const mixed = await readMade(rows('04/25/2024'), fields)
  expect(mixed.properties[2]).toEqual([6800, null, '2029-08-31'])
})

test('an adjustment for the location is no address of a comp', async () => {
  const read = await readMade(
    [
      [null, 'Sale 1', 'Sale 2'],
      ['Address', '14305 21st Ave N', '9100 Wyoming Ave N'],
      ['Gross Building Area (SF)', 65_000, 92_000],
      ['Clear Height (ft)', 24, 28],
      ['Market Conditions', '3%', '5%'],
      ['Location', '0%', '5%'],
      ['Size', '0%', '5%'],
      ['Adjusted Price per SF', '$118.45', '$118.65'],
      ['Indicated Value per SF', '$118.00', null],
    ],
    ['address', 'squareFootage'],
  )
  expect(read.properties).toEqual([
    ['14305 21st Ave N', 65_000],
    ['9100 Wyoming Ave N', 92_000],
  ])
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

test('the word that marks the subject is no part of its address', async () => {
  const read = await readMade(
    [
      ['Address', 'City', 'SF', 'Rent/SF/Mo'],
      ['SUBJECT 9 Oak Blvd', 'Camden', 30_000, null],
      ['Subject: 11 Oak Blvd', 'Camden', 30_000, null],
      ['12 Subject Ave', 'Camden', 28_000, 0.9],
    ],
    ['address', 'name', 'status'],
  )
  expect(read.properties).toEqual([
    ['9 Oak Blvd', '9 Oak Blvd', 'Subject'],
    ['11 Oak Blvd', '11 Oak Blvd', 'Subject'],
    ['12 Subject Ave', '12 Subject Ave', null],
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
