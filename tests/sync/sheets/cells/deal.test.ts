import { expect, test } from 'vitest'
import { fieldsOf, readOneRow } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

/** As exactly as given, and no more. */
testCells('Commencement', [
  ['2025-03-14', { commencement: '2025-03-14' }],
  ['2025-03-14T00:00:00Z', { commencement: '2025-03-14' }],
  [{ date: '2025-03-14' }, { commencement: '2025-03-14' }],
  ['3/14/2025', { commencement: '2025-03-14' }],
  ['3/14/69', { commencement: '2069-03-14' }],
  ['3/14/70', { commencement: '1970-03-14' }],
  ['14-Mar-25', { commencement: '2025-03-14' }],
  ['Tuesday, March 4, 2025', { commencement: '2025-03-04' }],
  ['Sept. 15, 2025', { commencement: '2025-09-15' }],
  ['20250314', { commencement: '2025-03-14' }],
  [45_000, { commencement: '2023-03-15' }],
  ['Jan-26', { commencement: '2026-01' }],
  ['3/2025', { commencement: '2025-03' }],
  ['3Q24', { commencement: '2024-Q3' }],
  ['~Q2 2026', { commencement: '2026-Q2' }, { commencement: '~' }],
  ['2025', { commencement: '2025' }],
  ['mid-2025', { commencement: '2025' }, { commencement: 'mid-2025' }],
  ['Est. 3/1/2025', { commencement: '2025-03-01' }, { commencement: 'est.' }],
  ['Immediate', {}, { commencement: 'token Immediate' }],
  ['30 days', {}, { commencement: 'token 30 days' }],
  ['month to month', {}, { commencement: 'token MTM' }],
  ['13/01/2025', {}, { commencement: 'day-first-date' }],
  ['02/30/2025', {}, { commencement: 'not-understood' }],
  ['2/29/2025', {}, { commencement: 'not-understood' }],
  ['12.03.2025', {}, { commencement: 'day-first-date' }],
  ['6/1', {}, { commencement: 'not-understood' }],
  ['March', {}, { commencement: 'not-understood' }],
  ['99999', {}, { commencement: 'serial-date' }],
])

test('one date with its day first makes the doubtful ones of its column doubtful', () => {
  const read = readOneRow(
    { Address: '1 A St', Commencement: '14/03/2025' },
    { Address: '2 B St', Commencement: '03/04/2025' },
  )
  expect(read).toMatchObject({
    property: { commencement: null },
    readings: [{ field: 'address' }, { field: 'commencement', problem: { code: 'day-first-date' } }],
  })
})

testCells('Term (mos)', [
  [60, { term: '60 months', leaseTerm: 60 }],
  ['5 yrs 3 mos', { term: '5 yrs 3 mos', leaseTerm: 63 }],
  ['five (5) years', { term: 'five (5) years', leaseTerm: 60 }],
  ['5-7 years', { term: '5-7 years' }, { leaseTerm: 'a range of 5 to 7 years' }],
  [
    '5 years + (2) 5-yr options',
    { term: '5 years + (2) 5-yr options', leaseTerm: 60 },
    { leaseTerm: '5 years + (2) 5-yr options' },
  ],
  [
    '61 mos (1 free)',
    { term: '61 mos (1 free)', leaseTerm: 61, freeRentMonths: 1 },
    { leaseTerm: '61 mos (1 free)' },
  ],
  ['MTM', { term: 'MTM' }, { leaseTerm: 'token MTM' }],
  ['60+60', { term: '60+60' }, { leaseTerm: 'not-understood' }],
  ['N/A', {}],
])

testCells('Term', [
  ['10Y', { term: '10Y', leaseTerm: 120 }],
  ['5', { term: '5' }, { leaseTerm: 'ambiguous' }],
  ['84', { term: '84 months', leaseTerm: 84 }],
  ['99', { term: '99' }, { leaseTerm: 'ambiguous' }],
  [
    'until 3/31/2031',
    { term: 'until 3/31/2031', expiration: '2031-03-31' },
    { leaseTerm: 'token until 3/31/2031' },
  ],
  [
    '7 years (expiring Mar 2031)',
    { term: '7 years (expiring Mar 2031)', leaseTerm: 84, expiration: '2031-03' },
    { leaseTerm: '7 years (expiring Mar 2031)' },
  ],
  ['Month to month from 2/1/2024', { term: 'Month to month from 2/1/2024' }, { leaseTerm: 'token MTM' }],
  ['up to 36 months', { term: 'up to 36 months' }, { leaseTerm: 'not-understood' }],
])

test('the end of a lease in its own column is before the one that its term says', () => {
  expect(fieldsOf({ Term: '5 years thru 6/30/2028', Expiration: '7/15/2028' })).toMatchObject({
    leaseTerm: 60,
    expiration: '2028-07-15',
  })
})

test('bare terms are years in a column where none is above 30, months where most are', () => {
  const terms = (...numbers: number[]) => numbers.map((Term) => ({ Address: '1 A St', Term }))
  expect(readOneRow(...terms(3, 5, 7, 10, 5))).toMatchObject({ property: { leaseTerm: 60, term: '5 years' } })
  expect(readOneRow(...terms(36, 60, 84, 120, 12))).toMatchObject({ property: { leaseTerm: 12 } })
  expect(readOneRow(...terms(3, 5, 7, 60, 12))).toMatchObject({ property: { leaseTerm: null } })
})

testCells('Escalations', [
  ['3', { rentEscalationPct: 3 }],
  [{ number: 0.035, format: '0.0%' }, { rentEscalationPct: 3.5 }],
  ['3.00% fixed', { rentEscalationPct: 3 }],
  ['3% starting year 2', { rentEscalationPct: 3 }],
  ['Flat', { rentEscalationPct: 0 }, { rentEscalationPct: 'Flat' }],
  ['CPI', {}, { rentEscalationPct: 'token CPI' }],
  ['$0.03', {}, { rentEscalationPct: 'a fixed step of 0.03 $/SF' }],
  ['3% - 4%', {}, { rentEscalationPct: 'a range of 3 to 4' }],
  ['10% every 5 years', {}, { rentEscalationPct: 'not yearly: 10% every 5 years' }],
  [0.03, {}, { rentEscalationPct: 'ambiguous' }],
  ['30%', {}, { rentEscalationPct: 'implausible' }],
  ['-3%', {}, { rentEscalationPct: 'negative' }],
])

testCells('% Annual Increase', [
  [0.03, { rentEscalationPct: 3 }],
  [3, { rentEscalationPct: 3 }],
])

testCells('Free Rent', [
  [6, { freeRentMonths: 6 }],
  ['2.5 months free', { freeRentMonths: 2.5 }],
  ['6 weeks', { freeRentMonths: 1.38 }],
  ['0', { freeRentMonths: 0 }],
  ['50% for 6 months', { freeRentMonths: 3 }, { freeRentMonths: '50% for 6 months' }],
  ['3 months half rent', { freeRentMonths: 1.5 }, { freeRentMonths: '3 months half rent' }],
  ['Yes', {}, { freeRentMonths: 'token Yes' }],
])

testCells('TI', [
  ['$25', { tiPerSf: 25 }],
  ['As-is', { tiPerSf: 0 }, { tiPerSf: 'as-is, without an allowance' }],
  ['$10-15', {}, { tiPerSf: 'a range of 10 to 15' }],
  ['$500,000', {}, { tiPerSf: 'implausible' }],
])

testCells('Total TI', [['$500,000', { tiPerSf: 10 }, { tiPerSf: '500,000 over 50,000 SF' }]], { SF: 50_000 })

testCells('Lease Type', [
  ['Triple-Net', { leaseType: 'NNN' }],
  ['Industrial Gross (IG)', { leaseType: 'MG' }],
  ['Full Service', { leaseType: 'Gross' }],
  ['NNN/MG', {}, { leaseType: 'ambiguous' }],
  ['Gr.', { leaseType: 'Gross' }],
  ['MG + utilities', { leaseType: 'MG' }, { leaseType: 'MG + utilities' }],
  ['Single net', {}, { leaseType: 'not-understood' }],
  ['Sublease', { dealType: 'Sublease' }],
])

testCells('Sale Price', [
  ['$1,250,000 ($52.08/SF)', { salePrice: 1_250_000, salePricePerSf: 52.08 }],
  ['$52.08/SF', { salePricePerSf: 52.08 }, { salePrice: 'only a price per SF' }],
  ['$850K', { salePrice: 850_000 }, { salePrice: '$850K is read as 850,000' }],
  ['$1.2M - $1.4M', {}, { salePrice: 'a range of 1,200,000 to 1,400,000' }],
  ['Undisclosed', {}],
  ['$0', {}, { salePrice: 'a sale price of 0 is unknown' }],
  ['$10', {}, { salePrice: 'implausible' }],
  ['1.250.000', {}, { salePrice: 'not-understood' }],
  ['C$1,250,000', {}, { salePrice: 'foreign-currency' }],
])

testCells('Price/SF', [
  ['$52.08', { salePricePerSf: 52.08 }],
  ['5200', {}, { salePricePerSf: 'implausible' }],
])

testCells('Broker', [
  ['Jane Doe', { brokerName: 'Jane Doe' }],
  [
    'Jane Doe 713-555-0100 jane@example.com',
    { brokerName: 'Jane Doe', brokerPhone: '713-555-0100', brokerEmail: 'jane@example.com' },
    { brokerName: 'Jane Doe 713-555-0100 jane@example.com' },
  ],
  [
    'Jane Doe 713-555-0100 / John Roe 713-555-0101',
    { brokerName: 'Jane Doe 713-555-0100 / John Roe 713-555-0101' },
  ],
])

testCells('Tenant', [
  ['Call Center Solutions', { tenant: 'Call Center Solutions' }],
  ['Confidential', {}],
  ['TBD', {}, { tenant: 'token TBD' }],
  ['Vacant', {}, { tenant: 'token Vacant' }],
])

testCells('Brochure', [
  ['https://example.com/a.pdf', { pdfUrl: 'https://example.com/a.pdf' }],
  ['example.com/a.pdf', { pdfUrl: 'https://example.com/a.pdf' }],
  ['javascript:alert(1)', {}, { pdfUrl: 'not-understood' }],
  ['Brochure', {}, { pdfUrl: 'not-understood' }],
])
