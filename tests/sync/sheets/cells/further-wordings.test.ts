import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, remarksOf } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

testCells('Rent/SF/Mo', [
  [
    '$0.92 NNN (asking $1.00)',
    { rentPerSf: 0.92, askingRent: 1, leaseType: 'NNN' },
    { rentPerSf: '$0.92 NNN (asking $1.00)', askingRent: '$0.92 NNN (asking $1.00)' },
  ],
  [
    '$1.40 IG (incl. $.18 base yr expenses)',
    { rentPerSf: 1.4, leaseType: 'MG' },
    { rentPerSf: 'with expenses in it' },
  ],
  [
    '$0.80 yr 1, $0.83 yr 2, $0.86 yrs 3-5',
    { rentPerSf: 0.8, rentSteps: '0.80 months 1-12, 0.83 months 13-24, 0.86 months 25-60 $/SF/mo' },
    { rentPerSf: 'with steps in later years' },
  ],
])

testCells('Size', [
  ['Suites C-F: 14,200 SF', { squareFootage: 14_200 }],
  ['Units 3, 4 & 5: 6,300 SF', { squareFootage: 6300 }],
])

testCells('Docks', [
  ['9 docks with 4 pit levelers', { dockDoors: 9 }],
  ['Cross-dock, 60 positions', { dockDoors: 60 }],
  ['5 interior, 3 exterior docks', { dockDoors: 8 }, { dockDoors: '5 + 3' }],
])

testCells('Loading', [['10 DH (exp. to 18) / 3 DI', { dockDoors: 10, gradeDoors: 3 }]])

testCells('Loading (D/G)', [['6D / 1G', { dockDoors: 6, gradeDoors: 1 }]])

testCells('Free Rent', [
  ['1/2 month', { freeRentMonths: 0.5 }],
  ['half a month free', { freeRentMonths: 0.5 }],
])

testCells('Lease Type', [['Abs. Net', { leaseType: 'NNN' }]])

testCells('Sale Price', [
  [
    'Allocated: $3,400,000 (portfolio $18.5M)',
    { salePrice: 3_400_000 },
    { salePrice: 'allocated of the price of a portfolio' },
  ],
])

testCells('Land', [
  ['±9 acres, divisible to 2', { landSizeAcres: 9 }, { landSizeAcres: 'approximate; divisible to 2' }],
])

testCells('Crane', [
  ["7.5T bridge crane, 20' u/h", { craneTons: 7.5 }, { craneTons: "7.5T bridge crane, 20' u/h" }],
])

test('levelers beside docks are never counted with them', () => {
  const count = fc.integer({ min: 1, max: 99 })
  const holder = fc.constantFrom('levelers', 'pit levelers', 'seals', 'EOD levelers', 'shelters')
  fc.assert(
    fc.property(
      count,
      count,
      holder,
      fc.constantFrom('with', 'w/', 'incl.'),
      (docks, others, what, joined) => {
        expect(fieldsOf({ Docks: `${docks} docks ${joined} ${others} ${what}` })).toEqual({
          dockDoors: docks,
        })
      },
    ),
  )
})

test('spaces for cars and trailers are no ratio, and stay to be read', () => {
  expect(remarksOf({ 'Parking Ratio': '60 auto / 22 trailer' })).toEqual({
    parkingRatio: '60 auto / 22 trailer',
  })
})
