import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { rowsOf } from '../../../db/database.ts'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { snapshotTail } from '../../../edge/book/snapshot/snapshot-tail.ts'
import type { Bootstrap } from '../../../sync/api/book.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { type AppInWorkerd, appInWorkerd } from './app-in-workerd.ts'

/** Postgres tells its figures once a second, and when a connection ends. */
const TOLD_MS = 1_500
const PROPERTIES = 3_000

let server: AppUnderTest
let worker: AppInWorkerd
const cleanUp = new AsyncDisposableStack()
beforeAll(async () => {
  server = await appUnderTest()
  const made = Array.from({ length: PROPERTIES }, (_, i) =>
    makeProperty({ id: `p${i}`, name: crypto.randomUUID(), notes: crypto.randomUUID() }),
  )
  // What a connection has read is counted for sure once it is closed.
  const { db, close } = connectNode(server.databaseUrl)
  await fillBook(db, made)
  await snapshotTail(db, DEMO_TEAM)
  // What Postgres does by itself reads tables as well.
  await db.execute(
    sql`alter table private.book_snapshot set (autovacuum_enabled = false, toast.autovacuum_enabled = false)`,
  )
  await db.execute(sql`alter table property set (autovacuum_enabled = false)`)
  await close()
  worker = appInWorkerd(inject('workerBuild'), server.services, server.databaseUrl, cleanUp)
  return () => cleanUp.disposeAsync()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  worker.request(`${ORIGIN}${path}`, { headers })

/** How often the tables of properties were looked into, and pages with the bytes of snapshots. */
async function reads(): Promise<{ properties: number; bytes: number }> {
  await delay(TOLD_MS)
  const [read] = await rowsOf<{ properties: number; bytes: number }>(
    server.db,
    sql`select (select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) from pg_stat_user_tables
        where relid = 'public.property'::regclass)::int as properties,
      (select coalesce(toast_blks_read, 0) + coalesce(toast_blks_hit, 0) from pg_statio_user_tables
        where relid = 'private.book_snapshot'::regclass)::int as bytes`,
  )
  return read ?? { properties: Number.NaN, bytes: Number.NaN }
}

test('the first visit keeps the snapshot in the bucket, and further ones read neither properties nor its bytes', async () => {
  const untouched = await reads()
  const first = await get('/api/book')
  const etag = first.headers.get('etag') ?? ''
  const book = Buffer.from(await first.arrayBuffer())
  await expect.poll(() => worker.filesIn('books')).toHaveLength(1)
  const begun = await reads()
  expect(begun.bytes).toBeGreaterThan(untouched.bytes)
  expect(begun.properties).toBe(untouched.properties)

  const known = await get('/api/book', { 'If-None-Match': etag })
  expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0])
  const opened = await get('/api/bootstrap')
  const { firstPage } = (await opened.json()) as Bootstrap
  expect(firstPage.properties.length).toBeGreaterThan(0)
  const other = await get('/api/book')
  expect([other.status, other.headers.get('etag')]).toEqual([200, etag])
  expect(Buffer.from(await other.arrayBuffer()).equals(book)).toBe(true)
  const asked = await get('/api/properties?limit=1')
  expect(await asked.json()).toMatchObject({ totalCount: PROPERTIES })
  expect(await reads()).toEqual(begun)
})

test('a newer snapshot is kept by the schedule before anybody asks, and given out from then on', async () => {
  const { db, close } = connectNode(server.databaseUrl)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
    await tx.execute(sql`update property set name = 'Renamed' where id = 'p7'`)
  })
  await snapshotTail(db, DEMO_TEAM)
  await close()
  await worker.keepHouse()
  expect(await worker.filesIn('books')).toHaveLength(2)
  const before = await reads()
  const asked = (await (await get('/api/properties')).json()) as { properties: Property[] }
  expect(asked.properties.find(({ id }) => id === 'p7')?.name).toBe('Renamed')
  expect((await reads()).bytes).toBe(before.bytes)
})
