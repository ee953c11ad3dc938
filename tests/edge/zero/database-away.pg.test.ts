import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { type Database, rowsOf } from '../../../db/database.ts'
import { isDatabaseAway } from '../../../db/is-database-away.ts'
import { retryingDatabase } from '../../../edge/zero/run-push.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { type BreakableRoad, breakableRoad } from '../breakable-road.ts'
import { fillBook } from '../fill-book.ts'
import { pushed } from '../pushed.ts'

let site: AppUnderTest
let road: BreakableRoad
/** Past the road: Postgres itself is always there. */
let direct: Database
beforeAll(async () => {
  let close = async (): Promise<void> => {}
  site = await appUnderTest({
    async roadTo(url) {
      road = await breakableRoad(url)
      const connection = connectNode(url)
      direct = connection.db
      close = connection.close
      return road.url
    },
  })
  afterAll(async () => {
    road.close()
    await close()
  })
  await fillBook(direct, [makeProperty({ id: 'p1' })])
})

async function pushNote(note: string): Promise<unknown> {
  const args = { id: crypto.randomUUID(), propertyId: 'p1', note, isPrivate: false, now: 0 }
  const [result] = await pushed(site, ['note.add', args])
  return result
}

async function storedNotes(): Promise<string[]> {
  const rows = await rowsOf<{ note: string }>(direct, sql`select note from note order by note`)
  return rows.map(({ note }) => note)
}

/** In this database: tests beside this one have their own, on the same server. */
async function isAnyoneWaiting(): Promise<boolean> {
  const [row] = await rowsOf<{ n: string }>(
    direct,
    sql`select count(*) as n from pg_locks join pg_database d on d.oid = database
      where not granted and datname = current_database()`,
  )
  return row?.n !== '0'
}

/** Postgres is away in the middle of what `work` does, and then back. */
async function breakMidway<T>(work: () => Promise<T>): Promise<T> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = direct.transaction(async (tx) => {
    await tx.execute(sql`lock table note in exclusive mode`)
    held.resolve()
    await release.promise
  })
  await held.promise
  const begun = work()
  try {
    await expect.poll(isAnyoneWaiting, { timeout: 20_000 }).toBe(true)
    road.cut()
  } finally {
    release.resolve()
    await holding
  }
  const mended = delay(300).then(road.mend)
  const outcome = await begun
  await mended
  return outcome
}

test('a write whose connection breaks midway, and one begun while Postgres is away, are made once it is back, and once', async () => {
  expect(await breakMidway(() => pushNote('begun before'))).toEqual({})
  road.cut()
  setTimeout(road.mend, 300)
  expect(await pushNote('begun meanwhile')).toEqual({})
  expect(await storedNotes()).toEqual(['begun before', 'begun meanwhile'])
})

test('a write that Postgres will never take is refused at once, and waits for nothing', async () => {
  const refused = retryingDatabase(site.db).transaction(async ({ dbTransaction }) => {
    await dbTransaction.query('select 1 / 0', [])
  })
  await expect(refused).rejects.toSatisfy((error) => !isDatabaseAway(error))
})

test('a Postgres that stays away is given up at last, without a word of what was to be written', async () => {
  road.cut()
  onTestFinished(road.mend)
  const database = retryingDatabase(site.db, { timeoutMs: 30, retryAfterMs: 10 })
  const work = database.transaction(async ({ dbTransaction }) => {
    await dbTransaction.query('select $1', ['a secret'])
  })
  await expect(work).rejects.toThrow(/^The database does not answer.$/)
  // So it is answered as any other absence is.
  await expect(work).rejects.toSatisfy(isDatabaseAway)
})

test('while Postgres is away the interface answers 503 and when to ask again, with one short line in the log', async () => {
  const note = { note: 'never seen', isPrivate: false }
  const ask = () =>
    Promise.all([
      site.get('/api/properties'),
      site.get('/api/me'),
      site.get('/api/properties/p1/notes'),
      site.post('/api/properties/p1/notes', note),
      site.get('/api/comp-lists'),
    ])
  expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  site.log.length = 0
  road.cut()
  const answers = await ask()
  road.mend()
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array(5).fill([503, '2']),
  )
  const midway = await breakMidway(() => site.post('/api/properties/p1/notes', note))
  expect([midway.status, midway.headers.get('retry-after')]).toEqual([503, '2'])
  expect(site.log).toHaveLength(6)
  for (const entry of site.log) expect(entry).toEqual({ event: 'database_away', path: expect.any(String) })
  expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
