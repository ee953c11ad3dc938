import { expect, test } from 'vitest'
import { readMade } from './read-sheets.ts'

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
