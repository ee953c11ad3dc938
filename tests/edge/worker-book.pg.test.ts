import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHarness } from 'wrangler'
import { connectNode } from '../../db/connect-node.ts'
import type { Database } from '../../db/database.ts'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import { bookSnapshot } from '../../db/private-schema.ts'
import { propertyTail } from '../../db/schema.ts'
import { snapshotTail } from '../../edge/book/snapshot/snapshot-tail.ts'
import { makeProperty } from '../make/property.ts'
import { createTestDatabase } from '../postgres.ts'
import { SESSION_SECRET, ZERO_API_KEY } from './app-under-test.ts'
import { fillBook } from './fill-book.ts'
import { startWorker } from './start-worker.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let db: Database
let harness: TestHarness

beforeAll(async () => {
  const database = await createTestDatabase()
  cleanUp.defer(database.drop)
  const connection = connectNode(database.url)
  cleanUp.defer(connection.close)
  db = connection.db
  await fillBook(
    db,
    ['a', 'b', 'c'].map((id) => makeProperty({ id })),
  )
  await snapshotTail(db, DEMO_TEAM)
  harness = await startWorker({
    main: 'tests/edge/worker-on-loopback.ts',
    vars: { DATABASE_URL: database.url, SESSION_SECRET, ZERO_API_KEY },
  })
  cleanUp.defer(() => harness.close())
})

async function count(): Promise<unknown> {
  const response = await harness.fetch('http://localhost:8787/api/properties?limit=1')
  const body = (await response.json()) as { totalCount?: number }
  return body.totalCount ?? body
}

test('in workerd requests at the same time each read the book, and whoever leaves takes nobody along', async () => {
  const leaving = new AbortController()
  const left = harness.fetch('http://localhost:8787/api/properties', { signal: leaving.signal })
  const others = [count(), count()]
  leaving.abort()
  await expect(left).rejects.toThrow()
  expect(await Promise.all(others)).toEqual([3, 3])
})

test('in workerd a snapshot that one request has read serves the next, which sees what changed since', async () => {
  expect(await count()).toBe(3)
  await db.delete(bookSnapshot)
  await db.insert(propertyTail).values({ id: 'a', teamId: DEMO_TEAM, changeSeq: 1e6, row: null })
  expect(await count()).toBe(2)
})

test('in workerd pictures are drawn as SVG and as PNG, whichever is asked first', async () => {
  const markers = encodeURIComponent('pin-s-12+0f7f49(-95.37,29.76),pin-l-star+3e63dd(-95.38,29.77)')
  const query = `latitude=29.76&longitude=-95.37&zoom=11&width=200&height=100&markers=${markers}`
  const picture = async (kind: string) =>
    harness.fetch(`http://localhost:8787/api/pictures/map.${kind}?${query}`)
  const [png, svg, again] = await Promise.all([picture('png'), picture('svg'), picture('png')])
  expect(await svg.text()).toContain('>12</text>')
  const bytes = Buffer.from(await png.arrayBuffer())
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    'PNG',
    400,
    200,
  ])
  expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes)
})
