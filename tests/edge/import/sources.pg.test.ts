import { expect, test } from 'vitest'
import { sourceRow } from '../../../db/private-schema.ts'
import { dataSourcesOf } from '../../../edge/import/data-sources.ts'
import { listSources, removeSource } from '../../../edge/import/sources.ts'
import { makeRows } from './make-events.ts'
import { openBook } from './open-book.ts'
import { liveBook, shownBook } from './shown-book.ts'

test.each([
  ['few', 30],
  ['many', 600],
])(
  'a source of %s rows is listed, removed with its rows and nothing else, and can come back',
  async (_, rows) => {
    const { db, importMade } = await openBook()
    await importMade(makeRows(1, 10), { source: 'kept' })
    await importMade(makeRows(1, rows), { source: 'left' })
    const before = await liveBook(db)
    const kept = { name: 'kept', properties: 10, workbook: 'kept.csv', importedAt: expect.any(Date) }
    const left = { name: 'left', properties: rows, workbook: 'left.csv', importedAt: expect.any(Date) }
    expect(await listSources(db, 'demo')).toEqual([kept, left])
    expect(await removeSource(db, 'demo', 'left')).toBe(rows)
    expect(await listSources(db, 'demo')).toEqual([kept])
    // They stay behind a removed source, so that it can be restored whole.
    expect(await db.$count(sourceRow)).toBe(10 + rows)
    expect((await shownBook(db)).size).toBe(10)
    expect(await shownBook(db)).toEqual(await liveBook(db))
    await importMade(makeRows(1, rows), { source: 'left' })
    expect(await listSources(db, 'demo')).toEqual([kept, left])
    expect(await shownBook(db)).toEqual(before)
  },
)

test('a source that is not there cannot be removed, nor one twice', async () => {
  const { db, importMade } = await openBook()
  const refusal = { code: 'unknown-source', message: 'There is no source named left.' }
  await expect(removeSource(db, 'demo', 'left')).rejects.toMatchObject(refusal)
  await importMade(makeRows(1, 3), { source: 'left' })
  await removeSource(db, 'demo', 'left')
  await expect(removeSource(db, 'demo', 'left')).rejects.toMatchObject(refusal)
})

test('what the properties come from is told by file, the sample by its kind, the last read first and a removed one no more', async () => {
  const { db, importMade } = await openBook()
  expect(await dataSourcesOf(db, 'demo')).toEqual([])
  await importMade(makeRows(1, 3), { source: 'sample' })
  await importMade(makeRows(2, 3), { source: 'north' })
  const north = { kind: 'file', name: 'north.csv', isDaily: false }
  expect(await dataSourcesOf(db, 'demo')).toEqual([
    north,
    { kind: 'sample', name: 'sample.csv', isDaily: false },
  ])
  await removeSource(db, 'demo', 'sample')
  expect(await dataSourcesOf(db, 'demo')).toEqual([north])
})
