import { expect, test } from 'vitest'
import type { Book } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { createBookFeed } from '../../../../web/data/book/book-feed.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

function watch() {
  const shown: Record<string, string>[] = []
  const wanted: number[] = []
  const feed = createBookFeed({
    publish: (book) => shown.push(namesOf(book)),
    fetchSnapshot: (atLeast) => wanted.push(atLeast),
  })
  return { feed, shown, wanted }
}

function namesOf(book: Book): Record<string, string> {
  const { slots } = ask(book, { criteria: [], sort: 'rent_asc' })
  const rows = Array.from(slots, (slot) => propertyAt(book, slot))
  return Object.fromEntries(rows.sort((a, b) => (a.id < b.id ? -1 : 1)).map((p) => [p.id, p.name]))
}

const named = (id: string, name: string): Property => makeProperty({ id, name })

test('the tail is laid over the snapshot: changed rows replaced, removed rows gone, new rows there', () => {
  const { feed, shown } = watch()
  feed.setBase(makeBase(10, [named('a', 'Old A'), named('b', 'B'), named('c', 'C')]))
  feed.setCommit({
    snapshotSeq: 10,
    tail: [
      { id: 'a', changeSeq: 11, row: named('a', 'New A') },
      { id: 'b', changeSeq: 12, row: null },
      { id: 'd', changeSeq: 13, row: named('d', 'D') },
    ],
  })
  expect(shown).toEqual([
    { a: 'Old A', b: 'B', c: 'C' },
    { a: 'New A', c: 'C', d: 'D' },
  ])
})

test('while the snapshot in force is newer than the one here, the last shown state stays and the newer is fetched', () => {
  const { feed, shown, wanted } = watch()
  feed.setBase(makeBase(10, [named('a', 'A10')]))
  feed.setCommit({ snapshotSeq: 20, tail: [{ id: 'b', changeSeq: 21, row: named('b', 'B21') }] })
  expect({ shown, wanted }).toEqual({ shown: [{ a: 'A10' }], wanted: [20] })
  feed.setBase(makeBase(20, [named('a', 'A20')]))
  expect(shown.at(-1)).toEqual({ a: 'A20', b: 'B21' })
})

test('a snapshot newer than the sync engine knows makes older tail rows drop out', () => {
  const { feed, shown } = watch()
  feed.setCommit({ snapshotSeq: 10, tail: [{ id: 'a', changeSeq: 12, row: named('a', 'A12') }] })
  feed.setBase(makeBase(15, [named('a', 'A15')]))
  expect(shown).toEqual([{ a: 'A15' }])
})

test('what the sync engine has stored is passed over where it is older than what is shown', () => {
  const { feed, shown } = watch()
  const stored = { snapshotSeq: 10, tail: [{ id: 'a', changeSeq: 12, row: named('a', 'A12') }] }
  feed.setCommit(stored)
  feed.setBase(makeBase(10, [named('a', 'A10')]))
  feed.setCommit({ snapshotSeq: 10, tail: [{ id: 'a', changeSeq: 11, row: named('a', 'A11') }] })
  expect(shown).toEqual([{ a: 'A12' }])
})

test("a snapshot that the server gives counts even if older: the server's database was restored", () => {
  const { feed, shown } = watch()
  feed.setBase(makeBase(20, [named('a', 'A20')]))
  feed.setCommit({ snapshotSeq: 20, tail: [{ id: 'a', changeSeq: 25, row: named('a', 'A25') }] })
  feed.setBase(makeBase(10, [named('a', 'A10')]), 'server')
  feed.setCommit({ snapshotSeq: 10, tail: [{ id: 'a', changeSeq: 11, row: named('a', 'A11') }] })
  expect(shown.slice(2)).toEqual([{ a: 'A10' }, { a: 'A11' }])
})

test('a snapshot that comes with its changes is shown with them at once, and waits where a newer one is in force', () => {
  const { feed, shown, wanted } = watch()
  const tail = [{ id: 'a', changeSeq: 21, row: named('a', 'A21') }]
  feed.setBase(makeBase(10, [named('a', 'A10')]), 'server', { snapshotSeq: 20, tail })
  expect({ shown, wanted }).toEqual({ shown: [], wanted: [20] })
  feed.setBase(makeBase(20, [named('a', 'A20')]), 'server', { snapshotSeq: 20, tail })
  expect(shown).toEqual([{ a: 'A21' }])
})

test('an older snapshot that arrives late is passed over', () => {
  const { feed, shown } = watch()
  feed.setBase(makeBase(20, [named('a', 'A20')]))
  feed.setBase(makeBase(10, [named('a', 'A10')]))
  expect(shown).toEqual([{ a: 'A20' }])
})
