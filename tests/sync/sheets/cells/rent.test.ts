import { expect, test } from 'vitest'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { fieldsOf, readOneRow } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

const NNN = { leaseType: 'NNN' }
const ASSUMED = { rentBasisAssumed: true }

/** Neither header nor row says the period: up to 4 it is a month's, above a year's, and assumed. */
testCells('Rent', [
  ['$1.35/SF/mo', { rentPerSf: 1.35 }],
  ['$16.20/SF/yr', { rentPerSf: 1.35 }],
  ['16.20 psf annually', { rentPerSf: 1.35 }],
  ['$1.35 PSF/Mo. NNN', { rentPerSf: 1.35, ...NNN }],
  [1.35, { rentPerSf: 1.35, ...ASSUMED }],
  [16.2, { rentPerSf: 1.35, ...ASSUMED }],
  [4, { rentPerSf: 4, ...ASSUMED }],
  [4.2, { rentPerSf: 0.35, ...ASSUMED }],
  ['$1.10 FS', { rentPerSf: 1.1, leaseType: 'Gross', ...ASSUMED }],
  ['0.95 industrial gross', { rentPerSf: 0.95, leaseType: 'MG', ...ASSUMED }],
  ['from $0.85', { rentPerSf: 0.85, ...ASSUMED }, { rentPerSf: 'at least 0.85' }],
  ['± 0.85', { rentPerSf: 0.85, ...ASSUMED }, { rentPerSf: 'about 0.85' }],
  [0, {}, { rentPerSf: 'a rent of 0 is unknown' }],
])

/** Two wordings of one rent are one; two rents are none. */
testCells('Rent', [
  ['$1.35/SF/mo ($16.20/SF/yr)', { rentPerSf: 1.35 }],
  ['$16.20/SF ($1.35/mo)', { rentPerSf: 1.35 }],
  ['$1.35/SF/mo ($8,505/mo)', { rentPerSf: 1.35 }],
  ['$0.85 NNN / $1.05 Gross', {}, { rentPerSf: 'ambiguous' }],
  ['$0.85 + $0.20', {}, { rentPerSf: 'ambiguous' }],
  ['Year 1: $0.85', { rentPerSf: 0.85, rentBasisAssumed: true }],
])

/** A range has no point value; the note keeps it. */
testCells('Rent', [
  ['$22/SF - $26/SF', {}, { rentPerSf: 'a range of 22 to 26 $/SF/yr (assumed)' }],
  ['$0.80-0.85/SF/mo', {}, { rentPerSf: 'a range of 0.8 to 0.85 $/SF/mo' }],
  ['26 - 22', {}, { rentPerSf: 'not-understood' }],
])

/** What is paid on top is never added to the rent; it has its own field, and the rent's period. */
testCells('Rent', [
  ['$1.35/SF/MO, NNN $0.22', { rentPerSf: 1.35, ...NNN, opexPerSf: 0.22 }],
  ['$14.10 NNN, OpEx $3.90', { rentPerSf: 1.175, ...NNN, opexPerSf: 0.325, ...ASSUMED }],
  ['$16.20/SF/YR NNN (est. $3.50 CAM)', { rentPerSf: 1.35, ...NNN, opexPerSf: 0.291667 }],
  ['0.85 NNN + $0.20', { rentPerSf: 0.85, ...NNN, opexPerSf: 0.2, ...ASSUMED }],
  ['$1.10 + NNN ($0.28)', { rentPerSf: 1.1, ...NNN, opexPerSf: 0.28, ...ASSUMED }],
  ['$1.35 + NNN’s', { rentPerSf: 1.35, ...NNN, ...ASSUMED }],
  [
    '$12.50 NNN, 6 months free, $5 TI',
    { rentPerSf: 1.041667, ...NNN, freeRentMonths: 6, tiPerSf: 5, ...ASSUMED },
  ],
  ['$9.60/SF/yr net + $3 taxes & op.', { rentPerSf: 0.8, ...NNN, opexPerSf: 0.25 }, {}],
  ['$1.05 psf NNN w/ 3.5% annual increases', { rentPerSf: 1.05, ...NNN, rentEscalationPct: 3.5, ...ASSUMED }],
  [
    '$1.05/SF/mo, $0.03 annual bumps',
    { rentPerSf: 1.05, rentSteps: '0.03 $/SF/mo more each year' },
    { rentPerSf: 'a fixed step of 0.03 per SF' },
  ],
])

/** A lease that is neither net nor gross has its rent, and no type. */
testCells('Rent', [
  [
    '0.95 net of electric',
    { rentPerSf: 0.95, ...ASSUMED },
    { rentPerSf: 'a lease that is neither net nor gross' },
  ],
  ['$9.60/SF/yr modified net', { rentPerSf: 0.8 }, { rentPerSf: 'a lease that is neither net nor gross' }],
])

/** The sign of dollars says nothing against a header that says whose they are. */
testCells('Net Rent (CAD/SF/Yr)', [
  ['$18.00', {}, { rentPerSf: '1.5 CAD/SF/mo; foreign-currency' }],
  ['US$18.00', { rentPerSf: 1.5 }],
])

/** A half behind decimals is one of the last of them. */
testCells('Rent ($/SF/Mo)', [
  ['$0.87¼', { rentPerSf: 0.8725 }],
  ['1 (3)', {}, { rentPerSf: 'ambiguous' }],
])

/** What is not understood, in another unit or in another currency is never a rent. */
testCells('Rent', [
  ['0,85', {}, { rentPerSf: 'not-understood' }],
  ['1.2.3', {}, { rentPerSf: 'not-understood' }],
  ['12.5O', {}, { rentPerSf: 'not-understood' }],
  ['12-Oct', {}, { rentPerSf: 'not-understood' }],
  [{ date: '2025-10-12' }, {}, { rentPerSf: 'not-understood' }],
  ['$6,500/acre/mo', {}, { rentPerSf: 'other-unit' }],
  ['€8.50/SF/yr', {}, { rentPerSf: '0.7083 EUR/SF/mo; foreign-currency' }],
  [
    '€8.50/SF/yr NNN + €2.10 OpEx',
    NNN,
    { rentPerSf: '0.7083 EUR/SF/mo; foreign-currency', opexPerSf: 'foreign-currency' },
  ],
  ['C$8.50/SF/yr', {}, { rentPerSf: '0.7083 CAD/SF/mo; foreign-currency' }],
  ['725,000', {}, { rentPerSf: 'ambiguous' }],
  [300, {}, { rentPerSf: 'implausible' }],
  ['$1.15E+08', {}, { rentPerSf: 'truncated' }],
  ['#REF!', {}, { rentPerSf: 'excel-error' }],
  ['Call for pricing', {}, { rentPerSf: 'token Call for pricing' }],
])

/** A number format can carry the unit. */
testCells('Rent', [
  [{ number: 16.2, format: '$0.00"/SF/YR"' }, { rentPerSf: 1.35 }],
  [{ number: 8.95, format: '[$€-2] 0.00' }, {}, { rentPerSf: '0.7458 EUR/SF/mo; foreign-currency' }],
  [{ number: 0.85, format: '0%' }, {}, { rentPerSf: 'not-understood' }],
])

test.each<[string, Cell, string]>([
  ['Rent ($/SF/Mo)', 16.2, 'contradicts-unit'],
  ['Rent ($/SF/Mo)', 3000, 'contradicts-unit'],
  ['Rent ($/SF/Yr)', 0.85, 'contradicts-unit'],
  ['Rent/SF', 3000, 'contradicts-unit'],
  ['Rent', '$(0.85)', 'negative'],
  ['Rent', -0.85, 'negative'],
])('a rent that contradicts what is said of it rejects its row: %s %s', (header, cell, code) => {
  expect(fieldsOf({ [header]: cell })).toMatchObject({ kind: 'rejected', problems: [{ code }] })
})

test('the unit is the cell’s, else the row’s, else the header’s', () => {
  const header = 'Rent ($/SF/Mo)'
  expect(fieldsOf({ [header]: 1.35 })).toEqual({ rentPerSf: 1.35 })
  expect(fieldsOf({ [header]: 16.2, 'Rent Basis': 'Annual' })).toEqual({ rentPerSf: 1.35 })
  expect(fieldsOf({ [header]: '1.35/mo', 'Rent Basis': 'Annual' })).toEqual({ rentPerSf: 1.35 })
})

test('a stated month is believed above 4 dollars only of an office, or where the cell itself says it', () => {
  const header = 'Rent ($/SF/Mo)'
  expect(fieldsOf({ [header]: 5.25, Type: 'Warehouse' })).toMatchObject({ kind: 'rejected' })
  expect(fieldsOf({ [header]: 5.25, Type: 'Office' })).toEqual({ rentPerSf: 5.25, propertyType: 'Office' })
  expect(fieldsOf({ [header]: '$5.25/SF/mo' })).toEqual({ rentPerSf: 5.25 })
})

test('an annual or monthly sum is divided by the size the lease is of', () => {
  expect(fieldsOf({ 'Monthly Rent': 8505, SF: 6300 })).toEqual({ rentPerSf: 1.35, squareFootage: 6300 })
  expect(fieldsOf({ 'Annual Rent': 725_000, 'Building SF': 480_000, 'Leased SF': 58_000 })).toEqual({
    rentPerSf: 1.041667,
    squareFootage: 480_000,
    leasedSf: 58_000,
  })
  expect(fieldsOf({ Rent: 12_000, 'Rate Type': 'Total/Month', SF: 10_000 })).toEqual({
    rentPerSf: 1.2,
    squareFootage: 10_000,
  })
})

test('a sum for the whole is never divided by the size of more than the deal', () => {
  const row = { 'Annual Rent': 725_000, 'Building SF': 480_000, 'Leased SF': 'TBD' }
  expect(fieldsOf(row)).toEqual({ squareFootage: 480_000 })
})

test('in a row of another currency no sum is taken for dollars', () => {
  const row = { 'Sale Price': 1_250_000, 'Price/SF': 52, TI: 5, OpEx: 3.9, Rent: 12, Currency: 'CAD' }
  expect(fieldsOf(row)).toEqual({})
  expect(fieldsOf({ ...row, Currency: 'USD' })).toMatchObject({
    salePrice: 1_250_000,
    rentPerSf: 1,
    tiPerSf: 5,
  })
  expect(fieldsOf({ 'Rent (CAD/SF/yr)': 12, OpEx: 3.9 })).toEqual({})
})

test('between 2 and 4 dollars the other rents of a column without a unit decide, if they agree', () => {
  const yearly = [6, 7.5, 8.25, 9, 12].map((Rent) => ({ Address: '1 A St', Rent }))
  const monthly = [0.6, 0.75, 0.85, 1.1, 1.35].map((Rent) => ({ Address: '1 A St', Rent }))
  const doubtful = { Address: '2 B St', Rent: 3.9 }
  expect(readOneRow(...yearly, doubtful)).toMatchObject({ property: { rentPerSf: 0.325, ...ASSUMED } })
  expect(readOneRow(...monthly, doubtful)).toMatchObject({ property: { rentPerSf: 3.9, ...ASSUMED } })
  expect(readOneRow(...yearly, ...monthly, doubtful)).toMatchObject({
    property: { rentPerSf: 3.9, ...ASSUMED },
  })
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['Monthly', { rentPerSf: 3 }],
  ['$/SF/YR', { rentPerSf: 0.25 }],
  ['PSF/Yr NNN', { rentPerSf: 0.25, ...NNN }],
  ['NNN', { rentPerSf: 3, ...NNN, ...ASSUMED }],
  ['Asking', { rentPerSf: 3, ...ASSUMED }],
  ['CAD/SF/yr', {}],
  ['$/AC/mo', {}],
  ['per bay', {}],
])('a rent of 3 beside the basis %s', (basis, fields) => {
  expect(fieldsOf({ Rent: 3, 'Rent Basis': basis })).toEqual(fields)
})

test('a column of units beside the rent is its basis, not a suite', () => {
  expect(readOneRow({ Address: '1 A St', Rent: 12, Unit: '$/SF/Yr' })).toMatchObject({
    property: { address: '1 A St', rentPerSf: 1, rentBasisAssumed: false },
  })
  expect(readOneRow({ Address: '1 A St', Rent: 12, Unit: 'B' })).toMatchObject({
    property: { address: '1 A St', suite: 'B', rentPerSf: 1, rentBasisAssumed: true },
  })
})

test('a basis that is not understood leaves a rent that says its own unit', () => {
  expect(fieldsOf({ Rent: '$1.35/SF/mo', 'Rent Basis': 'per bay' })).toEqual({ rentPerSf: 1.35 })
})

/** Without a word on the period, operating expenses are quoted as the rent is. */
testCells(
  'NNN Charges',
  [
    ['3.90', { opexPerSf: 0.325 }],
    ['$0.25/SF/mo', { opexPerSf: 0.25 }],
    ['$0.25', {}, { opexPerSf: 'implausible' }],
    ['TBD', {}, { opexPerSf: 'token TBD' }],
    ['included', {}, { opexPerSf: 'token included' }],
    ['0', { opexPerSf: 0 }],
    ['3.90 - 4.20', {}, { opexPerSf: 'a range of 3.9 to 4.2' }],
    ['3.90 + 0.50', {}, { opexPerSf: 'ambiguous' }],
  ],
  { 'Rent ($/SF/Yr)': 12 },
)

testCells('OpEx', [
  [3.9, { opexPerSf: 0.325 }],
  [0.25, { opexPerSf: 0.25 }],
  [0.7, {}, { opexPerSf: 'ambiguous' }],
  [390, {}, { opexPerSf: 'other-unit' }],
])
