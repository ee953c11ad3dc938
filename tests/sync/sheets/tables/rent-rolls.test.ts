import { expect, test } from 'vitest'
import { readMade } from './read-sheets.ts'

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
