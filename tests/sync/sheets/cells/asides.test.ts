import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, readOneRow } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

const NNN = { leaseType: 'NNN' }
const ASSUMED = { rentBasisAssumed: true }

testCells('Rent', [
  ['$0.95/SF/mo NNN (est. $0.25)', { rentPerSf: 0.95, opexPerSf: 0.25, ...NNN }],
  ['$0.95/SF/mo net of elec.', { rentPerSf: 0.95 }, { rentPerSf: 'a lease that is neither net nor gross' }],
  ['$0.95 OBO', { rentPerSf: 0.95, ...ASSUMED }],
  ['$1.23 (incl. $0.28 nets)', { rentPerSf: 1.23, ...ASSUMED }, { rentPerSf: 'with expenses in it' }],
  ['was $1.10, now $1.02/SF/mo', { rentPerSf: 1.02 }, { rentPerSf: 'a former rent beside it' }],
  ['Reduced to $0.89/SF/mo from $0.95', { rentPerSf: 0.89 }, { rentPerSf: 'a former rent beside it' }],
])

testCells('OpEx', [['$3.36/yr (2024 est.)', { opexPerSf: 0.28 }]])

testCells('Size', [
  ['48,000 SF (100% HVAC)', { squareFootage: 48_000 }],
  ['48,000 SF + mezz', { squareFootage: 48_000 }],
  ['48,000 SF + 3,000 SF mezzanine', { squareFootage: 48_000 }],
])

testCells('Land', [
  ['1/2 acre', { landSizeAcres: 0.5 }],
  ['half an acre', { landSizeAcres: 0.5 }],
  ['3/4 AC', { landSizeAcres: 0.75 }],
])

testCells('Clear Height', [
  ["32' @ 1st col.", { clearHeight: 32 }],
  ["36'clr / 40' peak", { clearHeight: 36 }, { clearHeight: "36'clr / 40' peak" }],
])

testCells('Truck Court', [["185' truck court w/ trailer parking", { truckCourtFeet: 185 }]])

testCells('Loading', [['2 GL only', { gradeDoors: 2 }]])

testCells('Free Rent', [
  ['Month 1 & Month 13', { freeRentMonths: 2 }, { freeRentMonths: 'Month 1 & Month 13' }],
  ['Months 1-2; month 13', { freeRentMonths: 3 }, { freeRentMonths: 'Months 1-2; month 13' }],
])

testCells('TI', [['$75,000 ($5.00/SF)', { tiPerSf: 5 }, { tiPerSf: '$75,000 ($5.00/SF)' }]])

// Over 30,000 SF it would be $2.50.
testCells('TI', [['$75,000 ($5.00/SF)', {}, { tiPerSf: 'not-understood' }]], { SF: 30_000 })

testCells('Term', [
  ['5 1/2 years', { term: '5 1/2 years', leaseTerm: 66 }],
  ['10 years absolute net', { term: '10 years absolute net', leaseTerm: 120 }],
  ['60 (5 yrs)', { term: '60 (5 yrs)', leaseTerm: 60 }],
])

testCells('Sale Price', [['$12,500,000 or $185/SF', { salePrice: 12_500_000, salePricePerSf: 185 }]])

testCells('Sale Price ($000s)', [
  ['4,250', { salePrice: 4_250_000 }, { salePrice: '4,250 is read as 4,250,000' }],
  ['$4.25M', { salePrice: 4_250_000 }, { salePrice: '$4.25M is read as 4,250,000' }],
  ['$4,250,000', {}, { salePrice: 'ambiguous' }],
])

testCells('Cap Rate', [
  ['5 1/4%', { capRate: 5.25 }],
  ['525 bps', { capRate: 5.25 }],
])

testCells('Rail', [['None', { rail: false }]])

const thousands = fc.constantFrom(
  'Size (000s)',
  'Size (000 SF)',
  'SF (in 000s)',
  'RBA (000)',
  'Size (KSF)',
  'Size (K)',
)

test('a size in thousands is read so, however its header says it', () => {
  fc.assert(
    fc.property(thousands, fc.integer({ min: 2, max: 2000 }), (header, number) => {
      expect(fieldsOf({ [header]: number })).toMatchObject({ squareFootage: number * 1000 })
    }),
  )
})

test('sizes that no building has are refused, as they may count thousands', () => {
  const rows = [120, 45, 310, 85].map((SF, i) => ({ Address: `${i + 1} Oak St`, SF }))
  expect(readOneRow(...rows)).toMatchObject({
    property: { squareFootage: null },
    readings: expect.arrayContaining([
      expect.objectContaining({
        field: 'squareFootage',
        problem: expect.objectContaining({ code: 'ambiguous' }),
      }),
    ]),
  })
  const small = [2400, 850, 12_000, 310].map((SF, i) => ({ Address: `${i + 1} Oak St`, SF }))
  expect(readOneRow(...small)).toMatchObject({ property: { squareFootage: 310 } })
})

test('a number of thousands after “per” multiplies nothing', () => {
  expect(fieldsOf({ 'Parking Ratio (per 1,000 SF)': 1.5 })).toMatchObject({ parkingRatio: 1.5 })
})
