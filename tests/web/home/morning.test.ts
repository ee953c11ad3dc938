import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { changedIn } from '../../../web/home/changed-in.ts'
import { expiringSoon } from '../../../web/home/expiring-soon.ts'
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
