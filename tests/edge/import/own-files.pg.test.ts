import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importRun } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { seedTeam } from '../../../db/seed-team.ts'
import { rollBack } from '../../../edge/history/roll-back.ts'
import { importWorkbook, sourceNameOf } from '../../../edge/import/import-workbook.ts'
import { removeSource } from '../../../edge/import/sources.ts'
import { ALL_COLUMNS } from '../../../sync/documents/columns/comp-columns.ts'
import { csvDocument } from '../../../sync/documents/text/csv-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { makeComps, rowsOf } from '../../make/comps.ts'
import { correct } from '../duplicates/two-sources.ts'
import { type OpenBook, openBook } from './open-book.ts'
import { shownBook, unchanged } from './shown-book.ts'

const BROKERS_SHEET = [
  'Address,City,State,Zip,Latitude,Longitude,Tenant,Asking Rent ($/SF/Yr),Building SF,Dock Doors,Lease Term,Commencement,Sale Price,Notes,Freeway Frontage',
  '11830 Tanner Rd,Houston,TX,02134,29.86,-95.53,"=Acme, Inc.",8.27,"41,450",6,63 months,3/14/2025,"$9,450,000","-see broker",Yes',
  '4500 Clay Rd,Houston,TX,77041,29.83,-95.55,Bayou Pipe,16.20,"98,000",12,5 years,Q3 2025,,"Line one',
  'Line two",No',
  '4500 Clay Rd,Houston,TX,77041,29.83,-95.55,Gulf Supply,,"20,000",2,,2026,,,',
].join('\n')

async function importFile(
  { db, dataDir }: Pick<OpenBook, 'db' | 'dataDir'>,
  name: string,
  content: string | Uint8Array,
  { team = 'demo', force = false } = {},
) {
  const path = join(dataDir, name)
  await writeFile(path, content)
  return await importWorkbook({ db, team, source: sourceNameOf(path), path, dataDir, force })
}

const FORMATS = {
  'export.csv': async (properties: readonly Property[]) =>
    (await csvDocument(makeComps({ rows: rowsOf(properties) }), { columns: ALL_COLUMNS })).join(''),
  'export.xlsx': async (properties: readonly Property[]) =>
    await xlsxDocument(makeComps({ rows: rowsOf(properties) })),
}

test.each(['export.csv', 'export.xlsx'] as const)(
  'an import of our own %s finds every property as it is, and makes none of its own',
  async (name) => {
    const book = await openBook()
    expect(await importFile(book, 'brokers.csv', BROKERS_SHEET)).toMatchObject({ imported: { new: 3 } })
    const before = await shownBook(book.db)
    const file = await FORMATS[name]([...before.values()].toReversed())
    expect(await importFile(book, name, file)).toMatchObject({
      read: 3,
      imported: { new: 0, changed: 0 },
      unchanged: 3,
      removed: 0,
      rejectedFile: null,
    })
    expect(await shownBook(book.db)).toEqual(before)
  },
)

test.each(['export.csv', 'export.xlsx'] as const)(
  'an empty book is restored from our own %s, ids included, and reading it again changes nothing',
  async (name) => {
    const origin = await openBook()
    await importFile(origin, 'brokers.csv', BROKERS_SHEET)
    const before = await shownBook(origin.db)
    const file = await FORMATS[name]([...before.values()])
    const book = await openBook()
    expect(await importFile(book, name, file)).toMatchObject({ imported: { new: 3, changed: 0 } })
    const timeless = (shown: ReadonlyMap<string, Property>) =>
      Array.from(shown.values(), (property) => ({ ...property, createdAt: 0 }))
    const after = await shownBook(book.db)
    expect(timeless(after)).toEqual(timeless(before))
    expect(await importFile(book, name, file)).toMatchObject({ unchanged: 3, removed: 0 })
    expect(await shownBook(book.db)).toEqual(after)
  },
)

test('a figure corrected in our own file changes that property and no other', async () => {
  const book = await openBook()
  await importFile(book, 'brokers.csv', BROKERS_SHEET)
  const before = [...(await shownBook(book.db)).values()]
  const corrected = before.map((property) =>
    property.tenant === 'Bayou Pipe' ? { ...property, rentPerSf: 1.4 } : property,
  )
  const file = await FORMATS['export.csv'](corrected)
  await expect(importFile(book, 'export.csv', file)).rejects.toMatchObject({
    code: 'harmful',
    message:
      '1 row says something else of a property of the source brokers, and would take it from there until brokers is read again. Correct it in place, so that it lasts. Nothing was changed.',
  })
  expect(await importFile(book, 'export.csv', file, { force: true })).toMatchObject({
    imported: { new: 0, changed: 1 },
    unchanged: 2,
  })
  expect([...unchanged(await shownBook(book.db)).values()]).toEqual(corrected)
})

/** Three properties of a broker's sheet, of which one has a corrected rent, and our file of them. */
async function correctedBook() {
  const book = await openBook()
  await importFile(book, 'brokers.csv', BROKERS_SHEET)
  const id = [...(await shownBook(book.db)).values()].find(({ tenant }) => tenant === 'Bayou Pipe')?.id ?? ''
  await correct(book.db, 'demo-maria', id, 'rentPerSf', 1.5)
  const before = await shownBook(book.db)
  const fileWith = async (given: Partial<Property>) =>
    await FORMATS['export.csv'](
      Array.from(before.values(), (one) => (one.id === id ? { ...one, ...given } : one)),
    )
  const said = async () => {
    const [row] = await book.db.select().from(property).where(eq(property.id, id))
    return { rentPerSf: row?.rentPerSf, dockDoors: row?.dockDoors, isRemoved: row?.removedAt != null }
  }
  return { ...book, before, fileWith, said }
}

test('a corrected figure in our own file is not what its source says, whether or not the row says more', async () => {
  const { fileWith, said, before, ...book } = await correctedBook()
  expect(await importFile(book, 'export.csv', await fileWith({}))).toMatchObject({
    imported: { new: 0, changed: 0 },
    unchanged: 3,
  })
  expect(await said()).toEqual({ rentPerSf: 1.35, dockDoors: 12, isRemoved: false })
  await importFile(book, 'export.csv', await fileWith({ dockDoors: 14 }), { force: true })
  expect(await said()).toEqual({ rentPerSf: 1.35, dockDoors: 14, isRemoved: false })
})

test.each([
  ['is removed', async (book: OpenBook) => expect(await removeSource(book.db, 'demo', 'export')).toBe(0)],
  [
    'has it no more',
    async (book: OpenBook) =>
      await importFile(book, 'export.csv', 'Address,City,SF\n1 Oak St,Houston,5000', { force: true }),
  ],
])(
  'a property that a file took from a source which still has it stays when the file %s',
  async (_, leave) => {
    const { fileWith, said, before, ...book } = await correctedBook()
    await importFile(book, 'export.csv', await fileWith({ dockDoors: 14 }), { force: true })
    await importFile(book, 'export.csv', await fileWith({ dockDoors: 15 }), { force: true })
    expect(await said()).toMatchObject({ dockDoors: 15 })
    await leave(book)
    expect(await said()).toEqual({ rentPerSf: 1.35, dockDoors: 12, isRemoved: false })
    const after = unchanged(await shownBook(book.db))
    for (const [id, one] of unchanged(before)) expect(after.get(id)).toEqual(one)
    expect(await importFile(book, 'brokers.csv', BROKERS_SHEET)).toMatchObject({ unchanged: 3, removed: 0 })
  },
)

test('a run that took a property from another source is rolled back to that source', async () => {
  const { fileWith, said, before, ...book } = await correctedBook()
  await importFile(book, 'export.csv', await fileWith({}))
  await importFile(book, 'export.csv', await fileWith({ dockDoors: 14 }), { force: true })
  const runs = await book.db.select({ id: importRun.id }).from(importRun)
  await rollBack({
    ...{ db: book.db, team: 'demo', by: 'demo-maria' },
    runId: Math.max(...runs.map(({ id }) => id)),
  })
  expect(await said()).toEqual({ rentPerSf: 1.35, dockDoors: 12, isRemoved: false })
  expect(await removeSource(book.db, 'demo', 'export')).toBe(0)
  expect(unchanged(await shownBook(book.db))).toEqual(unchanged(before))
})

test("another team's file becomes properties of one's own, and leaves theirs alone", async () => {
  const book = await openBook()
  await seedTeam(book.db, { id: 'other', name: 'Other' })
  await importFile(book, 'brokers.csv', BROKERS_SHEET)
  const theirs = await shownBook(book.db)
  const file = await FORMATS['export.csv'](
    Array.from(theirs.values(), (property) => ({ ...property, notes: 'changed' })),
  )
  expect(await importFile(book, 'export.csv', file, { team: 'other' })).toMatchObject({
    imported: { new: 3 },
  })
  const own = await shownBook(book.db, 'other')
  expect(own.size).toBe(3)
  for (const id of own.keys()) expect(theirs.has(id)).toBe(false)
  expect(await shownBook(book.db)).toEqual(theirs)
  expect(await importFile(book, 'export.csv', file, { team: 'other' })).toMatchObject({ unchanged: 3 })
})
