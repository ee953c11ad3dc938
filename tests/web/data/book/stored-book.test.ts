import { expect, test } from 'vitest'
import { createFaultLog } from '../../../../web/data/book/fault-log.ts'
import { openStoredBook, type StoredBook } from '../../../../web/data/book/stored-book.ts'
import { readStoredTail, storeTail } from '../../../../web/data/book/stored-tail.ts'
import { makeCaches } from '../../../make/caches.ts'
import { makeProperty } from '../../../make/property.ts'
import { makeShown } from '../../../make/shown.ts'

function open(caches = makeCaches(), userId = 'maria') {
  const said: string[] = []
  return {
    caches,
    said,
    stored: openStoredBook(
      () => caches,
      userId,
      createFaultLog((line) => said.push(line)),
    ),
  }
}

async function read(stored: StoredBook, options?: { after: number }) {
  const book = await stored.read(options)
  return book && { etag: book.etag, bytes: await book.bytes }
}

const wire = (text: string) => ({ etag: `"${text}"`, bytes: new TextEncoder().encode(text) })

test('what is stored is read again, by its own user only, and taken only where it is newer', async () => {
  const { stored, caches } = open()
  await stored.write(wire('one'), 7)
  expect(await read(stored)).toEqual(wire('one'))
  expect([await read(stored, { after: 6 }), await read(stored, { after: 7 })]).toEqual([wire('one'), null])
  expect(await open(caches, 'james').stored.read()).toBeNull()
})

test("another user's book replaces all that is there", async () => {
  const { stored, caches } = open()
  await stored.write(wire('one'), 7)
  await storeTail(stored, makeShown({ snapshotSeq: 7, tail: [] }))
  await open(caches, 'maria2').stored.write(wire('two'), 3)
  expect(await caches.stored()).toEqual({ '/stored-book/maria2/book': 'two' })
})

test('only the copy that cannot be read is dropped, not the one that took its place', async () => {
  const { stored } = open()
  await stored.write(wire('good'), 7)
  await stored.discard('"bad"')
  expect(await read(stored)).toEqual(wire('good'))
  await stored.discard('"good"')
  expect(await stored.read()).toBeNull()
})

test('once closed nothing is stored and nothing stays, not even what was being written', async () => {
  const { stored, caches } = open()
  await stored.write(wire('one'), 7)
  const writing = stored.write(wire('two'), 8)
  await stored.close()
  await writing
  await stored.write(wire('three'), 9)
  expect(await caches.stored()).toEqual({})
})

test('storage that is full is told of once, and again only after it had room', async () => {
  const { stored, caches, said } = open()
  const full = Object.assign(new Error('No room.'), { name: 'QuotaExceededError' })
  for (const failure of [full, full, undefined, full]) {
    caches.failWith(failure)
    await stored.write(wire('one'), 7)
  }
  expect(said).toEqual(['book-not-stored: QuotaExceededError', 'book-not-stored: QuotaExceededError'])
})

test('storage that is forbidden is as if empty', async () => {
  const said: string[] = []
  const forbidden = (): never => {
    throw Object.assign(new Error('No.'), { name: 'SecurityError' })
  }
  const stored = openStoredBook(
    forbidden,
    'maria',
    createFaultLog((line) => said.push(line)),
  )
  await stored.write(wire('one'), 7)
  await storeTail(stored, makeShown({ snapshotSeq: 7, tail: [] }))
  expect([await stored.read(), await readStoredTail(stored), said]).toEqual([
    null,
    null,
    ['book-not-stored: SecurityError'],
  ])
})

test('what was last shown is kept, the newest of all tabs, and what is damaged is as if absent', async () => {
  const { stored } = open()
  const commit = { snapshotSeq: 7, tail: [{ id: 'a', changeSeq: 9, row: makeProperty({ id: 'a' }) }] }
  await storeTail(stored, makeShown(commit))
  await storeTail(stored, makeShown({ snapshotSeq: 8, tail: [] }))
  expect(await readStoredTail(stored)).toEqual(makeShown(commit))
  await stored.writeBeside('tail', new Response('damaged'))
  expect(await readStoredTail(stored)).toBeNull()
})
