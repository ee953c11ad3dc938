import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { property } from '../../../db/property-table.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import type { ImportSummary } from '../../../edge/import/run/import-summary.ts'
import { type OpenBook, openBook } from './open-book.ts'
import { liveBook, shownBook } from './shown-book.ts'

const HEADER = 'Address,Suite,Tenant,Leased SF,Rent ($/SF/Mo),Commencement'
const ACME = '12 Oak St,,Acme,10000,0.85,2024-01-01'
const ZENITH = '12 Oak St,,Zenith,12000,0.95,2024-06-01'
const AJAX = '12 Oak St,,Ajax,8000,1.05,2025-02-01'

/** Imports lines below a header as one and the same source, whatever it would remove. */
async function importLines(
  { db, dataDir }: OpenBook,
  lines: readonly string[],
  header = HEADER,
): Promise<ImportSummary> {
  const path = join(dataDir, 'comps.csv')
  await writeFile(path, [header, ...lines].join('\n'))
  return await importWorkbook({ db, team: 'demo', source: 'comps', path, dataDir, force: true })
}

/** The id of each live deal, by its tenant. */
async function idsOf({ db }: OpenBook): Promise<Record<string, string>> {
  const rows = await db
    .select({ id: property.id, tenant: property.tenant })
    .from(property)
    .where(isNull(property.removedAt))
  return Object.fromEntries(rows.map(({ id, tenant }) => [tenant ?? '', id]))
}

/** The id of each live deal, by its address and suite. */
async function idsBySpace({ db }: OpenBook): Promise<Record<string, string>> {
  const { id, address, suite } = property
  const rows = await db.select({ id, address, suite }).from(property).where(isNull(property.removedAt))
  return Object.fromEntries(rows.map((row) => [`${row.address} ${row.suite}`, row.id]))
}

test('without the first of three leases at an address the other two keep their ids, and it comes back with its own', async () => {
  const book = await openBook()
  await importLines(book, [ACME, ZENITH, AJAX])
  const { Acme, Zenith, Ajax } = await idsOf(book)
  expect(new Set([Acme, Zenith, Ajax]).size).toBe(3)
  expect(await importLines(book, [ZENITH, AJAX])).toMatchObject({ unchanged: 2, removed: 1 })
  expect(await idsOf(book)).toEqual({ Zenith, Ajax })
  await importLines(book, [AJAX, ZENITH, ACME])
  expect(await idsOf(book)).toEqual({ Acme, Zenith, Ajax })
  expect(await shownBook(book.db)).toEqual(await liveBook(book.db))
})

test('leases in another order, with another rent, stay the same leases', async () => {
  const book = await openBook()
  await importLines(book, [ACME, ZENITH, AJAX])
  const ids = await idsOf(book)
  const summary = await importLines(book, [
    AJAX.replace('1.05', '1.15'),
    ACME,
    ZENITH.replace('0.95', '0.99'),
  ])
  expect(summary).toMatchObject({ imported: { new: 0, changed: 2 }, unchanged: 1, removed: 0 })
  expect(await idsOf(book)).toEqual(ids)
})

test('the only lease of an address stays the same when its tenant is spelled right, and a second one is new', async () => {
  const book = await openBook()
  await importLines(book, [ACME.replace('Acme', 'Amce')])
  const { Amce } = await idsOf(book)
  await importLines(book, [ACME])
  expect(await idsOf(book)).toEqual({ Acme: Amce })
  await importLines(book, [ZENITH, ACME])
  const both = await idsOf(book)
  expect(both).toEqual({ Acme: Amce, Zenith: both.Zenith })
  expect(both.Zenith).not.toBe(Amce)
})

test('one of several leases stays the same when its dates change, because its tenant tells it', async () => {
  const book = await openBook()
  await importLines(book, [ACME, ZENITH, AJAX])
  const ids = await idsOf(book)
  await importLines(book, [ZENITH.replace('2024-06', '2024-07'), AJAX, ACME])
  expect(await idsOf(book)).toEqual(ids)
})

test("a lease is told by its source's own number, whatever else changes", async () => {
  const book = await openBook()
  const header = 'Lease Number,Address,Tenant,Rent ($/SF/Mo)'
  await importLines(book, ['L1,12 Oak St,Acme,0.85', 'L2,12 Oak St,Zenith,0.95'], header)
  const { Acme, Zenith } = await idsOf(book)
  await importLines(book, ['L2,12 Oak Street,Zenith Corp,0.99', 'L1,12 Oak Street,Acme Inc,0.9'], header)
  expect(await idsOf(book)).toEqual({ 'Acme Inc': Acme, 'Zenith Corp': Zenith })
})

test('a lease number over two suites, or that starts over in each building, is of one row each', async () => {
  const book = await openBook()
  const header = 'Lease Number,Address,Suite,Tenant,Rent ($/SF/Mo)'
  const lines = [
    'L1,12 Oak St,A,Acme,0.85',
    'L1,12 Oak St,B,Acme,0.95',
    '1,9 Elm St,100,Zenith,1',
    '1,77 Ash Ave,100,Ajax,1.1',
  ]
  expect(await importLines(book, lines, header)).toMatchObject({ imported: { new: 4 } })
  const before = await idsBySpace(book)
  expect(new Set(Object.values(before)).size).toBe(4)
  const later = ['1,77 Ash Ave,100,Ajax Inc,1.15', 'L1,12 Oak St,B,Acme,0.99']
  expect(await importLines(book, later, header)).toMatchObject({
    imported: { new: 0, changed: 2 },
    removed: 2,
  })
  expect(await idsBySpace(book)).toEqual({
    '77 Ash Ave 100': before['77 Ash Ave 100'],
    '12 Oak St B': before['12 Oak St B'],
  })
})

test('leases keep their ids where the sheet numbers its rows anew', async () => {
  const book = await openBook()
  const header = 'No.,Address,Tenant,Rent ($/SF/Mo)'
  await importLines(book, ['1,12 Oak St,Acme,0.85', '2,12 Oak St,Zenith,0.95', '3,12 Oak St,Ajax,1'], header)
  const { Zenith, Ajax } = await idsOf(book)
  await importLines(book, ['1,12 Oak St,Zenith,0.97', '2,12 Oak St,Ajax,1'], header)
  expect(await idsOf(book)).toEqual({ Zenith, Ajax })
})

test.each(['No.', 'Comp #', 'Bldg #', 'ID'])(
  'leases numbered by “%s” keep their ids where the first of them is taken out, and where all are renumbered',
  async (numbered) => {
    const book = await openBook()
    const header = `${numbered},Address,Tenant,Rent ($/SF/Mo)`
    const deals = ['12 Oak St,Acme,0.85', '12 Oak St,Zenith,0.95', '12 Oak St,Ajax,1']
    await importLines(
      book,
      deals.map((deal, i) => `${i + 1},${deal}`),
      header,
    )
    const { Zenith, Ajax } = await idsOf(book)
    await importLines(
      book,
      deals.slice(1).map((deal, i) => `${i + 2},${deal}`),
      header,
    )
    expect(await idsOf(book)).toEqual({ Zenith, Ajax })
    await importLines(
      book,
      deals.slice(1).map((deal, i) => `${i + 1},${deal}`),
      header,
    )
    expect(await idsOf(book)).toEqual({ Zenith, Ajax })
  },
)

test('leases of one property id are told apart by their tenants', async () => {
  const book = await openBook()
  const header = 'Property ID,Address,Tenant,Rent ($/SF/Mo)'
  await importLines(
    book,
    ['P1,12 Oak St,Acme,0.85', 'P1,12 Oak St,Zenith,0.95', 'P2,9 Elm St,Ajax,1'],
    header,
  )
  const { Zenith, Ajax } = await idsOf(book)
  await importLines(book, ['P2,9 Elm St,Ajax,1', 'P1,12 Oak St,Zenith,0.97'], header)
  expect(await idsOf(book)).toEqual({ Zenith, Ajax })
})

test('what an older version imported keeps its ids when the same file is read again, in any order', async () => {
  const book = await openBook()
  await importLines(book, [ACME, ZENITH, AJAX])
  const ids = await idsOf(book)
  await book.db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    await tx.execute(sql`update property set content_hash = 'of an older version'`)
    await tx.execute(sql`update private.source_row set place = null, deal = null`)
  })
  await importLines(book, [ZENITH, AJAX, ACME])
  expect(await idsOf(book)).toEqual(ids)
})

test('a row is a duplicate only where every cell agrees, also those of columns that mean nothing to us', async () => {
  const book = await openBook()
  const header = 'Address,SF,Rent ($/SF/Mo),Wall color'
  const rows = ['12 Oak St,30000,0.85,red', '12 Oak St,30000,0.85,blue', '12 Oak St,30000,0.85,red']
  expect(await importLines(book, rows, header)).toMatchObject({
    imported: { new: 2 },
    skippedBy: [{ reason: 'duplicate', rows: 1 }],
  })
  expect(await importLines(book, rows, header)).toMatchObject({
    imported: { new: 0, changed: 0 },
    unchanged: 2,
  })
})
