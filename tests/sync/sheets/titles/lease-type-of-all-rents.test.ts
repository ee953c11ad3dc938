import { expect, test } from 'vitest'
import { titleLeaseType } from '../../../../sync/sheets/header/title-rents.ts'
import { readMade } from '../tables/read-sheets.ts'

test.each([
  ['All rents NNN unless noted', 'NNN'],
  ['Rates are NNN/mo unless otherwise noted', 'NNN'],
  ['Q3 2026 lease comps (rents are modified gross)', 'MG'],
  ['Rents quoted full service', 'Gross'],
  ['Rates: triple net', 'NNN'],
  ['Lease comps, NNN unless otherwise stated', 'NNN'],
])('“%s” says the lease type of all rents below it', (title, type) => {
  expect(titleLeaseType(['Houston', title])).toBe(type)
})

test.each([
  'Rates exclude NNN charges',
  'Rents NNN or gross as noted',
  'NNN estimated at $0.25 with all rents',
  'Effective gross rents by year',
  'Gross leasable area 120,000 SF',
  'Triple Net Partners, rent roll of 2026, NNN fees 3.5%',
])('“%s” says no lease type of all rents', (title) => {
  expect(titleLeaseType([title])).toBeNull()
})

test('titles that disagree say nothing', () => {
  expect(titleLeaseType(['Rents are NNN', 'Office rents are gross'])).toBeNull()
})

test('what a title says of all rents holds where a rent says nothing of its lease type itself', async () => {
  const read = await readMade(
    [
      ['Houston lease comps, rents NNN unless noted'],
      ['Address', 'Tenant', 'SF', 'Rent ($/SF/Mo)'],
      ['100 Main St', 'Larkspur Foods', 12_000, '$0.85'],
      ['200 Oak Rd', 'Halyard Tools', 9000, '$1.02 Gross'],
      ['300 Elm Dr', 'Cobalt Sign', 7000, null],
    ],
    ['tenant', 'leaseType'],
  )
  expect(read.properties).toEqual([
    ['Larkspur Foods', 'NNN'],
    ['Halyard Tools', 'Gross'],
    ['Cobalt Sign', null],
  ])
})
