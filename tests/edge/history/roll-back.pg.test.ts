import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Database, rowsOf } from '../../../db/database.ts'
import { propertyChange } from '../../../db/history-schema.ts'
import { importRun, source, sourceRow } from '../../../db/private-schema.ts'
import { readActivity } from '../../../edge/history/read-activity.ts'
import { rollBack } from '../../../edge/history/roll-back.ts'
import { removeSource, restoreSource } from '../../../edge/import/sources.ts'
import type { MadeRow } from '../import/make-events.ts'
import { makeRows } from '../import/make-events.ts'
import { openBook } from '../import/open-book.ts'
import { liveBook, shownBook, unchanged } from '../import/shown-book.ts'

const by = 'demo-user'

/** Properties as Postgres has them, but for the number of their last change. */
const contents = (db: Database) =>
  rowsOf(
    db,
    sql`select md5(string_agg(to_jsonb(p)::text, '' order by id)) as hash, count(*)::int as rows
      from (select (to_jsonb(p) - 'change_seq') as p, p.id from property p where removed_at is null) p`,
  )

const lastRun = async (db: Database) =>
  (await db.select({ id: importRun.id }).from(importRun).orderBy(asc(importRun.id))).at(-1)?.id ?? 0

/** The first five, other rents from the sixth on, ten of them gone, and as many new. */
const later = (rows: number): MadeRow[] => [
  ...makeRows(1, 5, (n) => ({ tenant: n % 2 ? null : 'Old Tenant' })),
  ...makeRows(6, rows - 10, (n) => ({
    rentPerSf: n / 50,
    tenant: 'New Tenant',
    notes: 'A "note", and\na line',
  })),
  ...makeRows(rows + 1, rows + 10),
]

test.each([
  ['few enough for the tail', 60],
  ['so many that they become a snapshot', 700],
])('a run is rolled back as one, %s, and can be done again', async (_, rows) => {
  const { db, importMade } = await openBook()
  const [first, second] = [makeRows(1, rows, (n) => ({ tenant: n % 2 ? null : 'Old Tenant' })), later(rows)]
  await importMade(first)
  const before = [await contents(db), await liveBook(db), await db.select().from(sourceRow)]
  const firstRun = await lastRun(db)
  const done = await importMade(second)
  const runId = await lastRun(db)
  const after = await liveBook(db)
  expect([done.imported, done.removed]).toEqual([{ new: 10, changed: rows - 15 }, 10])
  expect(await rollBack({ db, team: 'demo', runId, by })).toEqual({
    source: 'source',
    changed: rows - 15,
    removed: 10,
    returned: 10,
  })
  expect([await contents(db), await liveBook(db), await db.select().from(sourceRow)]).toEqual(before)
  expect(await shownBook(db)).toEqual(await liveBook(db))
  const taken = await db.$count(
    propertyChange,
    and(eq(propertyChange.runId, runId), eq(propertyChange.kind, 'rolled-back')),
  )
  expect(taken).toBe(rows + 5)

  expect((await importMade(first)).unchanged).toBe(rows)
  await expect(rollBack({ db, team: 'demo', runId, by })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This run has been rolled back already.',
  })
  await expect(rollBack({ db, team: 'demo', runId: firstRun, by })).rejects.toMatchObject({
    message: 'A later run of source is in force. Only the last one can be rolled back.',
  })

  const again = await importMade(second)
  expect([again.imported, again.removed, again.unchanged]).toEqual([
    done.imported,
    done.removed,
    done.unchanged,
  ])
  const untimed = (book: typeof after) =>
    [...unchanged(book).values()].map(({ createdAt: _, ...said }) => said)
  expect(untimed(await liveBook(db))).toEqual(untimed(after))
  expect(await shownBook(db)).toEqual(await liveBook(db))
})

test('a first run, a run of another team and one that failed are not rolled back', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 40))
  const runId = await lastRun(db)
  await expect(rollBack({ db, team: 'demo', runId, by })).rejects.toMatchObject({
    message: 'This is the first run of source. To take it back, remove the source.',
  })
  await expect(rollBack({ db, team: 'other', runId, by })).rejects.toMatchObject({ code: 'not_found' })
  await expect(importMade(makeRows(1, 5))).rejects.toMatchObject({ code: 'vanishing' })
  await expect(rollBack({ db, team: 'demo', runId: await lastRun(db), by })).rejects.toMatchObject({
    message: 'This run changed nothing.',
  })
  expect((await liveBook(db)).size).toBe(40)
})

test('a run of a removed source is rolled back only once the source is restored', async () => {
  const { db, importMade } = await openBook()
  const first = makeRows(1, 40)
  await importMade(first)
  const before = await contents(db)
  await importMade(makeRows(1, 41, (n) => (n < 4 ? { rentPerSf: 9 } : {})))
  const runId = await lastRun(db)
  const user = { userId: by, teamId: 'demo', role: 'administrator' } as const
  const offered = async () =>
    (await readActivity(db, { user, limit: 50 })).filter(({ canRollBack }) => canRollBack).length
  expect(await offered()).toBe(1)

  const sourceId = (await db.select({ id: source.id }).from(source))[0]?.id ?? 0
  await removeSource(db, 'demo', 'source')
  expect(await offered()).toBe(0)
  await expect(rollBack({ db, team: 'demo', runId, by })).rejects.toMatchObject({
    code: 'conflict',
    message: 'source has been removed. Restore the source first, then roll its last run back.',
  })
  expect((await shownBook(db)).size).toBe(0)

  await restoreSource(db, 'demo', sourceId)
  expect(await offered()).toBe(1)
  await rollBack({ db, team: 'demo', runId, by })
  expect(await contents(db)).toEqual(before)
})

test('a change is recorded with the fields that differ and what they were, and a first run records none', async () => {
  const { db, importMade } = await openBook()
  const rent = (rentPerSf: number) => makeRows(1, 12, (n) => (n === 3 ? { rentPerSf, suite: 'B' } : {}))
  await importMade(makeRows(1, 12))
  expect(await db.$count(propertyChange)).toBe(0)
  const start = Date.now()
  await importMade(rent(0.94))
  await importMade([...rent(0.96).slice(0, 11), ...makeRows(13, 13)])
  await importMade(rent(0.96))
  const changes = await db
    .select()
    .from(propertyChange)
    .where(ne(propertyChange.kind, 'rolled-back'))
    .orderBy(asc(propertyChange.id))
  expect(changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['changed', { suite: null, rentPerSf: 0.03 }, { suite: 'B', rentPerSf: 0.94 }],
    ['changed', { rentPerSf: 0.94 }, { rentPerSf: 0.96 }],
    ['added', null, null],
    ['removed', null, null],
    ['returned', null, null],
    ['removed', null, null],
  ])
  const [changed, ...others] = [...(await liveBook(db)).values()].filter(
    ({ changedAt }) => changedAt !== null,
  )
  expect(others).toEqual([])
  expect(changed).toMatchObject({ name: 'Building 3', changedAt: changes[1]?.at.getTime() })
  expect(changed?.rentChangedAt).toBe(changed?.changedAt)
  expect(changed?.changedAt).toBeGreaterThanOrEqual(start)
})

test('what hides behind a correction does not count as changed, and stays corrected when it is rolled back', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 12))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    await tx.execute(sql`update property set corrections = '{"rentPerSf": 5}' where name = 'Building 3'`)
  })
  const before = await liveBook(db)
  await importMade(makeRows(1, 12, (n) => (n === 3 ? { rentPerSf: 0.94 } : {})))
  const third = [...(await liveBook(db)).values()].find(({ name }) => name === 'Building 3')
  expect(third).toMatchObject({ rentPerSf: 5, changedAt: null, rentChangedAt: null })
  await importMade(makeRows(1, 12, (n) => (n === 3 ? { rentPerSf: 0.94, tenant: 'Acme' } : {})))
  const known = [...(await liveBook(db)).values()].find(({ name }) => name === 'Building 3')
  expect(known).toMatchObject({
    rentPerSf: 5,
    tenant: 'Acme',
    changedAt: expect.any(Number),
    rentChangedAt: null,
  })
  await rollBack({ db, team: 'demo', runId: await lastRun(db), by })
  expect(await liveBook(db)).toEqual(before)
})
