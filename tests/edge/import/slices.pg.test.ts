import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { importJob, importRun, importSlice, source, sourceSheet } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { writeSampleWorkbook } from '../../../db/sample/workbook/write-sample-workbook.ts'
import { openFile } from '../../../edge/files/open-file.ts'
import { importRows } from '../../../edge/import/import-rows.ts'
import { planRows } from '../../../edge/import/plan/plan-rows.ts'
import { noRejectedFile } from '../../../edge/import/run/no-rejected-file.ts'
import { ReadingPaused } from '../../../edge/import/slices/reading-paused.ts'
import type { Slicing } from '../../../edge/import/slices/slicing.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { type OpenBook, openBook } from './open-book.ts'
import { liveBook, shownBook } from './shown-book.ts'

let sample: Uint8Array
beforeAll(async () => {
  sample = await writeSampleWorkbook()
})

/** What sheets of brokers have: two tables, titles between rows, totals, a legend, rows twice, two deals at one place. */
function messy(): string {
  const deal = (n: number, rent = 0.5 + n / 100) => `${n} Gessner Rd,Houston,TX,Warehouse,${rent},Acme ${n}`
  const block = (from: number) => Array.from({ length: 30 }, (_, i) => deal(from + i))
  return [
    'Our comps,,,,,',
    'Address,City,State,Type,Rent/SF/Mo,Tenant',
    'Northwest,,,,,',
    ...block(1),
    deal(5),
    deal(6, 0.99),
    ',,,,,',
    'Subject property,,,,,',
    ...block(100),
    'Total,,,,1.2,',
    'Southwest,,,,,',
    ...block(200),
    deal(6, 0.99),
    ',,,,about a dollar,',
    ',,,,,',
    'Address,City,State,Building SF,Clear Height',
    ...Array.from(
      { length: 40 },
      (_, i) => `${i + 1} Almeda Rd,Houston,TX,${(i + 1) * 1000},${20 + (i % 9)}`,
    ),
    ',,,,',
    'Rents are a month.,,,,',
  ].join('\n')
}

/** What the rows of a tenant go by, in the order of the file. */
async function refsOf(path: string, tenant: string): Promise<string[]> {
  const refs: string[] = []
  for await (const event of readWorkbook(await openFile(path), { explains: true }))
    if (event.kind === 'row' && event.row.cells.includes(tenant)) refs.push(event.explained?.ref ?? '')
  return refs
}

interface Go {
  readonly rows: number
  readonly job: string
  readonly decisions?: ImportDecisions
}

/** One go at the import of a file, as a process that has no time does it. */
async function go(book: OpenBook, path: string, { rows, job, decisions = NO_DECISIONS }: Go, plans = false) {
  const slicing: Slicing = { job, rows, hasTime: () => false, before: null }
  const readBefore = (table: number, row: number) => slicing.before?.readBefore(table, row)
  const file = await openFile(path)
  const events = readWorkbook(file, { decisions, readBefore })
  const asked = { db: book.db, team: 'demo', source: 'book', workbook: 'book', events, slicing, decisions }
  try {
    return plans ? await planRows(asked) : await importRows({ ...asked, rejectedRows: noRejectedFile })
  } finally {
    // It was not read where another import is running.
    await file.close()
  }
}

async function inGoes<T>(once: () => Promise<T>, between: (goes: number) => unknown = () => {}) {
  for (let goes = 1; ; goes++) {
    try {
      return { result: await once(), goes }
    } catch (error) {
      if (!(error instanceof ReadingPaused)) throw error
      await between(goes)
    }
  }
}

async function beginJob({ db }: OpenBook, id: string): Promise<void> {
  const row = { id, teamId: 'demo', task: {}, state: {}, createdAt: sql`clock_timestamp()` }
  await db.insert(importJob).values(row)
}

/** All that an import leaves, without the numbers and times of its run. */
async function leftBy({ db }: OpenBook) {
  const rows = await rowsOf(
    db,
    sql`select sheet, row_number, cells::text, readings::text, result, reasons::text, property_id, place, deal
      from private.source_row order by sheet, row_number`,
  )
  const sheets = await db
    .select({ position: sourceSheet.position, name: sourceSheet.name, header: sourceSheet.header })
    .from(sourceSheet)
    .orderBy(asc(sourceSheet.position))
  const hashes = await db
    .select({ id: property.id, hash: property.contentHash })
    .from(property)
    .orderBy(asc(property.id))
  return { rows, sheets, hashes }
}

const plain = <T extends object>(summary: T) => ({ ...summary, seconds: 0 })
const count = async ({ db }: OpenBook, table: string) => await db.$count(sql`${sql.raw(table)}`)

for (const [name, content, rows] of [
  ['book.csv', messy(), 7],
  ['book.csv', messy(), 1],
  ['book.xlsx', null, 501],
] as const)
  test(`${name} in goes of ${rows} rows leaves exactly what it leaves in one`, async () => {
    const [whole, cut] = [await openBook(), await openBook()]
    const path = join(whole.dataDir, name)
    await writeFile(path, content ?? sample)
    const once = await inGoes(() => go(whole, path, { rows: Number.POSITIVE_INFINITY, job: 'once' }))
    expect(once.goes).toBe(1)
    await beginJob(cut, 'cut')
    const { result, goes } = await inGoes(() => go(cut, path, { rows, job: 'cut' }))
    expect(goes).toBeGreaterThan(4)
    expect(plain(result)).toEqual(plain(once.result))
    expect(await leftBy(cut)).toEqual(await leftBy(whole))
    expect(await shownBook(cut.db)).toEqual(await liveBook(cut.db))
    expect(await cut.db.$count(importRun)).toBe(1)
    for (const table of ['private.import_slice', 'private.staged_row', 'private.staged_property'])
      expect(await count(cut, table), table).toBe(0)
  })

test('what a process had staged since it last kept it, and did not come to keep, is read again and not doubled', async () => {
  const [whole, cut] = [await openBook(), await openBook()]
  const path = join(whole.dataDir, 'book.csv')
  await writeFile(path, messy())
  await inGoes(() => go(whole, path, { rows: 1_000, job: 'once' }))
  await beginJob(cut, 'cut')
  const killed = async (goes: number) => {
    // As if it had read on, and ended before it said so.
    const [last] = await cut.db.select().from(importSlice).where(eq(importSlice.number, goes))
    if (last === undefined || (last.state as { isWhole: boolean }).isWhole) return
    await cut.db.execute(sql`insert into private.staged_row (run_id, sheet, row_number, cells, readings, result)
      values (${last.runId}, 0, 9999, '[]', '[]', 'skipped'), (${last.runId}, 7, 1, '[]', '[]', 'skipped')`)
    await cut.db.execute(sql`insert into private.source_sheet (run_id, position, name, header_row, header, columns)
      values (${last.runId}, 7, 'later', 1, '[]', '[]')`)
  }
  await inGoes(() => go(cut, path, { rows: 20, job: 'cut' }, false), killed)
  expect(await leftBy(cut)).toEqual(await leftBy(whole))
})

test('decisions about cells hold across goes, and one that fits nothing is told once', async () => {
  const [whole, cut] = [await openBook(), await openBook()]
  const path = join(whole.dataDir, 'book.csv')
  await writeFile(path, messy())
  const cell = { sheet: 'book', header: 'Tenant', text: 'Typed' }
  const decisions: ImportDecisions = {
    ...NO_DECISIONS,
    cells: [
      { ...cell, row: (await refsOf(path, 'Acme 6')).at(-1) ?? '', was: 'Acme 6' },
      { ...cell, row: 'nowhere', was: 'nobody' },
    ],
  }
  const once = await inGoes(() => go(whole, path, { rows: 1_000, job: 'once', decisions }))
  await beginJob(cut, 'cut')
  const { result } = await inGoes(() => go(cut, path, { rows: 9, job: 'cut', decisions }))
  expect(plain(result)).toEqual(plain(once.result))
  expect(result).toMatchObject({ passedOver: [expect.stringContaining('nobody')] })
  expect(await cut.db.$count(property, eq(property.tenant, 'Typed'))).toBe(1)
  expect(await leftBy(cut)).toEqual(await leftBy(whole))
})

test('between the goes of one job every other import of the team is told to wait, until the job is left or ends', async () => {
  const book = await openBook()
  const path = join(book.dataDir, 'book.csv')
  await writeFile(path, messy())
  await beginJob(book, 'cut')
  await beginJob(book, 'other')
  await expect(go(book, path, { rows: 50, job: 'cut' })).rejects.toThrow(ReadingPaused)
  await expect(go(book, path, { rows: 50, job: 'other' })).rejects.toThrow(
    /^Another import is running: book, /,
  )
  await expect(book.importMade([])).rejects.toThrow(/^Another import is running/)
  await book.db.update(importSlice).set({ keptAt: new Date(Date.now() - 3_600_000) })
  const { result } = await inGoes(() => go(book, path, { rows: 50, job: 'other' }))
  expect(result).toMatchObject({ read: expect.any(Number) })
  // The first begins anew, and its rows are the source's already.
  const again = await inGoes(() => go(book, path, { rows: 50, job: 'cut' }))
  expect(again.result).toMatchObject({ imported: { new: 0, changed: 0 }, removed: 0 })
  expect(await count(book, 'private.import_slice')).toBe(0)
})

test('where Postgres has forgotten what was staged, or the file says something else, the job begins anew', async () => {
  const [whole, cut] = [await openBook(), await openBook()]
  const path = join(whole.dataDir, 'book.csv')
  await writeFile(path, messy())
  await inGoes(() => go(whole, path, { rows: 1_000, job: 'once' }))
  await beginJob(cut, 'cut')
  await inGoes(
    () => go(cut, path, { rows: 20, job: 'cut' }),
    async (goes) => {
      if (goes === 2) await cut.db.execute(sql`delete from private.staged_row where row_number < 10`)
      if (goes === 4)
        await cut.db.execute(
          sql`update private.import_slice set state = jsonb_set(state::jsonb, '{last,1}', '12345')::json`,
        )
    },
  )
  expect(await leftBy(cut)).toEqual(await leftBy(whole))
  const states = await cut.db.select({ state: importRun.state }).from(importRun)
  expect(states.map(({ state }) => state).toSorted()).toEqual(['done', 'failed', 'failed'])
})

test('a plan in goes is the plan in one, and leaves nothing of itself', async () => {
  const [whole, cut] = [await openBook(), await openBook()]
  const path = join(whole.dataDir, 'book.csv')
  await writeFile(path, messy())
  const once = await inGoes(() => go(whole, path, { rows: 1_000, job: 'once' }, true))
  await beginJob(cut, 'cut')
  const { result, goes } = await inGoes(() => go(cut, path, { rows: 13, job: 'cut' }, true))
  expect(goes).toBeGreaterThan(5)
  expect(result).toEqual(once.result)
  for (const table of [
    'private.import_slice',
    'private.staged_row',
    'private.import_run',
    'private.source_sheet',
  ])
    expect(await count(cut, table), table).toBe(0)
  expect(await cut.db.$count(source)).toBe(0)
})
