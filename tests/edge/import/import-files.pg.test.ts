import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceRow, sourceSheet } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { writeSampleWorkbook } from '../../../db/sample/workbook/write-sample-workbook.ts'
import { propertyTail } from '../../../db/schema.ts'
import { importSampleIfEmpty } from '../../../edge/import/import-sample.ts'
import { importWorkbook, sourceNameOf } from '../../../edge/import/import-workbook.ts'
import { withRunLock } from '../../../edge/import/run/run-lock.ts'
import { removeSource } from '../../../edge/import/sources.ts'
import { type OpenBook, openBook } from './open-book.ts'
import { liveBook, shownBook } from './shown-book.ts'

const shared = (name: string) => fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url))

const importFile = ({ db, dataDir }: OpenBook, path: string) =>
  importWorkbook({ db, team: 'demo', source: sourceNameOf(path), path, dataDir })

async function fileOf(book: OpenBook, name: string, content: string | Uint8Array): Promise<string> {
  const path = join(book.dataDir, name)
  await writeFile(path, content)
  return path
}

test('cells that would be code, markup or no text at all are stored as the text they are', async () => {
  const book = await openBook()
  const hostile: (string | null)[][] = [
    ['1 Main St', '=cmd()', '<script>alert(1)</script>'],
    ['2 Main St', 'nul\0in it', '\0'],
    ['3 Main St', '🏗️ crane', 'مستودع 👷‍♀️'],
    ['4 Main St', '@SUM(A1)', '\u202Eturned'],
    ["5 Main St'); drop table property; --", '\\u0000', '{"a":"\\"}'],
  ]
  const csv = [
    'Address,Tenant,Notes',
    ...hostile.map((cells) => cells.map((c) => `"${c?.replaceAll('"', '""')}"`).join(',')),
  ]
  const summary = await importFile(book, await fileOf(book, 'hostile.csv', csv.join('\r\n')))
  expect(summary).toMatchObject({ read: 5, imported: { new: 5, changed: 0 }, rejected: 0 })
  const rows = await book.db
    .select({ address: property.address, tenant: property.tenant, notes: property.notes })
    .from(property)
    .orderBy(property.address)
  // What no text can hold, and what turns the text around it, is in the raw row only.
  const mended = hostile.with(1, ['2 Main St', 'nulin it', null]).with(3, ['4 Main St', '@SUM(A1)', 'turned'])
  expect(rows.map(({ address, tenant, notes }) => [address, tenant, notes])).toEqual(mended)
  const raw = await book.db.select({ cells: sourceRow.cells }).from(sourceRow).orderBy(sourceRow.rowNumber)
  expect(raw.map(({ cells }) => cells)).toEqual(hostile)
  expect(await shownBook(book.db)).toEqual(await liveBook(book.db))
})

test('every cell that was not understood is listed with its row, not only counted', async () => {
  const book = await openBook()
  const csv = [
    'Address,Rent/SF/Mo,Year Built',
    '1 Main St,banana,1999',
    '2 Main St,0.85,2001',
    '3 Main St,plum,soon-ish',
  ]
  const summary = await importFile(book, await fileOf(book, 'fruit.csv', csv.join('\n')))
  expect(summary).toMatchObject({ imported: { new: 3 }, rejected: 0 })
  const listed = await readFile(summary.rejectedFile ?? '', 'utf8')
  expect(listed.trimEnd().split('\r\n').slice(1)).toEqual([
    'fruit,2,imported with cells left empty,Rent “banana” is not understood.,1 Main St,banana,1999',
    'fruit,4,imported with cells left empty,Year built “soon-ish” is not understood. Rent “plum” is not understood.,3 Main St,plum,soon-ish',
  ])
})

const BAD_FILES: [string, string | (() => Promise<Uint8Array>)][] = [
  ['a.pdf.csv', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog>>\nendobj\n'],
  ['empty.csv', ''],
  ['blank.xlsx', ' \n \n'],
  ['header.csv', 'Address,City,Rent\r\n'],
  ['prose.csv', 'Dear all,\nplease find attached\nthe rents\n'],
  ['truncated.xlsx', async () => (await writeSampleWorkbook()).subarray(0, 90_000)],
  [
    'damaged.xlsx',
    async () =>
      (await writeSampleWorkbook()).map((byte, i) => (i > 40_000 && i < 90_000 ? byte ^ 0x55 : byte)),
  ],
]

test.each(BAD_FILES)('%s gives a sentence that names it and changes nothing', async (name, content) => {
  const book = await openBook()
  await book.importMade([{ key: '1' }])
  const before = await liveBook(book.db)
  const bytes = typeof content === 'string' ? content : await content()
  const failed = importFile(book, await fileOf(book, name, bytes))
  const error: unknown = await failed.then(
    () => 'imported',
    (reason) => reason,
  )
  expect(error).toMatchObject({ name: expect.stringMatching(/^(Workbook|Import)Error$/) })
  expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`)) })
  expect(await liveBook(book.db)).toEqual(before)
  expect(await shownBook(book.db)).toEqual(before)
})

const REAL_FILES = [
  { name: 'warehouse_city_socal.csv', rows: 9388 },
  { name: 'iolp-buildings.csv', rows: 8645 },
]

for (const { name, rows } of REAL_FILES) {
  const path = shared(name)
  test.skipIf(!existsSync(path))(
    `every row of ${name} is accounted for, and a second import rewrites nothing (skipped where ../shared/data has no such file)`,
    async () => {
      const book = await openBook()
      const first = await importFile(book, path)
      expect(first.read).toBe(rows)
      expect(first.imported.new + first.skipped + first.rejected).toBe(rows)
      expect(first.imported.new).toBeGreaterThan(rows * 0.95)
      expect(await book.db.$count(sourceRow)).toBe(rows)
      const live = await liveBook(book.db)
      expect(live.size).toBe(first.imported.new)
      expect(await shownBook(book.db)).toEqual(live)
      const versions = () =>
        book.db.select({ id: property.id, seq: property.changeSeq }).from(property).orderBy(property.id)
      const before = await versions()
      const second = await importFile(book, path)
      const unchanged = first.imported.new
      expect(second).toMatchObject({ imported: { new: 0, changed: 0 }, unchanged, removed: 0 })
      expect(await versions()).toEqual(before)
    },
    60_000,
  )
}

test('a file that is not read, because another import is running, does not stay open', async () => {
  const book = await openBook()
  const path = await fileOf(book, 'deals.csv', 'Address,City\n1 Telge Rd,Houston\n')
  const busy = withRunLock(book.db, 'demo', () => importFile(book, path))
  await expect(busy).rejects.toThrow(/^Another import is/)
  expect(await openPaths()).not.toContain(path)
})

test('the sample fills an empty book once, and stays away when the user has removed it', async () => {
  const book = await openBook()
  const { url, db, dataDir } = book
  const summary = await importSampleIfEmpty({ url, dataDir, team: 'demo' })
  expect(summary?.source).toBe('sample')
  expect(summary?.imported.new).toBeGreaterThan(2400)
  expect((await db.select().from(sourceSheet)).length).toBe(summary?.sheets.length)
  expect(await db.$count(propertyTail)).toBe(0)
  expect(await shownBook(db)).toEqual(await liveBook(db))
  expect(await importSampleIfEmpty({ url, dataDir, team: 'demo' })).toBeNull()
  await removeSource(db, 'demo', 'sample')
  expect(await importSampleIfEmpty({ url, dataDir, team: 'demo' })).toBeNull()
  expect((await liveBook(db)).size).toBe(0)
})

test('the sample stays away from a book that has anything in it', async () => {
  const { url, db, dataDir, importMade } = await openBook()
  await importMade([{ key: '1' }])
  expect(await importSampleIfEmpty({ url, dataDir, team: 'demo' })).toBeNull()
  expect(await db.$count(property)).toBe(1)
})

/** The files that this process holds open, as Linux tells. */
async function openPaths(): Promise<string[]> {
  const own = '/proc/self/fd'
  const paths = await Promise.all(
    (await readdir(own)).map((name) => readlink(join(own, name)).catch(() => '')),
  )
  expect(paths.length).toBeGreaterThan(2)
  return paths
}
