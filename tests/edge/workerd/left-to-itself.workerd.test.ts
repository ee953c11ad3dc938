import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { source } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { propertyTail } from '../../../db/schema.ts'
import { LONG_TAIL } from '../../../edge/book/snapshot/snapshot-tail.ts'
import { ATTACHMENT_BYTES } from '../../../sync/domain/records/attachment.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { shownBook } from '../import/shown-book.ts'
import { fakeGoogle } from '../sources/fake-google.ts'
import { endOf, importOf, NO_DECISIONS, sendFile } from '../sources/import-job.ts'
import { type AppInWorkerd, appInWorkerd } from './app-in-workerd.ts'
import { leaveJob } from './left-job.ts'

const google = await fakeGoogle()
let server: AppUnderTest
let worker: AppInWorkerd
const cleanUp = new AsyncDisposableStack()
beforeAll(async () => {
  server = await appUnderTest({ fetch: (request) => google.fetch(request), sources: google.settings })
  await seedDemoTeam(server.db)
  worker = appInWorkerd(inject('workerBuild'), server.services, server.databaseUrl, cleanUp)
  return () => cleanUp.disposeAsync()
})

const HEADER = 'Address,City,State,Type,Rent/SF/Mo'
const csv = (from: number, to: number, rent = 0.55) =>
  [
    HEADER,
    ...Array.from({ length: to - from + 1 }, (_, i) => `${from + i} Almeda Rd,Houston,TX,Warehouse,${rent}`),
  ].join('\n')
const properties = () => server.db.$count(property)

const leave = (id: string, text: string, tries: number) => leaveJob(server, worker.files, { id, text, tries })

test('a job whose process ended is begun anew by the schedule, and one that ends it each time is given up', async () => {
  const before = await properties()
  await leave('interrupted', csv(1, 3), 1)
  await leave('too-heavy', csv(10, 12), 3)
  await worker.keepHouse()
  expect(await endOf(server, 'interrupted')).toMatchObject({ state: 'done', counts: { new: 3 } })
  expect(await endOf(server, 'too-heavy')).toMatchObject({
    state: 'failed',
    sentence: expect.stringMatching(/^The server ended 3 times while it read too-heavy/),
  })
  expect(await properties()).toBe(before + 3)
})

test('whoever asks how a job goes that was left lets it go on', async () => {
  await leave('asked-for', csv(20, 22), 1)
  const answer = await worker.request('http://localhost:8787/api/imports/asked-for')
  expect(await answer.json()).toMatchObject({ state: 'running', rows: 250 })
  expect(await endOf(server, 'asked-for')).toMatchObject({ state: 'done', counts: { new: 3 } })
})

test('a source that is due is read by the schedule, and what it had is replaced', async () => {
  google.file = { body: csv(31, 32), type: 'text/csv' }
  const address = 'https://files.example.com/due.csv'
  const added = await server.post('/api/sources', { kind: 'url', name: 'Due', address, everyHours: 24 })
  const { id } = (await added.json()) as { id: number }
  await importOf(server, { sourceId: id })
  google.file = { body: csv(31, 34), type: 'text/csv' }
  await worker.keepHouse()
  const live = () => server.db.$count(property, sql`source_id = ${id} and removed_at is null`)
  expect(await live()).toBe(2)
  await server.db
    .update(source)
    .set({ nextRunAt: new Date(Date.now() - 1) })
    .where(sql`id = ${id}`)
  await worker.keepHouse()
  expect(await live()).toBe(4)
})

test('a tail that has grown long is folded by the schedule, and the book is the same', async () => {
  const upload = await sendFile(server, 'many.csv', csv(1000, 1000 + LONG_TAIL))
  await importOf(server, { upload, decisions: NO_DECISIONS })
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
    await tx.execute(sql`update property set year_built = 2001 where team_id = ${DEMO_TEAM}`)
  })
  const before = await shownBook(server.db)
  expect(await server.db.$count(propertyTail)).toBeGreaterThan(LONG_TAIL)
  await worker.keepHouse()
  expect(await server.db.$count(propertyTail)).toBe(0)
  expect(await shownBook(server.db)).toEqual(before)
})

test('a file of several parts is kept whole, copied, read in ranges, and refused where it is too large', async () => {
  const bytes = new Uint8Array(12 * 1024 * 1024 + 7).map((_, i) => i % 251)
  const { files } = worker
  expect(await files.put('attachments/large', new Blob([bytes]).stream(), ATTACHMENT_BYTES)).toBe(
    bytes.length,
  )
  expect(await files.put('attachments/larger', new Blob([bytes]).stream(), bytes.length - 1)).toBeNull()
  expect(await worker.filesIn('attachments')).toEqual(['large'])
  const kept = await files.open('attachments/large')
  expect(kept?.size).toBe(bytes.length)
  for (const [start, end] of [
    [0, 10],
    [5 * 1024 * 1024 - 3, 5 * 1024 * 1024 + 3],
    [bytes.length - 5, bytes.length + 5],
  ] as const)
    expect(await kept?.read(start, end)).toEqual(bytes.slice(start, end))
  await files.remove('attachments/large')
  expect(await files.open('attachments/large')).toBeNull()
})
