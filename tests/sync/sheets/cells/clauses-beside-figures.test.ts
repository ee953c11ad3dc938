import { expect, test } from 'vitest'
import { fieldsOf, readOneRow } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

testCells('TI', [
  ['$5 psf turnkey', { tiPerSf: 5 }, { tiPerSf: '$5 psf turnkey' }],
  ['Turnkey ($5/SF)', { tiPerSf: 5 }, { tiPerSf: 'Turnkey ($5/SF)' }],
  ['Turnkey, 10% office', {}, { tiPerSf: 'token turnkey' }],
  [
    'LL to provide $5 psf allowance plus demising wall',
    { tiPerSf: 5 },
    { tiPerSf: 'LL to provide $5 psf allowance plus demising wall' },
  ],
  ['$5 psf plus 3 months', {}, { tiPerSf: 'not-understood' }],
])

testCells(
  'TI Allowance',
  [['$240,000 (48,000 SF)', { tiPerSf: 5 }, { tiPerSf: '240,000 over 48,000 SF' }]],
  {},
)

testCells('Free Rent', [
  ['First three (3) months base rent abated; tenant pays NNN', { freeRentMonths: 3 }],
  ['3 mo. free base rent; tenant to pay NNN charges', { freeRentMonths: 3 }],
  ['2 months free, tenant still pays opex', { freeRentMonths: 2 }],
  ['2 months free, tenant pays 50%', {}, { freeRentMonths: 'not-understood' }],
])

testCells('Escalations', [
  ['300 bps per annum', { rentEscalationPct: 3 }],
  ['325 basis points', { rentEscalationPct: 3.25 }],
  ['Fixed 3.0%/yr (no CPI)', { rentEscalationPct: 3 }],
  ['3%, not CPI', { rentEscalationPct: 3 }],
  ['CPI, 3% cap', {}, { rentEscalationPct: 'token CPI, 3% cap' }],
  ['$.02/SF/mo annually', { rentSteps: '0.02 $/SF/mo more each year' }],
])

testCells('Building Size', [
  ['.12 MSF', { squareFootage: 120_000 }, { squareFootage: '.12 MSF is read as 120,000' }],
  ['48 KSF', { squareFootage: 48_000 }, { squareFootage: '48 KSF is read as 48,000' }],
  ['1.2MSF', { squareFootage: 1_200_000 }, { squareFootage: '1.2MSF is read as 1,200,000' }],
])

testCells('Site', [
  ['2.1 ac (usable 1.7)', { landSizeAcres: 2.1 }, { landSizeAcres: '2.1 ac (usable 1.7)' }],
  ['2.1 AC (1.7 AC net usable)', { landSizeAcres: 2.1 }, { landSizeAcres: '2.1 AC (1.7 AC net usable)' }],
])

testCells('Land', [['2.5 gross / 2.1 net ac', {}, { landSizeAcres: 'ambiguous' }]])

testCells('Clear Height', [
  ['18ft to bottom of joist', { clearHeight: 18 }],
  ["24' to underside of beams", { clearHeight: 24 }],
  ["24' to deck", {}, { clearHeight: "24' to deck, not the clear height" }],
])

testCells('Doors', [["(2) 12'x14' OH doors at grade, (6) 8'x10' DH", { gradeDoors: 2, dockDoors: 6 }]])

testCells('Parking', [
  ['58 spaces (1.2/1,000 SF)', { parkingRatio: 1.2 }],
  ['1.5/1,000', { parkingRatio: 1.5 }],
])

testCells('Comm.', [
  [
    '12/1/23 (signed 10/6/23)',
    { commencement: '2023-12-01', dateSigned: '2023-10-06' },
    { commencement: '12/1/23 (signed 10/6/23)' },
  ],
  [
    '12/1/23 (exp. 11/30/28)',
    { commencement: '2023-12-01', expiration: '2028-11-30' },
    { commencement: '12/1/23 (exp. 11/30/28)' },
  ],
])

testCells('Signed (Mo/Yr)', [
  ['03/23', { dateSigned: '2023-03' }],
  ['11-24', { dateSigned: '2024-11' }],
  ['13/23', {}, { dateSigned: 'not-understood' }],
])

testCells('Expiration', [
  ['1/1/1900', {}, { expiration: 'token 1/1/1900' }],
  ['1900-01-01T00:00:00', {}, { expiration: 'token 1900-01-01T00:00:00' }],
  ['12/31/9999', {}, { expiration: 'token 12/31/9999' }],
  ['12/31/2028 (2 x 5-yr opts)', { expiration: '2028-12-31' }, { expiration: '12/31/2028 (2 x 5-yr opts)' }],
])

testCells('Escalations', [['3.0% annually eff. each Jan 1', { rentEscalationPct: 3 }]])

testCells('Loading', [['14 dock drs w/ levelers', { dockDoors: 14 }]])

testCells('Rent', [
  ['$9.60 psf/yr NNN + $2.40 CAM/tax/ins', { rentPerSf: 0.8, leaseType: 'NNN', opexPerSf: 0.2 }],
  [
    '$0.68 psf per month, triple net, escalating 3% annually',
    { rentPerSf: 0.68, leaseType: 'NNN', rentEscalationPct: 3 },
  ],
])

testCells(
  'OpEx',
  [
    ['$96,000/yr', { opexPerSf: 0.2 }, { opexPerSf: '96,000 per year for the whole, over 40,000 SF' }],
    ['$96,000', {}, { opexPerSf: 'other-unit' }],
    ['$9,600,000/yr', {}, { opexPerSf: 'other-unit' }],
  ],
  { SF: 40_000 },
)

testCells('New/Renew', [
  ['N', { dealType: 'New' }, { dealType: 'N, by the header' }],
  ['R', { dealType: 'Renewal' }, { dealType: 'R, by the header' }],
])

test('a box where mail is sent is no address, and gives no city', () => {
  for (const Address of ['PO Box 1180, Chino, CA 91708', 'P.O. Box 7', 'Post Office Box 12, Reno']) {
    expect(readOneRow({ Address, 'Property Name': 'Oak Park' })).toMatchObject({
      property: { name: 'Oak Park', address: null, city: null },
    })
    expect(readOneRow({ Address, SF: 12_000 })).toMatchObject({ kind: 'rejected' })
  }
  expect(fieldsOf({ Address: '100 Post Office Rd' })).toEqual({ address: '100 Post Office Rd' })
})
