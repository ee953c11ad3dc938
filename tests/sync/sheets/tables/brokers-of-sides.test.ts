import { expect, test } from 'vitest'
import { readMade } from './read-sheets.ts'

const rows = (header: string) => [
  ['Address', 'Leased SF', 'Rent ($/SF/Mo)', header],
  ['10 Oak St', 40_000, '$0.95', 'CBRE / Newmark'],
  ['12 Oak St', 30_000, '$0.91', 'JLL / Direct'],
  ['14 Oak St', 20_000, '$0.89', 'Colliers / CBRE'],
]
const FIELDS = ['landlordFirm', 'tenant', 'brokerFirm', 'tenantRepFirm'] as const

test.each(['Brokers (LL / TT)', 'LL / TT Brokers', 'Reps (Landlord/Tenant)', 'Landlord / Tenant Brokers'])(
  'under “%s” each broker is of its side, and nobody is the landlord or the tenant',
  async (header) => {
    expect((await readMade(rows(header), FIELDS)).properties).toEqual([
      [null, null, 'CBRE', 'Newmark'],
      [null, null, 'JLL', null],
      [null, null, 'Colliers', 'CBRE'],
    ])
  },
)

test('brokers whose sides stand the other way round are read so', async () => {
  expect((await readMade(rows('Brokers (TT / LL)'), FIELDS)).properties[0]).toEqual([
    null,
    null,
    'Newmark',
    'CBRE',
  ])
})

test.each(['Counsel (LL / TT)', 'Contacts (Landlord / Tenant)', 'Lenders (Buyer / Seller)'])(
  'other people of the parties are not the parties: “%s”',
  async (header) => {
    const { properties } = await readMade(rows(header), FIELDS)
    expect(properties.every(([landlord, tenant]) => landlord === null && tenant === null)).toBe(true)
  },
)

test('the parties themselves are read in their parts', async () => {
  const { properties } = await readMade(
    [
      ['Address', 'Leased SF', 'Rent ($/SF/Mo)', 'Parties (TT / LL)'],
      ['10 Oak St', 40_000, '$0.95', 'Alder Works / Cove Trust'],
      ['12 Oak St', 30_000, '$0.91', 'Birch Foods / Dune Land Co'],
    ],
    ['tenant', 'landlordFirm'],
  )
  expect(properties).toEqual([
    ['Alder Works', 'Cove Trust'],
    ['Birch Foods', 'Dune Land Co'],
  ])
})
