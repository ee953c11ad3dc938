import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { bookSnapshot } from '../../../db/private-schema.ts'
import { book, propertyTail } from '../../../db/schema.ts'
import { prepareBaseHere } from '../../../edge/book/prepare-base.ts'
import { snapshotTail } from '../../../edge/book/snapshot/snapshot-tail.ts'
import { createTeamBooks } from '../../../edge/book/team-books.ts'
import { prepareBaseInThread } from '../../../edge/local/book/prepare-base-in-thread.ts'
import type { Bootstrap } from '../../../sync/api/book.ts'
import { BOOK_TAIL_PATH, BOOTSTRAP_PATH } from '../../../sync/api/paths.ts'
import { BOOK_FORMAT } from '../../../sync/book/wire/book-version.ts'
import { decodeBook } from '../../../sync/book/wire/decode-book.ts'
import { unpackFirstPage } from '../../../sync/book/wire/pack-first-page.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { isInWorkerd } from '../host.ts'

const server: AppUnderTest = await appUnderTest()

beforeAll(() =>
  fillBook(
    server.db,
    ['a', 'b'].map((id) => makeProperty({ id })),
  ),
)

beforeEach(async () => {
  await server.db.delete(bookSnapshot)
  await server.db.delete(propertyTail)
})

/** Nine megabytes that are nobody's book, stored as one. */
async function storeLargeSnapshot(): Promise<Buffer<ArrayBuffer>> {
  const bytes = randomBytes(9_000_001)
  const rest = { format: BOOK_FORMAT, rows: 1, createdAt: new Date(), bytes }
  await server.db.insert(bookSnapshot).values({ teamId: DEMO_TEAM, seq: 5, ...rest })
  return bytes
}

test('a large book is sent byte for byte, with its length', async () => {
  const bytes = await storeLargeSnapshot()
  const response = await server.get('/api/book')
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(bytes.equals(Buffer.from(await response.arrayBuffer()))).toBe(true)
})

test('a book that a newer one replaces while it is sent ends in an error, never as a mixture', async () => {
  await storeLargeSnapshot()
  const response = await server.get('/api/book')
  expect(response.status).toBe(200)
  await server.db.update(bookSnapshot).set({ seq: 6 })
  await expect(response.arrayBuffer()).rejects.toThrow(
    isInWorkerd ? 'terminated' : 'The answer broke off: Error at edge/book/stored-snapshot.ts',
  )
})

test('a snapshot of another format is not given out', async () => {
  await storeLargeSnapshot()
  await server.db.update(bookSnapshot).set({ format: BOOK_FORMAT - 1 })
  const bytes = new Uint8Array(await (await server.get('/api/book')).arrayBuffer())
  expect((await decodeBook(bytes)).columns.rows).toBe(0)
})

test('a new browser is told who is signed in and what the book opens with', async () => {
  await snapshotTail(server.db, DEMO_TEAM)
  const { format, me, firstPage } = (await (await server.get(BOOTSTRAP_PATH)).json()) as Bootstrap
  const { properties, answer } = unpackFirstPage(firstPage)
  expect([format, me.id, properties.map(({ id }) => id), answer.found]).toEqual([
    BOOK_FORMAT,
    'demo-maria',
    ['a', 'b'],
    2,
  ])
})

test('what the book opens with and what comes with it hold what changed since the snapshot', async () => {
  await snapshotTail(server.db, DEMO_TEAM)
  const [stored] = await server.db.select({ seq: bookSnapshot.seq }).from(bookSnapshot)
  const change = { id: 'a', changeSeq: 1e6, row: null }
  await server.db.insert(propertyTail).values({ teamId: DEMO_TEAM, ...change })
  const { firstPage } = (await (await server.get(BOOTSTRAP_PATH)).json()) as Bootstrap
  const { properties, answer } = unpackFirstPage(firstPage)
  expect([properties.map(({ id }) => id), answer.found]).toEqual([['b'], 1])
  const tail = await (await server.get(BOOK_TAIL_PATH)).json()
  expect(tail).toEqual({ teamId: DEMO_TEAM, snapshotSeq: stored?.seq, tail: [change] })
})

test('all who ask the server at once share one reading of the snapshot, and see each change after it', async () => {
  await snapshotTail(server.db, DEMO_TEAM)
  const bookOf = createTeamBooks()
  const books = await Promise.all([1, 2, 3].map(() => bookOf(server.db, DEMO_TEAM)))
  expect(new Set(books.map(({ base }) => base)).size).toBe(1)
  await server.db.insert(propertyTail).values({ id: 'a', teamId: DEMO_TEAM, changeSeq: 1e6, row: null })
  const later = await bookOf(server.db, DEMO_TEAM)
  expect(later.base).toBe(books[0]?.base)
  expect([books[0]?.size, later.size]).toEqual([2, 1])
  expect(await bookOf(server.db, DEMO_TEAM)).toBe(later)
})

test('a book whose preparation broke off is prepared anew for who asks next', async () => {
  await snapshotTail(server.db, DEMO_TEAM)
  const bookOf = createTeamBooks({ prepareBase: prepareBaseInThread })
  process.once('worker', (thread) => thread.terminate())
  await expect(bookOf(server.db, DEMO_TEAM)).rejects.toThrow('ended without an answer')
  expect((await bookOf(server.db, DEMO_TEAM)).size).toBe(2)
})

test('where readings are not shared, who asks meanwhile reads too, and what was read serves all later', async () => {
  await snapshotTail(server.db, DEMO_TEAM)
  const bothRead = Promise.withResolvers<void>()
  let readings = 0
  const bookOf = createTeamBooks({
    sharesReading: false,
    async prepareBase(bytes) {
      readings++
      if (readings === 2) bothRead.resolve()
      await bothRead.promise
      return prepareBaseHere(bytes)
    },
  })
  const books = await Promise.all([1, 2].map(() => bookOf(server.db, DEMO_TEAM)))
  expect(new Set(books.map(({ base }) => base)).size).toBe(2)
  expect(books).toContain(await bookOf(server.db, DEMO_TEAM))
})

test('a book whose snapshot this version cannot read is refused until it has been made anew', async () => {
  await server.db.update(book).set({ snapshotSeq: 1e7 }).where(eq(book.teamId, DEMO_TEAM))
  await expect(createTeamBooks()(server.db, DEMO_TEAM)).rejects.toThrow('another version')
})
