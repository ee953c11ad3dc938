import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { changedIn } from '../../../web/home/changed-in.ts'
import { expiringSoon, newlyExpiring } from '../../../web/home/expiring-soon.ts'
import { dealWords } from '../../../web/home/morning-row.tsx'
import { newWords } from '../../../web/home/new-words.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const properties = [
  makeProperty({ id: 'a', name: 'a', expiration: '2027-03-31', changedAt: 2_000 }),
  makeProperty({ id: 'b', name: 'b', expiration: '2026-12-15', changedAt: 3_000 }),
  makeProperty({ id: 'c', name: 'c', expiration: '2028-01-31', changedAt: 1_000 }),
  makeProperty({ id: 'd', name: 'd', expiration: '2026-11-01' }),
]
const book = overlay(makeBase(1, properties), [])

test('leases that end within a year stand in the order in which they end, and are all counted', () => {
  const { count, first, q } = expiringSoon(book, '2026-11-24', 1)
  expect([count, first.map(({ id }) => id)]).toEqual([2, ['b']])
  expect(q).toBe('expiring between Nov 24, 2026 and Nov 24, 2027')
})

test('of a list the included comps that changed since a moment are counted', () => {
  const entries = [
    { propertyId: 'a', isIncluded: true },
    { propertyId: 'b', isIncluded: false },
    { propertyId: 'c', isIncluded: true },
    { propertyId: 'gone', isIncluded: true },
  ]
  expect([changedIn(book, entries, 2_000), changedIn(book, entries, 1_000)]).toEqual([1, 2])
})

test('of the leases that end within a year, those that came in since a moment are counted', () => {
  const at = (day: string) => new Date(`${day}T12:00:00`).getTime()
  const old = at('2026-11-01')
  const leases = [
    makeProperty({ id: 'before', expiration: '2027-03-31', createdAt: old }),
    makeProperty({ id: 'new', expiration: '2027-03-31', createdAt: at('2026-11-23') }),
    makeProperty({ id: 'nearer', expiration: '2027-11-22', createdAt: old }),
    makeProperty({ id: 'ended', expiration: '2026-11-20', createdAt: at('2026-11-23') }),
    makeProperty({ id: 'far', expiration: '2029-01-31', createdAt: at('2026-11-23') }),
  ]
  const of = overlay(makeBase(1, leases), [])
  expect(newlyExpiring(of, '2026-11-24', '2026-11-20')).toBe(2)
  expect(newlyExpiring(of, '2026-11-24', '2026-11-24')).toBe(0)
})

test('what is new is told by its deals, and where no deal is known not at all', () => {
  const [from, createdAt] = ['2026-11-23', new Date('2026-11-23T12:00:00').getTime()]
  const deals = [
    { status: 'Asking' as const, tenant: 'Bayou Pipe' },
    { status: 'Executed' as const, tenant: 'Gears' },
    { tenant: 'Clay Logistics' },
    { createdAt: 0, tenant: 'Old Depot' },
    {},
  ]
  const added = deals.map((deal, i) => makeProperty({ id: `${i}`, createdAt, ...deal }))
  expect(newWords(overlay(makeBase(1, added), []), from)).toBe('2 leased, 1 asking')
  expect(newWords(overlay(makeBase(1, added.slice(3)), []), from)).toBe(false)
  expect(
    [
      { status: 'Asking' as const, tenant: 'Bayou Pipe' },
      { tenant: 'Gears' },
      { tenant: 'Gears', dealType: 'Renewal' },
      { status: 'Sold' as const, buyer: 'Gulf Partners' },
      { saleDate: '2026-10', buyer: null },
      {},
    ].map((deal) => dealWords(makeProperty(deal))),
  ).toEqual(['Asking', 'Lease, Gears', 'Renewal, Gears', 'Sale, Gulf Partners', 'Sale', ''])
})
