import { expect, test } from 'vitest'
import {
  additionalFacts,
  buildingFacts,
  type Fact,
  financialFacts,
  leaseFacts,
} from '../../../../../web/property/dialog/facts/facts.ts'
import { makeProperty } from '../../../../make/property.ts'

const shown = (facts: readonly Fact[] | null) => facts?.map(({ label, value }) => `${label}: ${value}`)

test('a property that says nothing gets every asked line, as N/A', () => {
  const nothing = makeProperty({ id: 'p7', sourceSheet: 'Leases', createdAt: Date.UTC(2026, 10, 21, 12) })
  expect(shown(leaseFacts(nothing, 'month'))).toEqual([
    'Rent escalation: N/A',
    'Lease term: N/A',
    'Lease type: N/A',
    'Available: N/A',
    'Expires: N/A',
    'Date signed: N/A',
  ])
  expect(financialFacts(nothing)).toBeNull()
  expect(buildingFacts(nothing)).toEqual([])
  expect(shown(additionalFacts(nothing))).toEqual([
    'Current tenant: N/A',
    'Sale price: N/A',
    'Price per SF: N/A',
    'Source sheet: Leases',
    'Imported: Nov 21, 2026',
  ])
})

test('the lease is told in its own units, dates as exactly as they are known', () => {
  const lease = makeProperty({
    rentEscalationPct: 3.25,
    leaseTerm: 84,
    leaseType: 'NNN',
    commencement: '2025-03-01',
    expiration: '2032-Q1',
    dateSigned: '2024-12',
    opexPerSf: 0.215,
    freeRentMonths: 1,
    tiPerSf: 5,
  })
  expect(shown(leaseFacts(lease, 'year'))).toEqual([
    'Rent escalation: 3.25% annually',
    'Lease term: 84 months',
    'Lease type: NNN',
    'Available: Mar 1, 2025',
    'Expires: Q1 2032',
    'Date signed: Dec 2024',
    'Operating expenses: $2.58 /SF/yr',
    'Free rent: 1 month',
    'TI allowance: $5.00 /SF',
  ])
})

test('what a tenant is in has a commencement, and is not said to be available', () => {
  const leased = makeProperty({ tenant: 'Bayou Foods', commencement: '2019-12' })
  expect(shown(leaseFacts(leased, 'month'))).toContain('Commencement: Dec 2019')
})

test('a term that is no number of months is told in the words of its sheet', () => {
  expect(leaseFacts(makeProperty({ term: 'MTM' }), 'month')[1]).toEqual({
    label: 'Lease term',
    value: 'MTM',
    field: 'term',
  })
})

test.each([{ salePrice: 9_450_000 }, { salePricePerSf: 95.21 }])(
  'financial information is there with either of the two prices: %j',
  (given) => {
    expect(financialFacts(makeProperty({ ...given, seller: 'Calder' }))?.map(({ label }) => label)).toEqual([
      'Sale price',
      'Price/SF',
      'Seller',
      'Buyer',
    ])
  },
)

test('of the building only what is known is told, a zero included', () => {
  const building = makeProperty({
    yearBuilt: 2019,
    gradeDoors: 0,
    truckCourtFeet: 130,
    rail: false,
    craneTons: 7.5,
  })
  expect(shown(buildingFacts(building))).toEqual([
    'Year built: 2019',
    'Grade-level doors: 0',
    'Truck court: 130 ft',
    'Crane: 7.5 tons',
    'Rail: None',
  ])
})
