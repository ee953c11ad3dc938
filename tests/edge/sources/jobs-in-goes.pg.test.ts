import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { importJob, importRun, source, upload } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { sourceWorldHere } from '../../../edge/local/sources/source-world-here.ts'
import type { ImportTask } from '../../../edge/services/import-jobs.ts'
import { runTask } from '../../../edge/sources/run/run-task.ts'
import { storedJobs } from '../../../edge/sources/run/stored-jobs.ts'
import { workOnJobs } from '../../../edge/sources/run/work-on-jobs.ts'
import { beginDueJobs } from '../../../edge/sources/schedule/begin-due-jobs.ts'
import { uploadKey } from '../../../edge/sources/uploads/upload-key.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { openBook } from '../import/open-book.ts'
import { MARIA } from '../people.ts'
import { fakeGoogle, SHEET_ID } from './fake-google.ts'

const google = await fakeGoogle()
const ROWS = 10

const line = (n: number) => [`${n} Gessner Rd`, 'Houston', 'TX', 'Warehouse', 0.5 + n / 1000]
const HEADER = ['Address', 'City', 'State', 'Type', 'Rent/SF/Mo']
const lines = (rows: number) => Array.from({ length: rows }, (_, i) => line(i + 1))
const csv = (rows: number) => [HEADER, ...lines(rows)].map((cells) => cells.join()).join('\n')

/** Jobs of a team, each of whose goes ends after ten rows. */
async function openJobs() {
  const book = await openBook()
  const { db, dataDir } = book
  const here = { dataDir, sources: google.settings, network: true }
  const world = { ...sourceWorldHere(db, here, (request) => google.fetch(request)), dataDir: null }
  const jobs = storedJobs({ withDb: (work) => work(db), beginWork: () => {} })
  const log: object[] = []
  return {
    ...book,
    jobs,
    log,
    /** One go; true where another is to follow. */
    go: () =>
      workOnJobs(
        {
          db,
          log: (entry) => void log.push(entry),
          slicing: { rows: ROWS, hasTime: () => false },
          run: (task, options) => runTask(world, task, options),
        },
        DEMO_TEAM,
      ),
    kept: async (folder: string) => await readdir(join(dataDir, folder)).catch(() => []),
    async send(text: string, decisions: ImportDecisions = NO_DECISIONS): Promise<ImportTask> {
      const id = crypto.randomUUID()
      const sent = { id, name: 'deals.csv' }
      await world.files.put(uploadKey(id), new Blob([text]).stream(), text.length)
      const row = { ...sent, bytes: text.length, teamId: DEMO_TEAM, userId: MARIA.userId }
      await db.insert(upload).values({ ...row, createdAt: new Date() })
      const of = { team: DEMO_TEAM, by: MARIA.userId, upload: sent, sourceId: null, name: 'deals' }
      return { ...of, kind: 'run', decisions, force: false }
    },
    async add(kind: 'url' | 'google-sheet', address: string): Promise<number> {
      const due = { everyHours: 24, nextRunAt: new Date(0), addedAt: new Date(), addedBy: MARIA.userId }
      const [added] = await db
        .insert(source)
        .values({ teamId: DEMO_TEAM, name: kind, kind, address, ...due })
        .returning({ id: source.id })
      return added?.id ?? 0
    },
    live: () => db.$count(property, sql`removed_at is null`),
  }
}

test('a file that was sent is read in goes, says how far it is between them, and is imported once', async () => {
  const { jobs, go, send, db, live, kept } = await openJobs()
  const id = await jobs.start(await send(csv(35)))
  for (let goes = 1; goes <= 3; goes++) {
    expect(await go()).toBe(true)
    expect(await jobs.get(DEMO_TEAM, id)).toEqual({ state: 'running', stage: 'reading', rows: goes * ROWS })
    expect(await live()).toBe(0)
  }
  // The last rows; then what they come to.
  expect(await go()).toBe(true)
  expect(await go()).toBe(false)
  expect(await jobs.get(DEMO_TEAM, id)).toMatchObject({ state: 'done', counts: { rows: 35, new: 35 } })
  expect(await live()).toBe(35)
  expect(await db.$count(importRun)).toBe(1)
  expect([await kept('uploads'), (await kept('sources')).length]).toEqual([[], 1])
})

test('a job that is stopped between two goes changes nothing, and the next one is not held up', async () => {
  const { jobs, go, send, live } = await openJobs()
  const first = await jobs.start(await send(csv(35)))
  const second = await jobs.start(await send(csv(5)))
  await go()
  expect(await jobs.cancel(DEMO_TEAM, first)).toBe(true)
  while (await go());
  expect(await jobs.get(DEMO_TEAM, first)).toMatchObject({ state: 'failed' })
  expect(await jobs.get(DEMO_TEAM, second)).toMatchObject({ state: 'done' })
  expect(await live()).toBe(5)
})

test('a job is said to wait for another import of its team only where there is one', async () => {
  const { jobs, go, send } = await openJobs()
  const first = await jobs.start(await send(csv(5)))
  const second = await jobs.start(await send(csv(5)))
  expect(await jobs.get(DEMO_TEAM, first)).toMatchObject({ stage: 'starting' })
  expect(await jobs.get(DEMO_TEAM, second)).toMatchObject({ stage: 'waiting' })
  while (await go());
  expect(await jobs.get(DEMO_TEAM, await jobs.start(await send(csv(5))))).toMatchObject({ stage: 'starting' })
})

test('goes that get on are never counted as tries that failed', async () => {
  const { jobs, go, send, db } = await openJobs()
  const id = await jobs.start(await send(csv(95)))
  for (let goes = 0; goes < 8; goes++) {
    expect(await go()).toBe(true)
    const [job] = await db.select().from(importJob).where(eq(importJob.id, id))
    expect(job?.tries).toBe(0)
  }
})

test.each([
  ['url', 'https://files.example.com/comps.csv'],
  ['google-sheet', SHEET_ID],
] as const)(
  'a %s that is due is fetched once for all of its goes, and nothing of it stays',
  async (kind, address) => {
    const { go, db, live, kept, add } = await openJobs()
    google.file = { body: csv(25), type: 'text/csv' }
    google.tabs = [{ title: 'Comps', rows: [HEADER, ...lines(25)] }]
    const id = await add(kind, address)
    const now = new Date()
    await beginDueJobs(db, now)
    await beginDueJobs(db, now)
    expect(await db.$count(importJob)).toBe(1)
    expect(await go()).toBe(true)
    expect(await kept('fetched')).toHaveLength(2)
    // What it holds from now on is for the next time.
    google.file = { body: csv(3), type: 'text/csv' }
    google.tabs = [{ title: 'Comps', rows: [HEADER, ...lines(3)] }]
    const asked = google.asked.length
    while (await go());
    expect(google.asked.length).toBe(asked)
    expect(await live()).toBe(25)
    expect(await kept('fetched')).toEqual([])
    const [known] = await db.select().from(source).where(eq(source.id, id))
    expect(known).toMatchObject({ failure: null, tries: 0 })
    expect(known?.nextRunAt?.getTime()).toBeGreaterThan(now.getTime())
    const [job] = await db.select().from(importJob)
    expect(job?.state).toMatchObject({ state: 'done' })
  },
)

test('a due source that cannot be read says so in the log and at the source, and is due again later', async () => {
  const { go, db, log, add } = await openJobs()
  google.script({ status: 404 })
  const id = await add('url', 'https://files.example.com/gone.csv')
  await beginDueJobs(db, new Date())
  expect(await go()).toBe(false)
  expect(log).toEqual([
    {
      event: 'source_failed',
      source: id,
      failure: expect.stringMatching(/^files\.example\.com answered 404/),
    },
  ])
  const [known] = await db.select().from(source).where(eq(source.id, id))
  expect(known).toMatchObject({ failure: expect.stringContaining('404'), tries: 1 })
})
