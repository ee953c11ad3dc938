import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { queries } from '../../../sync/queries.ts'
import { makeProperty } from '../../make/property.ts'
import { fillBook } from '../fill-book.ts'
import { type SyncUser, writeNote } from '../open-sync-user.ts'
import { syncUnderTest } from '../sync-under-test.ts'

/** Others have their turn of zero-cache first. */
const PATIENCE = 300_000
const OTHERS = 5_000

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let world: Awaited<ReturnType<typeof syncUnderTest>>
let browser: SyncUser
let seen: readonly string[] = []

beforeAll(async () => {
  world = await syncUnderTest(cleanUp)
  await fillBook(world.db, [makeProperty({ id: 'tanner' })])
  await world.startZeroCache()
  browser = world.user()
  browser.materialize(queries.note.ofProperty({ propertyId: 'tanner' })).addListener((notes) => {
    seen = notes.map(({ id }) => id)
  })
  await showNote()
  await world.db.execute(sql`
    insert into "zero_0/cvr".instances ("clientGroupID", version, "lastActive", "ttlClock")
    select 'other-' || n, '00', now(), 0 from generate_series(1, ${OTHERS}) n`)
  await world.db.execute(sql`
    insert into "zero_0/cvr".queries ("clientGroupID", "queryHash")
    select 'other-' || n, 'query' from generate_series(1, ${OTHERS}) n`)
  await world.db.execute(sql`analyze "zero_0/cvr".queries`)
}, PATIENCE)

async function showNote(): Promise<void> {
  const id = crypto.randomUUID()
  await writeNote(browser, id, 'Toured').server
  await vi.waitFor(() => expect(seen).toContain(id), { timeout: 30_000 })
}

/** What Postgres has done with what browsers ask for: rows read one after another, and rows changed. */
async function work(): Promise<{ read: number; changed: number }> {
  const [found] = await rowsOf<{ read: number; changed: number }>(
    world.db,
    sql`select seq_tup_read::int as read, n_tup_upd::int as changed from pg_stat_user_tables
      where schemaname = 'zero_0/cvr' and relname = 'queries'`,
  )
  if (found === undefined) throw new Error('zero-cache keeps what browsers ask for in another table.')
  return found
}

test('to keep what one browser has been sent, Postgres does not read what all others have', async () => {
  const before = await work()
  await showNote()
  await expect.poll(async () => (await work()).changed).toBeGreaterThan(before.changed)
  expect((await work()).read - before.read).toBeLessThan(OTHERS)
})
