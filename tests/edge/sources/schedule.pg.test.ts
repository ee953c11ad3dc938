import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { importRun, source, upload } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { withRunLock } from '../../../edge/import/run/run-lock.ts'
import { keepSourcesFresh } from '../../../edge/local/sources/keep-sources-fresh.ts'
import { sourceWorldHere } from '../../../edge/local/sources/source-world-here.ts'
import { runTasksInChild } from '../../../edge/local/sources/sources-in-child.ts'
import type { TaskProgress } from '../../../edge/services/import-jobs.ts'
import { NO_OUTSIDE_SOURCES } from '../../../edge/settings/source-settings.ts'
import { runDueSources } from '../../../edge/sources/schedule/run-due-sources.ts'
import { openBook } from '../import/open-book.ts'
import { MARIA } from '../people.ts'

const DAY_MS = 24 * 3_600_000
const network = false

async function openScheduled() {
  const book = await openBook()
  const { db, dataDir, url } = book
  let now = new Date('2026-11-23T08:00:00Z')
  const here = { databaseUrl: url, dataDir, sources: NO_OUTSIDE_SOURCES, network }
  const made = sourceWorldHere(db, here, () => Promise.reject(new TypeError('fetch failed')))
  const world = { ...made, outside: { ...made.outside, now: () => now } }

  function write(name: string, addresses: number): string {
    const path = join(dataDir, name)
    const rows = Array.from({ length: addresses }, (_, i) => `${i + 1} Gessner Rd,Houston,TX,Warehouse`)
    writeFileSync(path, ['Address,City,State,Type', ...rows].join('\n'))
    return path
  }

  return {
    ...book,
    here,
    world,
    write,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    now: () => now,
    /** A file that is read every day from now on. */
    async addDaily(name: string, addresses: number): Promise<void> {
      const path = write(`${name}.csv`, addresses)
      await importWorkbook({ db, team: DEMO_TEAM, source: name, path, dataDir, staysThere: true })
      await db.update(source).set({ everyHours: 24, nextRunAt: now }).where(eq(source.name, name))
    },
    async known(name: string) {
      const [found] = await db.select().from(source).where(eq(source.name, name))
      if (found === undefined) throw new Error('There is no such source.')
      return found
    },
    live: () => db.$count(property),
    runs: () => db.$count(importRun),
  }
}

test('a source that was missed for days is read once, and then again a day later', async () => {
  const { addDaily, world, write, pass, known, now, live, runs } = await openScheduled()
  await addDaily('daily', 2)
  write('daily.csv', 3)
  pass(5 * DAY_MS)
  await runDueSources(world)
  expect(await live()).toBe(3)
  const { nextRunAt, triedAt, tries } = await known('daily')
  expect(triedAt).toEqual(now())
  expect(tries).toBe(0)
  expect(nextRunAt?.getTime()).toBeGreaterThanOrEqual(now().getTime() + DAY_MS)
  const done = await runs()
  await runDueSources(world)
  expect(await runs()).toBe(done)
  pass(DAY_MS + 300_000)
  await runDueSources(world)
  expect(await runs()).toBe(done + 1)
})

test('one that fails keeps its properties, is tried sooner, says since when, and is well again by itself', async () => {
  const { addDaily, world, write, pass, known, now, live } = await openScheduled()
  await addDaily('daily', 2)
  writeFileSync(write('daily.csv', 2), 'nothing of use')
  const since = now()
  await runDueSources(world)
  expect(await known('daily')).toMatchObject({ tries: 1, failingSince: since })
  pass(20 * 60_000)
  await runDueSources(world)
  const failing = await known('daily')
  expect(failing).toMatchObject({ tries: 2, failingSince: since, triedAt: now() })
  expect(failing.failure).toMatch(/daily\.csv/)
  expect((failing.nextRunAt?.getTime() ?? 0) - now().getTime()).toBeGreaterThanOrEqual(3_600_000)
  expect(await live()).toBe(2)
  write('daily.csv', 4)
  pass(66 * 60_000)
  await runDueSources(world)
  expect(await known('daily')).toMatchObject({ tries: 0, failingSince: null, failure: null })
  expect(await live()).toBe(4)
})

test('a paused one is left, and one whose team is importing stays due', async () => {
  const { addDaily, world, db, known, runs } = await openScheduled()
  await addDaily('paused', 1)
  await db.update(source).set({ pausedAt: new Date(), pausedBy: MARIA.userId })
  await addDaily('busy', 1)
  const done = await runs()
  await withRunLock(db, DEMO_TEAM, () => runDueSources(world))
  expect(await runs()).toBe(done)
  expect(await known('busy')).toMatchObject({ tries: 0, triedAt: null })
  await runDueSources(world)
  expect(await runs()).toBe(done + 1)
  expect((await known('paused')).triedAt).toBeNull()
})

test('the server reads what is due in a process of its own, and forgets files that nobody imported', async () => {
  const { addDaily, db, here, world, write, live, known } = await openScheduled()
  await addDaily('daily', 2)
  write('daily.csv', 5)
  const old = {
    teamId: DEMO_TEAM,
    userId: MARIA.userId,
    bytes: 1,
    createdAt: new Date(Date.now() - 2 * DAY_MS),
  }
  await db.insert(upload).values({ id: 'old', name: 'old.csv', ...old })
  await world.files.put('uploads/old', new Blob(['x']).stream(), 10)
  const services = {
    withDb: <T>(work: (one: typeof db) => Promise<T>) => work(db),
    files: world.files,
    now: () => new Date(),
    log: () => {},
  }
  const fresh = keepSourcesFresh({ services, here, everyMs: 200 })
  onTestFinished(() => fresh.stop())
  // A process of its own takes long to start on a busy machine.
  await expect.poll(live, { timeout: 90_000 }).toBe(5)
  await expect.poll(async () => (await known('daily')).triedAt).not.toBeNull()
  expect(await world.files.open('uploads/old')).toBeNull()
  expect(await db.$count(upload)).toBe(0)
})

/** Has so many addresses planned as a new source, in a process of its own. */
async function planInChild(
  { here, world }: Awaited<ReturnType<typeof openScheduled>>,
  addresses: number,
  onProgress: (progress: TaskProgress) => void,
  stopping: AbortSignal,
) {
  const name = 'Long Name '.repeat(20)
  const rows = Array.from(
    { length: addresses },
    (_, i) => `${i + 1} Gessner Rd,Houston,TX,Warehouse,${name} ${i}`,
  )
  const file = new Blob([['Address,City,State,Type,Name', ...rows].join('\n')])
  await world.files.put('uploads/large', file.stream(), file.size)
  const task = {
    kind: 'plan' as const,
    team: DEMO_TEAM,
    by: MARIA.userId,
    upload: { id: 'large', name: 'large.csv' },
    sourceId: null,
    name: 'large',
    force: false,
  }
  return await runTasksInChild(here)(task, { stopping, onProgress })
}

test('a plan is made in a process of its own, tells how far it is, and can be stopped', async () => {
  const scheduled = await openScheduled()
  const { db, runs } = scheduled
  const stopping = new AbortController()
  const seen: number[] = []
  const stopAtOnce = ({ rows }: TaskProgress) => {
    seen.push(rows)
    stopping.abort()
  }
  const outcome = await planInChild(scheduled, 30_000, stopAtOnce, stopping.signal)
  expect(seen.length).toBeGreaterThan(0)
  expect(outcome).toEqual({ kind: 'failed', sentence: expect.stringMatching(/^Stopped\./) })
  expect(await runs()).toBe(0)
  expect(await db.$count(source)).toBe(0)
})

test('a plan that lists a thousand properties comes whole out of its process', async () => {
  const outcome = await planInChild(await openScheduled(), 2_000, () => {}, new AbortController().signal)
  expect(outcome).toMatchObject({ kind: 'planned', plan: { counts: { new: 2_000 } } })
})
