import { expect, test } from 'vitest'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { readOneRow } from '../read-one-row.ts'

function outcomeOf(row: Readonly<Record<string, Cell>>): string {
  const blank = {
    Id: null,
    'Property Name': null,
    Address: null,
    Tenant: null,
    SF: null,
    Rent: null,
    Notes: null,
  }
  const outcome = readOneRow({ ...blank, ...row })
  return outcome.kind === 'skipped' ? outcome.reason : outcome.kind
}

test.each<[string, Readonly<Record<string, Cell>>]>([
  ['blank', {}],
  ['blank', { Address: '  ', Tenant: '\u00a0' }],
  ['blank', { Address: '-----', SF: '=====' }],
  ['total', { 'Property Name': 'Total', SF: 120_000 }],
  ['total', { Tenant: 'Subtotal:', SF: 120_000 }],
  ['total', { Id: 'Grand Total', SF: 120_000 }],
  ['total', { 'Property Name': 'Houston Total', SF: 120_000 }],
  ['total', { Address: 'Average', Rent: 0.85 }],
  ['total', { Tenant: 'Total / Average', SF: 1, Rent: 0.85 }],
  ['total', { Id: 'Median (without the subject)', SF: 41_000 }],
  ['total', { Address: 'Sonoma County: all listings', SF: 310_000 }],
  ['total', { Tenant: 'Economic Vacancy %', SF: 7.5 }],
  ['total', { Address: 'Northgate median', SF: 41_000, Rent: 0.9 }],
  ['total', { 'Property Name': '# of Comps', Address: '2' }],
  ['total', { Notes: null, Id: 'Total / Wtd. Avg.', Address: '8 sales', SF: 773_650 }],
  ['total', { 'Property Name': 'Occupied', SF: 80_000 }],
  ['total', { Tenant: 'Vacant Sqft: 18.5%', SF: 80_000 }],
  ['total', { Tenant: 'Leased/Unoccupied Sqft:', SF: 0 }],
  ['total', { Tenant: 'Total Sq. Ft.:', SF: 80_000 }],
  ['total', { Id: 'All submarkets', SF: 41_000, Rent: 0.9 }],
  ['total', { 'Property Name': 'Total Current', Tenant: '12 tenants', SF: 41_000 }],
  ['total', { 'Property Name': '2023 Total / Wtd. Avg. (excl. withheld)', SF: 318_000 }],
  ['total', { 'Property Name': 'FY 2023 Averages:', SF: 41_000 }],
  ['total', { 'Property Name': 'Q3 2023 sales median (6 of 8)', SF: 41_000 }],
  ['total', { Tenant: 'Weighted Average 2023', Rent: 0.85 }],
  ['total', { Tenant: 'Min. (of those disclosed)', Rent: 0.85 }],
  ['total', { Tenant: 'Maximum for 2023-2024', Rent: 0.85 }],
  ['total', { Id: '2023/24 Mean (rounded)', SF: 41_000 }],
  ['total', { 'Property Name': 'Northgate Average (3 sales)', SF: 41_000 }],
  ['vacant', { Tenant: 'Vacant', SF: 12_000 }],
  ['vacant', { 'Property Name': 'VACANT', SF: 12_000 }],
  ['vacant', { Tenant: 'VACANT (Avail. 1/1/27)', SF: 12_000 }],
  ['vacant', { Tenant: 'Vacant - available now', SF: 12_000 }],
  ['repeated-header', { Id: 'Id', Address: 'Address', Rent: 'RENT', SF: 'SF' }],
  ['section-title', { Id: 'NORTHWEST SUBMARKET' }],
  ['section-title', { Id: 'Source: county records. © 2026' }],
  ['section-title', { Address: 'Copyrighted data of Acme Research 41277', Notes: '6/30/2026' }],
  ['section-title', { Address: 'Petaluma (4 buildings)' }],
  ['section-title', { Address: 'Petaluma (4)' }],
  ['section-title', { Address: 'Petaluma - 12 Listings' }],
  ['section-title', { Address: 'Deals over 25k SF, Q1 2026' }],
  ['section-title', { Address: '2 more to come from the Oakland office' }],
  ['section-title', { Address: '(R) = renewal, 3 years left' }],
])('a row is skipped as %s: %j', (reason, row) => {
  expect(outcomeOf(row)).toBe(reason)
})

test.each<[string, Readonly<Record<string, Cell>>]>([
  ['a tenant that is called Total', { Address: '12 Oak St', Tenant: 'Total' }],
  ['a vacant suite that has an address', { Address: '12 Oak St', Tenant: 'Vacant', SF: 12_000 }],
  ['an address alone', { Address: '12 Oak St' }],
  ['an address alone in a street that is called no street', { Address: '100 Broadway' }],
  ['an address alone on a highway', { Address: '4100 N Highway 75, Lot 3' }],
  ['a lot alone', { Address: 'Lot 9 Harbor Pkwy' }],
  ['an address alone with the number of its buildings', { Address: '12 Oak St (2 buildings)' }],
  [
    'a park that is called Total, with a tenant',
    { 'Property Name': 'Total Logistics Park', Tenant: 'Acme', SF: 9000 },
  ],
  [
    'a store that is called Total, with the year of its lease',
    { Address: '12 Oak St', Tenant: 'Total Beverage (2023)', SF: 9000 },
  ],
  ['a shop that is called Average', { 'Property Name': '2024 Average Ann’s (Unit B)', SF: 12_000 }],
  ['a building with a mean in its name', { 'Property Name': 'Meander 2024 (Phase 2)', SF: 12_000 }],
  ['a tenant that is called Total beside its address', { Address: '12 Oak St', Tenant: 'Total (2023)' }],
  ['a park that is called Average', { 'Property Name': 'Average Joe Park', SF: 12_000 }],
])('%s is a property', (_, row) => {
  expect(outcomeOf(row)).toBe('property')
})

test('a tenant whose name begins like a sum is none beside the dates of its lease', () => {
  const row = { 'Property Name': 'Total Beverage & Co', Rent: 0.85 }
  expect(readOneRow({ ...row, Expiration: '3/31/2029' }).kind).toBe('property')
  expect(readOneRow({ ...row, Expiration: null })).toEqual({ kind: 'skipped', reason: 'total' })
})

test('a row that nothing identifies is rejected', () => {
  expect(outcomeOf({ SF: 12_000, Rent: 0.85, Notes: 'rear load' })).toBe('rejected')
})
