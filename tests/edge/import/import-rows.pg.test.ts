import { asc, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, rowsOf } from '../../../db/database.ts'
import { importRun, sourceRow } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { propertyTail } from '../../../db/schema.ts'
import { propertyId } from '../../../edge/import/rows/property-id.ts'
import type { ImportSummary } from '../../../edge/import/run/import-summary.ts'
import type { RowOutcome } from '../../../sync/sheets/model/read-row-outcome.ts'
import { makeEvents, makeRows } from './make-events.ts'
import { openBook } from './open-book.ts'
import { liveBook, shownBook } from './shown-book.ts'

const rejected: RowOutcome = {
  kind: 'rejected',
  problems: [
    {
      code: 'not-understood',
      column: 'Rent',
      raw: 'about a dollar',
      sentence: 'Rent is not a number: about a dollar.',
    },
    { code: 'negative', column: 'SF', raw: -1, sentence: 'SF is negative: -1.' },
  ],
  readings: [],
}
const skipped: RowOutcome = { kind: 'skipped', reason: 'total' }

const counts = ({ read, imported, unchanged, skipped, rejected, removed }: ImportSummary) => ({
  read,
  ...imported,
  unchanged,
  skipped,
  rejected,
  removed,
})

/** The physical versions of all rows: any write, even of the same values, makes another. */
const versions = (db: Database) =>
  rowsOf(db, sql`select id, xmin::text, ctid::text, change_seq from property order by id`)

async function expectShown(db: Database, size: number): Promise<void> {
  const live = await liveBook(db)
  expect(await shownBook(db)).toEqual(live)
  expect(live.size).toBe(size)
}

test('every row read is accounted for, in the summary, by sheet and in the store', async () => {
  const { db, importMade } = await openBook()
  const [twin, other] = [makeRows(1, 1), makeRows(1, 1, () => ({ name: 'Another at the same key' }))]
  const summary = await importMade([...makeRows(1, 3), rejected, skipped, ...twin, ...other, rejected])
  const expected = { read: 8, imported: { new: 4, changed: 0 }, unchanged: 0, skipped: 2, rejected: 2 }
  expect(summary).toEqual({
    source: 'source',
    workbook: 'source.csv',
    ...expected,
    removed: 0,
    ended: 0,
    rekeyed: 0,
    skippedBy: [
      { reason: 'total', rows: 1 },
      { reason: 'duplicate', rows: 1 },
    ],
    rejectedBy: [{ reason: 'not-understood', rows: 2 }],
    leftEmpty: [],
    sheets: [{ sheet: 'Buildings', unusedColumns: [], outside: [], ...expected }],
    passedOver: [],
    rejectedFile: expect.stringContaining('source-2026-11-21.csv'),
    seconds: expect.any(Number),
  })
  const idOf = (key: string, occurrence = 1) =>
    propertyId({ team: 'demo', source: 'source', sheet: 'Buildings', key, occurrence })
  const stored = await db.select().from(sourceRow).orderBy(asc(sourceRow.rowNumber))
  expect(stored.map(({ rowNumber, result, propertyId }) => [rowNumber, result, propertyId])).toEqual([
    [2, 'property', idOf('1')],
    [3, 'property', idOf('2')],
    [4, 'property', idOf('3')],
    [5, 'rejected', null],
    [6, 'skipped', null],
    [7, 'duplicate', idOf('1')],
    [8, 'property', idOf('1', 2)],
    [9, 'rejected', null],
  ])
  expect(stored[0]).toMatchObject({
    cells: ['1', 'Building 1', 0.01],
    readings: [
      { field: 'name', column: 1, value: 'Building 1' },
      { field: 'rentPerSf', column: 2, value: 0.01, unit: '$/SF/mo' },
    ],
    reasons: null,
  })
  expect(stored[3]?.reasons).toEqual(['Rent is not a number: about a dollar.', 'SF is negative: -1.'])
  expect(stored[5]?.reasons).toEqual(['The row is a duplicate of row 2.'])
  await expectShown(db, 4)
})

test.each([
  ['few enough for the tail', 60],
  ['so many that they become a snapshot', 700],
])('the same rows twice, %s, rewrite nothing', async (_, rows) => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, rows))
  const before = await versions(db)
  const head = await rowsOf(db, sql`select b.*, xmin::text from book b`)
  const summary = await importMade(makeRows(1, rows))
  expect(counts(summary)).toEqual({
    read: rows,
    new: 0,
    changed: 0,
    unchanged: rows,
    skipped: 0,
    rejected: 0,
    removed: 0,
  })
  expect(await versions(db)).toEqual(before)
  expect(await rowsOf(db, sql`select b.*, xmin::text from book b`)).toEqual(head)
  await expectShown(db, rows)
})

test('only changed rows are written: few through the tail, many as a snapshot that empties it', async () => {
  const { db, importMade } = await openBook()
  const tail = () => db.$count(propertyTail)
  await importMade(makeRows(1, 500))
  expect(await tail()).toBe(500)
  const before = new Map((await versions(db)).map((row) => [row.id, row]))
  const few = await importMade(makeRows(1, 500, (n) => (n % 100 === 0 ? { name: 'Renamed' } : {})))
  expect(few.imported).toEqual({ new: 0, changed: 5 })
  const rewritten = (await versions(db)).filter((row) => row.xmin !== before.get(row.id)?.xmin)
  expect(rewritten.length).toBe(5)
  expect(await tail()).toBe(500)
  await expectShown(db, 500)
  const many = await importMade(makeRows(1, 1001))
  expect(many.imported).toEqual({ new: 501, changed: 5 })
  expect(await tail()).toBe(0)
  await expectShown(db, 1001)
})

test('a row that leaves its sheet is removed softly and comes back as the one it was', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 10))
  const [first] = await db.select().from(property).orderBy(asc(property.name)).limit(1)
  const gone = await importMade(makeRows(2, 10))
  expect(counts(gone)).toMatchObject({ unchanged: 9, removed: 1 })
  await expectShown(db, 9)
  const [removed] = await db.select().from(property).orderBy(asc(property.name)).limit(1)
  expect(removed).toEqual({ ...first, removedAt: expect.any(Date), changeSeq: expect.any(Number) })
  const back = await importMade(makeRows(1, 10))
  expect(counts(back)).toMatchObject({ new: 1, changed: 0, unchanged: 9 })
  const [returned] = await db.select().from(property).orderBy(asc(property.name)).limit(1)
  expect(returned).toEqual({ ...first, removedAt: null, changeSeq: expect.any(Number) })
  await expectShown(db, 10)
})

test('a file that lacks more than a fifth of its source is refused unless forced', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 700))
  const before = await versions(db)
  await expect(importMade(makeRows(1, 559))).rejects.toMatchObject({
    code: 'vanishing',
    message:
      '141 of the 700 properties of source are not in this file, which is more than 20%. Nothing was changed.',
  })
  expect(await versions(db)).toEqual(before)
  expect(counts(await importMade(makeRows(1, 560)))).toMatchObject({ removed: 140 })
  expect(counts(await importMade(makeRows(1, 10), { force: true }))).toMatchObject({ removed: 550 })
  await expectShown(db, 10)
})

test('a source owns its rows: importing one leaves those of others alone', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 20), { source: 'north' })
  await importMade(makeRows(1, 20), { source: 'south' })
  const summary = await importMade(makeRows(11, 20), { source: 'north', force: true })
  expect(counts(summary)).toMatchObject({ unchanged: 10, removed: 10 })
  await expectShown(db, 30)
})

test('a second import at the same time is refused and told what the first is at', async () => {
  const { db, importMade } = await openBook()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  onTestFinished(() => release())
  async function* slowly() {
    yield* makeEvents(makeRows(1, 1200))
    await held
  }
  const first = importMade([], { source: 'first', events: slowly() })
  await expect
    .poll(() => db.select({ rows: importRun.rowsRead }).from(importRun))
    .toEqual([{ rows: expect.toSatisfy((n: number) => n >= 500) }])
  await expect(importMade(makeRows(1, 5), { source: 'second' })).rejects.toMatchObject({
    code: 'busy',
    message: expect.stringMatching(
      /^Another import is running: first, [\d,]+ rows read, started [A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d UTC\. Try again when it is done\.$/,
    ),
  })
  release()
  await first
  expect(counts(await importMade(makeRows(1, 5), { source: 'second' }))).toMatchObject({ new: 5 })
  await expectShown(db, 1205)
})

test('a workbook in which no row is a property is refused, and the refusal is on record', async () => {
  const { db, importMade } = await openBook()
  await expect(importMade([])).rejects.toMatchObject({
    code: 'no-rows',
    message: 'source.csv has no properties.',
  })
  await expect(importMade([skipped])).rejects.toMatchObject({ code: 'no-rows' })
  const runs = await db.select({ state: importRun.state, error: importRun.error }).from(importRun)
  expect(runs).toEqual([
    { state: 'failed', error: 'source.csv has no properties.' },
    { state: 'failed', error: 'source.csv has no properties.' },
  ])
})
