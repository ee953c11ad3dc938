import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../db/database.ts'
import { createApp } from '../../edge/app.ts'
import type { Services } from '../../edge/services/services.ts'
import { makeProperty } from '../make/property.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from './app-under-test.ts'
import { fillBook } from './fill-book.ts'
import { isInWorkerd } from './host.ts'

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: 'p1' }), makeProperty({ id: 'p2' })])
})

/** Looks at the health of an app that has not been asked before; `hours` after that, each time. */
function looks(other: Partial<Services> = {}) {
  let hour = 0
  const now = () => new Date(3_600_000 * hour++)
  const app = createApp({ ...site.services, now, ...other })
  return async () => {
    const response = await app.request(`${ORIGIN}/api/health`)
    return { status: response.status, body: await response.json() }
  }
}

async function readsOfProperties(): Promise<number> {
  await site.db.execute(sql`select pg_stat_force_next_flush()`)
  const [row] = await rowsOf<{ reads: string }>(
    site.db,
    sql`select seq_tup_read as reads from pg_stat_user_tables where relname = 'property'`,
  )
  return Number(row?.reads)
}

test('a product that takes writes and syncs is well, and says how many properties it has', async () => {
  const ok = { status: 'ok', properties: 2, database: true, sync: true }
  const answer = await site.get('/api/health')
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body: ok })
  const alive = await site.get('/api/health/alive')
  expect(alive.status).toBe(200)
})

/** What follows replaces a part of the server. */
const onNode = test.skipIf(isInWorkerd)

onNode(
  'health says which part is missing: the sync engine, the room on the disk, or the database',
  async () => {
    expect(await looks({ zeroCacheAnswers: async () => false })()).toEqual({
      status: 503,
      body: { status: 'failing', properties: 2, database: true, sync: false },
    })
    const failing = { status: 503, body: { status: 'failing', database: false, sync: true } }
    expect(await looks({ hasRoom: async () => false })()).toEqual(failing)
    const away = async () => Promise.reject(new Error('connect ECONNREFUSED'))
    expect(await looks({ withDb: away })()).toEqual(failing)
  },
)

onNode('a database that can be read and not written is not well', async () => {
  const inStandby: Services['withDb'] = (work) =>
    site.db.transaction((tx) => work(tx), { accessMode: 'read only' })
  expect((await looks({ withDb: inStandby })()).status).toBe(503)
})

onNode('properties are counted anew after one has changed, and only then', async () => {
  const look = looks()
  expect((await look()).body).toMatchObject({ properties: 2 })
  const before = await readsOfProperties()
  expect((await look()).body).toMatchObject({ properties: 2 })
  expect(await readsOfProperties()).toBe(before)
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    await tx.execute(sql`update property set removed_at = now() where id = 'p2'`)
  })
  expect((await look()).body).toMatchObject({ properties: 1 })
})

onNode('who asks in the same second shares one look', async () => {
  let asked = 0
  const zeroCacheAnswers = async () => ++asked > 0
  const look = looks({ zeroCacheAnswers, now: () => new Date(0) })
  await Promise.all([look(), look(), look()])
  expect(asked).toBe(1)
})
