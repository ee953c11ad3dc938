import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Database, rowsOf } from '../../../db/database.ts'
import { propertyChange } from '../../../db/history-schema.ts'
import { importRun } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { rollBack } from '../../../edge/history/roll-back.ts'
import { planRows } from '../../../edge/import/plan/plan-rows.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { type MadeRow, makeEvents, makeRows } from './make-events.ts'
import { openBook } from './open-book.ts'
import { liveBook, shownBook } from './shown-book.ts'

const KEEP: ImportDecisions = { ...NO_DECISIONS, gone: 'ended' }
const all = (count = 60): MadeRow[] =>
  makeRows(1, count, (n) => ({ status: n % 2 ? 'Asking' : 'Executed', tenant: `Tenant ${n}` }))

const contents = (db: Database) =>
  rowsOf(db, sql`select to_jsonb(p) - 'change_seq' as p from property p where removed_at is null order by id`)

async function statuses(db: Database): Promise<Record<string, string | null>> {
  const rows = await db.select().from(property).where(isNotNull(property.endedAt)).orderBy(asc(property.name))
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]))
}

const lastRun = async (db: Database) => {
  const [run] = await db.select().from(importRun).orderBy(desc(importRun.id)).limit(1)
  if (run === undefined) throw new Error('There is no run.')
  return run
}

test.each([
  ['few enough for the tail', 60],
  ['so many that they become a snapshot', 3000],
])(
  'what leaves a source that keeps it stays in the book, %s: listings as ended, deals as they were',
  async (_, rows) => {
    const { db, importMade } = await openBook()
    await importMade(all(rows))
    const before = await contents(db)
    const gone = rows / 6
    const done = await importMade(all(rows).slice(gone), { decisions: KEEP })
    expect(done).toMatchObject({ imported: { new: 0, changed: 0 }, removed: 0, ended: gone })
    expect(await lastRun(db)).toMatchObject({ rowsRemoved: 0, rowsEnded: gone })
    const book = await shownBook(db)
    expect(book.size).toBe(rows)
    expect(book).toEqual(await liveBook(db))
    expect(await statuses(db)).toMatchObject({ 'Building 1': 'Ended', 'Building 2': 'Executed' })
    const history = await db.select().from(propertyChange).where(eq(propertyChange.kind, 'ended'))
    expect(history).toHaveLength(gone)
    expect(history.filter(({ after }) => after !== null)).toHaveLength(gone / 2)

    const { id: runId } = await lastRun(db)
    expect(await rollBack({ db, team: 'demo', runId, by: 'demo-user' })).toMatchObject({ returned: gone })
    expect(await contents(db)).toEqual(before)
    expect(await shownBook(db)).toEqual(await liveBook(db))
  },
)

test('later runs leave what has ended alone, count it no more, and take it back as the source has it', async () => {
  const { db, importMade } = await openBook()
  await importMade(all())
  await importMade(all().slice(2), { decisions: KEEP })
  const changes = await db.$count(propertyChange)
  expect(await importMade(all().slice(2), { decisions: KEEP })).toMatchObject({ removed: 0, ended: 0 })
  // Not even where the source removes by now.
  expect(await importMade(all().slice(3))).toMatchObject({ removed: 1, ended: 0 })
  expect(await db.$count(propertyChange)).toBe(changes + 1)
  expect(Object.keys(await statuses(db))).toEqual(['Building 1', 'Building 2'])

  const back = await importMade(all(), { decisions: KEEP })
  expect(back).toMatchObject({ imported: { new: 3, changed: 0 }, ended: 0 })
  expect(await statuses(db)).toEqual({})
  const [first] = await db.select().from(property).where(eq(property.name, 'Building 1'))
  expect(first?.status).toBe('Asking')
  const told = await db
    .select()
    .from(propertyChange)
    .where(eq(propertyChange.propertyId, first?.id ?? ''))
    .orderBy(asc(propertyChange.id))
  expect(told.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['ended', { status: 'Asking' }, { status: 'Ended' }],
    ['returned', { status: 'Ended' }, { status: 'Asking' }],
  ])
})

test('a plan says how many would end, and who they are', async () => {
  const { db, importMade } = await openBook()
  await importMade(all())
  const plan = (decisions: ImportDecisions) =>
    planRows({
      ...{ db, team: 'demo', source: 'source', workbook: 'source.csv' },
      events: makeEvents(all().slice(2)),
      decisions,
    })
  expect((await plan(KEEP)).counts).toMatchObject({ removed: 0, ended: 2 })
  const removing = await plan(NO_DECISIONS)
  expect(removing.counts).toMatchObject({ removed: 2, ended: 0 })
  expect(removing.removed.map(({ property: { name } }) => name)).toEqual(['Building 1', 'Building 2'])
})

test('more than a fifth of a source does not end unasked either', async () => {
  const { db, importMade } = await openBook()
  await importMade(all())
  await expect(importMade(all().slice(30), { decisions: KEEP })).rejects.toThrow('more than 20%')
  expect(await statuses(db)).toEqual({})
})
