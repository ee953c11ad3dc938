import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { snapshotTail } from '../../../edge/import/snapshot/snapshot-tail.ts'
import type { Bootstrap } from '../../../sync/api/book.ts'
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
  await fillBook(server.db, made)
  await snapshotTail(server.db, DEMO_TEAM)
  // What Postgres does by itself reads tables as well.
  await server.db.execute(
    sql`alter table private.book_snapshot set (autovacuum_enabled = false, toast.autovacuum_enabled = false)`,
  )
  await server.db.execute(sql`alter table property set (autovacuum_enabled = false)`)
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
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
    await tx.execute(sql`update property set name = 'Renamed' where id = 'p7'`)
  })
  await snapshotTail(server.db, DEMO_TEAM)
  await worker.keepHouse()
  expect(await worker.filesIn('books')).toHaveLength(2)
  const before = await reads()
  const asked = await get('/api/properties/p7')
  expect(await asked.json()).toMatchObject({ name: 'Renamed' })
  expect((await reads()).bytes).toBe(before.bytes)
})
