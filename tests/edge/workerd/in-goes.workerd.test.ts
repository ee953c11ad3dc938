import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { importJob, importRun, importSlice } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import type { JobState } from '../../../edge/services/import-jobs.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { liveBook, shownBook } from '../import/shown-book.ts'
import { appInWorkerd } from './app-in-workerd.ts'
import { leaveJob } from './left-job.ts'

const ROWS = 12_000

let server: AppUnderTest
const cleanUp = new AsyncDisposableStack()
beforeAll(async () => {
  server = await appUnderTest()
  await seedDemoTeam(server.db)
  return () => cleanUp.disposeAsync()
})

const inWorkerd = (more: Record<string, string>, settings = inject('workerBuild').settings) =>
  appInWorkerd({ ...inject('workerBuild'), settings }, server.services, server.databaseUrl, cleanUp, more)

/** Every hundredth row is there twice, and every fiftieth is another deal at the place of the row before. */
const csv = (rows: number, street: string) => {
  const line = (n: number, rent = 0.5) => `${n} ${street},Houston,TX,Warehouse,${rent}`
  const lines = Array.from({ length: rows }, (_, i) =>
    i % 100 === 99 ? line(i) : i % 50 === 49 ? line(i, 0.6) : line(i + 1),
  )
  return ['Address,City,State,Type,Rent/SF/Mo', ...lines].join('\n')
}

async function stateOf(id: string): Promise<JobState | undefined> {
  const [job] = await server.db.select({ state: importJob.state }).from(importJob).where(sql`id = ${id}`)
  return job?.state as JobState | undefined
}

test('a Worker that ends while it reads leaves a job that the next one reads on, and nothing is lost or doubled', async () => {
  const text = csv(ROWS, 'Gessner Rd')
  const first = inWorkerd({ IMPORT_SLICE_ROWS: '200', IMPORT_SLICE_SECONDS: '100' })
  await leaveJob(server, first.files, { id: 'cut', text, tries: 0 })
  const cut = first.keepHouse().catch(() => {})
  await expect
    .poll(() => server.db.$count(importSlice), { interval: 5, timeout: 60_000 })
    .toBeGreaterThanOrEqual(3)
  await first.end()
  await cut
  expect(await server.db.$count(property)).toBe(0)
  const kept = await server.db.$count(importSlice)
  expect(kept).toBeLessThan(ROWS / 200)
  const [begun] = await server.db.select({ id: importRun.id }).from(importRun)

  await server.db.update(importJob).set({ heldUntil: sql`clock_timestamp() - interval '1 second'` })
  const second = inWorkerd({ IMPORT_SLICE_ROWS: '5000', IMPORT_SLICE_SECONDS: '100' })
  await leaveJob(server, second.files, { id: 'files-of-another-machine', text: '', tries: 9 })
  for (const folder of ['uploads', 'sources'])
    await second.files.put(`${folder}/cut`, new Blob([text]).stream(), text.length)
  await second.keepHouse()
  const twice = ROWS / 100
  expect(await stateOf('cut')).toMatchObject({
    state: 'done',
    counts: { rows: ROWS, new: ROWS - twice, skipped: twice, rejected: 0 },
  })
  // The run that the first one began, read on from where it stood.
  expect(await server.db.select({ id: importRun.id, state: importRun.state }).from(importRun)).toEqual([
    { id: begun?.id, state: 'done' },
  ])
  expect(await server.db.$count(property)).toBe(ROWS - twice)
  expect(await shownBook(server.db)).toEqual(await liveBook(server.db))
  await second.end()
})

test('with a queue bound each message is one go, and the last one imports without the schedule', async () => {
  const build = inject('workerBuild')
  const settings = join(dirname(build.settings), 'queued.json')
  const queues = {
    producers: [{ queue: 'clearheight-jobs', binding: 'JOBS' }],
    consumers: [{ queue: 'clearheight-jobs', max_batch_size: 1, max_batch_timeout: 0 }],
  }
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(build.settings, 'utf8')), queues }))
  const worker = inWorkerd({ IMPORT_SLICE_ROWS: '100', IMPORT_SLICE_SECONDS: '0' }, settings)
  const before = await server.db.$count(property)
  const name = 'queued.csv'
  const headers = { Origin: 'http://localhost:8787' }
  const sent = await worker.request(`http://localhost:8787/api/uploads?name=${name}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    body: csv(490, 'Almeda Rd'),
  })
  const { id } = (await sent.json()) as { id: string }
  const begun = await worker.request('http://localhost:8787/api/imports', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ upload: id }),
  })
  const { job } = (await begun.json()) as { job: string }
  await expect.poll(async () => (await stateOf(job))?.state, { timeout: 60_000 }).not.toBe('running')
  expect(await stateOf(job)).toMatchObject({ state: 'done', counts: { rows: 490, new: 486, skipped: 4 } })
  expect(await server.db.$count(property)).toBe(before + 486)
  await worker.end()
})
