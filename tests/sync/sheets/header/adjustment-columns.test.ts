import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolesOf } from '../roles-of.ts'
import { readMade } from '../tables/read-sheets.ts'

const HEADERS = [
  'Size',
  'Office',
  'Year Built',
  'Clear Height',
  'Rent',
  'Sale Price',
  'Dock Doors',
  'Land (AC)',
]

test('a column of signed percentages or dollars is of adjustments, whatever its header', () => {
  const figure = fc.integer({ min: 1, max: 30 })
  const signed = fc.oneof(
    fc.tuple(fc.constantFrom('+', '-'), figure).map(([sign, one]) => `${sign}${one}%`),
    figure.map((one) => `(${one}%)`),
    fc
      .tuple(fc.constantFrom('+$', '-$', '$-'), figure)
      .map(([sign, one]) => `${sign}${(one / 20).toFixed(2)}`),
    figure.map((one) => `($${one}.00)`),
  )
  const values = fc
    .tuple(
      signed,
      fc.array(fc.oneof(signed, fc.constantFrom('0%', '$0.00', '-')), { minLength: 2, maxLength: 6 }),
    )
    .filter(([, others]) => others.some((one) => one !== '-'))
    .map(([first, others]) => [first, ...others])
  fc.assert(
    fc.property(fc.constantFrom(...HEADERS), values, (header, texts) => {
      expect(rolesOf({ [header]: texts })).toEqual([null])
    }),
  )
})

test('figures that have signs themselves are no adjustments', () => {
  expect(
    rolesOf({
      Latitude: ['33.91', '33.95', '33.99'],
      Longitude: ['-118.2', '-118.3', '-118.4'],
      Escalations: ['+3%', '+3.5%', '+4%'],
      'Office %': ['5%', '10%', '0%'],
    }),
  ).toEqual(['latitude', 'longitude', 'rentEscalationPct', 'officeSf'])
})

test('an adjustment does not take the place of the fact beside it', async () => {
  const { properties } = await readMade(
    [
      ['Address', 'GBA (SF)', 'Office %', 'Location', 'Size', 'Office'],
      ['10 Oak St', 40_000, '10%', '+5%', '-2%', '0%'],
      ['12 Oak St', 60_000, '5%', '0%', '+2%', '+1%'],
    ],
    ['squareFootage', 'officeSf'],
  )
  expect(properties).toEqual([
    [40_000, 4000],
    [60_000, 3000],
  ])
})

test('below titles of a grid the unadjusted price is the price, and no adjustment is a fact', async () => {
  const { properties } = await readMade(
    [
      ['Comp', null, 'Property', null, 'Unadjusted', 'Adjustment', null, 'Adjusted'],
      ['No.', 'Address', 'Bldg SF', 'Sale Price', '$/SF GBA', 'Size', 'Clear Height', '$/SF GBA'],
      [1, '10 Oak St', 40_000, 4_000_000, 100, '5%', '$2.00', 105],
      [2, '12 Oak St', 60_000, 5_400_000, 90, '0%', '$0.00', 90],
      [3, '14 Oak St', 50_000, 4_750_000, 95, '4%', '$1.00', 99],
    ],
    ['squareFootage', 'salePrice', 'salePricePerSf', 'clearHeight'],
  )
  expect(properties).toEqual([
    [40_000, 4_000_000, 100, null],
    [60_000, 5_400_000, 90, null],
    [50_000, 4_750_000, 95, null],
  ])
})

test('a header of a grid is one however few of its columns are facts', async () => {
  const { properties } = await readMade(
    [
      [null, null, null, null, 'Unadjusted', 'Adjustments', null, null, null, null, 'Adjusted'],
      [
        'Comp',
        'Address',
        'Sale Date',
        'GLA',
        'Price/SF',
        'Time',
        'Location',
        'Size',
        'Quality',
        'Total',
        'Price/SF',
      ],
      [1, '10 Oak St', '3/2/2025', 40_000, 101, 2, -1, 0, -2, -1, 100],
      [2, '12 Oak St', '4/2/2025', 60_000, 91, 1, -1, 2, -2, 0, 91],
    ],
    ['squareFootage', 'salePricePerSf', 'saleDate'],
  )
  expect(properties).toEqual([
    [40_000, 101, '2025-03-02'],
    [60_000, 91, '2025-04-02'],
  ])
})
