import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { type Database, rowsOf } from '../../../db/database.ts'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { LONG_TAIL } from '../../../edge/book/snapshot/snapshot-tail.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { readRunRecord } from '../../../edge/local/data/run-file.ts'
import { generatedCsv } from '../../bench/generated-csv.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { administratorUrl } from './administrator-url.ts'
import { type BookClient, openBookClient, webSocketOf } from './book-client.ts'
import { endAllRuns, startRun } from './run.ts'

const BROWSERS = 10
/** More than a small run changes, so that it becomes a snapshot. */
const BULK = 600
const FEW = 100
/** The most that travels through the tail. */
const SMALL = 500
/** So many small runs make a tail that is too long. */
const SMALL_RUNS = Math.ceil((LONG_TAIL + 1) / SMALL)
/** Longer than a browser that is away is remembered. */
const AWAY_DAYS = 15
/** zero-cache starts again within seconds, and later where the machine is busy. */
const STARTING = { timeout: 60_000 }

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let dataDir: string
let origin: string
let db: Database
const browsers: BookClient[] = []

beforeAll(async () => {
  dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  cleanUp.defer(endAllRuns)
  const run = await startRun({ dataDir })
  await run.untilHealth(200)
  origin = `http://localhost:${run.port}`
  const connection = connectNode(administratorUrl(dataDir), { max: 3 })
  cleanUp.defer(() => connection.close())
  db = connection.db
  vi.stubGlobal('WebSocket', webSocketOf(origin))
  cleanUp.defer(() => {
    vi.unstubAllGlobals()
  })
  cleanUp.defer(async () => {
    for (const browser of browsers) await browser.close()
  })
})

/** Imports a spreadsheet of `rows` properties, each with `notes`. */
async function importSheet(source: string, rows: number, notes: string): Promise<void> {
  const path = join(dataDir, '..', `${source}.csv`)
  writeFileSync(
    path,
    generatedCsv(rows, (property) => ({ ...property, notes })),
  )
  // The same buildings come from several sources here.
  await importWorkbook({ db, team: DEMO_TEAM, source, path, dataDir, force: true })
}

/** What zero-cache keeps of all browsers: rows by table, those gone from the browsers not counted. */
async function clientViews(): Promise<Record<string, number>> {
  const counted = await rowsOf<{ table: string; rows: number }>(
    db,
    sql`select "table", count(*)::int as rows from "zero_0/cvr".rows where "refCounts" is not null group by 1`,
  )
  return Object.fromEntries(counted.map(({ table, rows }) => [table, rows]))
}

const tailLengths = () => browsers.map((browser) => browser.tailLength())

async function count(from: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(db, sql.raw(`select count(*)::int as n from ${from}`))
  return row?.n ?? 0
}

test('of each browser one row is kept, however large the book, and one for every change in the tail', async () => {
  await importSheet('base', BULK, 'As first imported.')
  for (let i = 0; i < BROWSERS; i++) browsers.push(openBookClient(origin, `browser-${i}`))
  await expect.poll(tailLengths).toEqual(Array(BROWSERS).fill(0))
  await expect.poll(clientViews).toEqual({ book: BROWSERS })
  await importSheet('few', FEW, 'A small run.')
  await expect.poll(clientViews).toEqual({ book: BROWSERS, property_tail: BROWSERS * FEW })
  expect(await count('property')).toBe(BULK + FEW)
})

test('of many snapshots the newest is kept, and what they hold leaves the tail of every browser', async () => {
  for (const notes of ['Changed once.', 'Changed twice.']) await importSheet('base', BULK, notes)
  expect(await rowsOf(db, sql`select team_id, seq from private.book_snapshot`)).toEqual(
    await rowsOf(db, sql`select team_id, snapshot_seq as seq from book`),
  )
  await expect.poll(clientViews).toEqual({ book: BROWSERS })
  await expect.poll(tailLengths).toEqual(Array(BROWSERS).fill(0))
})

test('browsers that stay away are forgotten', async () => {
  for (const browser of browsers.splice(0)) await browser.close()
  // It looks for them when it starts, and from then on now and again.
  process.kill(readRunRecord(dataDir)?.zero?.pid ?? 0, 'SIGKILL')
  await db.execute(sql`update "zero_0/cvr".instances
    set "lastActive" = now() - make_interval(days => ${AWAY_DAYS})`)
  for (const table of ['rows', 'queries', 'desires', 'clients'])
    await expect.poll(() => count(`"zero_0/cvr".${table}`), STARTING).toBe(0)
})

test('many small runs never leave a long tail: it becomes a snapshot', async () => {
  const tails: number[] = []
  for (let run = 1; run <= SMALL_RUNS; run++) {
    await importSheet(`small-${run}`, SMALL, 'A small run.')
    tails.push(await count('property_tail'))
  }
  expect(Math.max(...tails)).toBeLessThanOrEqual(LONG_TAIL)
  expect(tails.at(-1)).toBe(0)
})
