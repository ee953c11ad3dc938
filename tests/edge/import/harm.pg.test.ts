import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { property } from '../../../db/property-table.ts'
import { possibleDuplicates } from '../../../edge/duplicates/possible-duplicates.ts'
import { openFile } from '../../../edge/files/open-file.ts'
import { importWorkbook, type WorkbookToImport } from '../../../edge/import/import-workbook.ts'
import { planRows } from '../../../edge/import/plan/plan-rows.ts'
import type { ImportSummary } from '../../../edge/import/run/import-summary.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { type OpenBook, openBook } from './open-book.ts'

type Row = readonly (string | number | null)[]

const HEADER = ['Address', 'City', 'SF', 'Tenant']
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => [`${i + 1} Oak St`, 'Houston', 10_000 + i, `Tenant ${i + 1}`])

/** Imports a workbook of one sheet as the source `comps`. */
async function importSheet(
  { db, dataDir }: OpenBook,
  rows: readonly Row[],
  { sheet = 'Comps', ...options }: Partial<WorkbookToImport> & { sheet?: string } = {},
): Promise<ImportSummary> {
  const path = join(dataDir, 'comps.xlsx')
  await writeFile(path, await writeXlsx({ sheets: [{ name: sheet, rows: rows.map((row) => [...row]) }] }))
  return await importWorkbook({ db, team: 'demo', source: 'comps', path, dataDir, ...options })
}

test('a file without a column of the last time is refused, and with it the loss is named', async () => {
  const book = await openBook()
  await importSheet(book, [HEADER, ...rowsOf(10)])
  const without = [HEADER.slice(0, 3), ...rowsOf(10).map((row) => row.slice(0, 3))]
  await expect(importSheet(book, without)).rejects.toMatchObject({
    code: 'harmful',
    message:
      'The sheet Comps had “Tenant” the last time and has not now. Tenant would be emptied in 10 of the 10 rows that have it. Nothing was changed.',
  })
  expect(await importSheet(book, without, { force: true })).toMatchObject({ imported: { changed: 10 } })
})

test('a field that would be emptied in more than a tenth of its rows is refused, and in a tenth it is not', async () => {
  const book = await openBook()
  await importSheet(book, [HEADER, ...rowsOf(20)])
  const emptied = (count: number) => [
    HEADER,
    ...rowsOf(20).map((row, i) => (i < count ? [...row.slice(0, 3), null] : row)),
  ]
  await expect(importSheet(book, emptied(3))).rejects.toMatchObject({
    code: 'harmful',
    message: 'Tenant would be emptied in 3 of the 20 rows that have it. Nothing was changed.',
  })
  expect(await importSheet(book, emptied(2))).toMatchObject({ imported: { new: 0, changed: 2 }, removed: 0 })
})

test('a column of no field that is gone is named, and so is one that is emptied', async () => {
  const book = await openBook()
  const header = [...HEADER, 'Freeway Frontage', 'Roof Age']
  const rows = rowsOf(10).map((row, i) => [...row, 'Yes', `${i} years`])
  await importSheet(book, [header, ...rows])
  const without = (column: number) =>
    [header, ...rows].map((row) => row.filter((_, i) => i !== column) as Row)
  await expect(importSheet(book, without(4))).rejects.toMatchObject({
    code: 'harmful',
    message: 'The sheet Comps had “Freeway Frontage” the last time and has not now. Nothing was changed.',
  })
  const emptied = rows.map((row, i) => (i < 3 ? [...row.slice(0, 5), null] : row))
  await expect(importSheet(book, [header, ...emptied])).rejects.toMatchObject({
    code: 'harmful',
    message: '“Roof Age” would be emptied in 3 of the 10 rows that have it. Nothing was changed.',
  })
  const changed = rows.map((row) => [...row.slice(0, 5), 'new'])
  expect(await importSheet(book, [header, ...changed])).toMatchObject({ imported: { changed: 10 } })
})

test('a sheet that is taken over under another name tells the columns that it lost', async () => {
  const book = await openBook()
  await importSheet(book, [[...HEADER, 'Roof Age'], ...rowsOf(10).map((row) => [...row, 'new'])], {
    sheet: '2025',
  })
  const lost = importSheet(book, [HEADER, ...rowsOf(10)], { sheet: '2026', takesRenamed: true })
  await expect(lost).rejects.toMatchObject({
    code: 'harmful',
    message: 'The sheet 2026 had “Roof Age” the last time and has not now. Nothing was changed.',
  })
})

test('a column with another header or in another place is not lost', async () => {
  const book = await openBook()
  await importSheet(book, [HEADER, ...rowsOf(10)])
  const turned = [
    ['Lessee', 'Street Address', 'City', 'Square Feet'],
    ...rowsOf(10).map(([a, c, f, t]) => [t, a, c, f]),
  ]
  expect(await importSheet(book, turned as Row[])).toMatchObject({ unchanged: 10 })
})

test('a renamed sheet is refused, and taken over with its ids on request', async () => {
  const book = await openBook()
  await importSheet(book, [HEADER, ...rowsOf(10)], { sheet: '2025' })
  const ids = async () =>
    (await book.db.select({ id: property.id }).from(property).where(isNull(property.removedAt)))
      .map(({ id }) => id)
      .sort()
  const before = await ids()
  const renamed = [HEADER, ...rowsOf(11)]
  await expect(importSheet(book, renamed, { sheet: '2026' })).rejects.toMatchObject({
    code: 'renamed',
    message:
      'The sheet 2025 is not in this file, and the new sheet 2026 has 10 of its 10 properties. Nothing was changed.',
  })
  const file = await openFile(join(book.dataDir, 'comps.xlsx'))
  const plan = await planRows({
    ...{ db: book.db, team: 'demo', source: 'comps', workbook: 'comps.xlsx', takesRenamed: true },
    events: readWorkbook(file, { currentYear: 2026 }),
  })
  expect(plan).toMatchObject({
    renamed: [{ from: '2025', to: '2026', same: 10, before: 10, isTaken: true }],
    harm: [],
    counts: { new: 1, removed: 0 },
  })
  expect(await importSheet(book, renamed, { sheet: '2026', takesRenamed: true })).toMatchObject({
    imported: { new: 1, changed: 10 },
    removed: 0,
  })
  expect(await ids()).toEqual(expect.arrayContaining(before))
})

test('a renamed sheet is found as well where it says more of its places, and its properties stay', async () => {
  const book = await openBook()
  await importSheet(book, [HEADER, ...rowsOf(10)], { sheet: '2025' })
  const longer = [HEADER, ...rowsOf(10)].map((row, i) => [...row, i === 0 ? 'Zip' : '77041'])
  expect(await importSheet(book, longer as Row[], { sheet: '2026', takesRenamed: true })).toMatchObject({
    imported: { new: 0, changed: 10 },
    removed: 0,
  })
})

test('a sheet that is no old one under another name is planned and imported as new, and never asked about again', async () => {
  const book = await openBook()
  const decisions: ImportDecisions = {
    ...NO_DECISIONS,
    renamed: [{ from: '2025', to: '2026', is: 'new' }],
  }
  await importSheet(book, [HEADER, ...rowsOf(10)], { sheet: '2025' })
  const path = join(book.dataDir, 'comps.xlsx')
  const rows = [HEADER, ...rowsOf(10)].map((row) => [...row])
  await writeFile(path, await writeXlsx({ sheets: [{ name: '2026', rows }] }))
  const plan = await planRows({
    ...{ db: book.db, team: 'demo', source: 'comps', workbook: 'comps.xlsx', takesRenamed: true, decisions },
    events: readWorkbook(await openFile(path), { currentYear: 2026, decisions }),
  })
  expect(plan).toMatchObject({
    renamed: [{ from: '2025', to: '2026', isTaken: false }],
    counts: { new: 10, removed: 10 },
    harm: [expect.stringContaining('10 of the 10')],
  })
  await expect(importSheet(book, rows, { sheet: '2026', decisions })).rejects.toMatchObject({
    code: 'vanishing',
  })
  expect(await importSheet(book, rows, { sheet: '2026', decisions, force: true })).toMatchObject({
    imported: { new: 10 },
    removed: 10,
  })
})

test('a sheet that was decided to be an old one is taken over by itself, with the answers about the old one', async () => {
  const book = await openBook()
  const answers: ImportDecisions = {
    ...NO_DECISIONS,
    columns: [{ sheet: '2025', header: 'Ref', use: { as: 'field', role: 'parcelNumber' } }],
  }
  const header = [...HEADER, 'Ref']
  const rows = [header, ...rowsOf(10).map((row, i) => [...row, `A ${i + 100}`])]
  await importSheet(book, rows, { sheet: '2025', decisions: answers })
  const decisions: ImportDecisions = { ...answers, renamed: [{ from: '2025', to: '2026', is: 'same' }] }
  expect(await importSheet(book, rows, { sheet: '2026', decisions })).toMatchObject({
    imported: { new: 0, changed: 10 },
    removed: 0,
    passedOver: [],
  })
  const [kept] = await book.db
    .select({ parcel: property.parcelNumber })
    .from(property)
    .where(isNull(property.removedAt))
    .limit(1)
  expect(kept?.parcel).toMatch(/^A 1\d\d$/)
})

test("a file of mostly another source's properties is refused, and what two sources have is listed with why", async () => {
  const book = await openBook()
  await importSheet(book, [HEADER, ...rowsOf(10)])
  await expect(importSheet(book, [HEADER, ...rowsOf(12)], { source: 'north' })).rejects.toMatchObject({
    code: 'harmful',
    message:
      '10 of the 12 rows of this file are properties of the source comps already. Nothing was changed.',
  })
  const others = [
    ['1 Oak Street', 'Houston', 10_000, 'Acme'],
    ['2 Oak St', 'Houston', 99_000, 'Acme'],
    ['3 Oak St', 'Dallas', 10_002, 'Acme'],
    ['400 Elm St', 'Houston', 10_000, 'Acme'],
  ]
  await importSheet(book, [HEADER, ...others], { source: 'north' })
  const found = await possibleDuplicates(book.db, 'demo')
  const told = found.map(({ why, properties }) => [why, properties.map(({ address }) => address).sort()])
  expect(told).toEqual([['The same address and size.', ['1 Oak St', '1 Oak Street']]])
})

test("another source's leases are told by address and tenant where no size is stated", async () => {
  const book = await openBook()
  const header = ['Address', 'City', 'Tenant', 'Rent/SF/Mo']
  const leases = rowsOf(6).map(
    ([address, city, , tenant]): Row => [address ?? '', city ?? '', tenant ?? '', 1.1],
  )
  await importSheet(book, [header, ...leases])
  await expect(importSheet(book, [header, ...leases], { source: 'north' })).rejects.toMatchObject({
    code: 'harmful',
    message: '6 of the 6 rows of this file are properties of the source comps already. Nothing was changed.',
  })
  const others = leases.map(
    ([address, city, tenant]): Row => [address ?? '', city ?? '', `${tenant} II`, 1.1],
  )
  expect(await importSheet(book, [header, ...others], { source: 'north' })).toMatchObject({
    imported: { new: 6 },
  })
})

test('a parcel that two sources state decides whether a building is one, however its number is written', async () => {
  const book = await openBook()
  const header = ['Address', 'City', 'SF', 'Parcel Number']
  const own = [
    ['1 S Oak St', 'Houston', 10_000, '115-060-057'],
    ['2 Oak St', 'Houston', 20_000, '115-060-058'],
  ]
  const others = [
    ['One South Oak Street', 'Houston', 99_000, '115060057'],
    ['2 Oak St', 'Houston', 20_000, '115060059'],
  ]
  await importSheet(book, [header, ...own])
  await importSheet(book, [header, ...others], { source: 'north' })
  const found = await possibleDuplicates(book.db, 'demo')
  expect(found.map(({ why, properties }) => [why, properties.map(({ address }) => address).sort()])).toEqual([
    ['The same address and parcel.', ['1 S Oak St', 'One South Oak Street']],
  ])
})
