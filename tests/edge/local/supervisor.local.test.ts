import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import type { Database } from '../../../db/database.ts'
import { note } from '../../../db/schema.ts'
import { readRunRecord } from '../../../edge/local/data/run-file.ts'
import { openSecrets } from '../../../edge/local/data/secrets.ts'
import { postgresUrl } from '../../../edge/local/postgres/postgres.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { diesWithin, isAlive } from '../../../edge/local/process/process-identity.ts'
import { makeProperty } from '../../make/property.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { fillBook } from '../fill-book.ts'
import { type BookClient, openBookClient, webSocketOf } from './book-client.ts'
import { processesOf } from './processes.ts'
import { endAllRuns, type Run, startRun } from './run.ts'

/** Every ending keeps this promise. */
const STOP_WITHIN_MS = 10_000

let dataDir: string
let current: Run | undefined

beforeAll(async () => {
  dataDir = await scratchFolder()
})
afterAll(async () => {
  await endAllRuns()
  removeScratchFolder(dataDir)
})

/** The product that runs; starting takes seconds, so each test goes on with what the one before left. */
async function running(): Promise<Run> {
  current ??= await up()
  return current
}

async function up(options: Partial<Parameters<typeof startRun>[0]> = {}): Promise<Run> {
  const run = await startRun({ dataDir, ...options })
  await run.untilHealth(200)
  return run
}

/** A browser that follows the book, and has been told of it. */
async function openBrowser(origin: string): Promise<BookClient> {
  vi.stubGlobal('WebSocket', webSocketOf(origin))
  onTestFinished(() => void vi.unstubAllGlobals())
  const browser = openBookClient(origin, 'browser')
  onTestFinished(browser.close)
  await expect.poll(browser.tailLength).toBe(0)
  return browser
}

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const port = readRunRecord(dataDir)?.postgresPort ?? 0
  const { db, close } = connectNode(postgresUrl(port, openSecrets(dataDir).postgresPassword), { max: 1 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const addProperty = (id: string) => inDatabase((db) => fillBook(db, [makeProperty({ id })], id))

async function storedNotes(): Promise<string[]> {
  const rows = await inDatabase((db) => db.select({ note: note.note }).from(note))
  return rows.map((row) => row.note)
}

async function expectCleanEnd(run: Run, how: () => void): Promise<void> {
  const processes = processesOf(dataDir)
  const started = performance.now()
  how()
  expect(await run.ended).toEqual({ code: 0, signal: null })
  expect(performance.now() - started).toBeLessThan(STOP_WITHIN_MS)
  expect(Object.values(processes).map(isAlive)).toEqual([false, false, false])
  expectNothingRuns()
}

function expectNothingRuns(): void {
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
}

test('an empty folder becomes a running product that says one address', async () => {
  const run = await running()
  expect(run.output()).toBe(
    `Starting the database.\nStarting the sync service.\nClearheight is up: http://localhost:${run.port} (Ctrl-C stops it)\n`,
  )
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([])
})

describe('beside a running product', () => {
  test('a second start from the same folder is refused and says where the first one is', async () => {
    const first = await running()
    const second = await startRun({ dataDir })
    expect((await second.ended).code).toBe(1)
    expect(second.output()).toBe(
      `Clearheight already runs from ${dataDir}: http://localhost:${first.port} (process ${first.pid}). Stop it with Ctrl-C where it was started, or with: kill ${first.pid}\n`,
    )
    await first.untilHealth(200)
  })

  test('another folder and port run', async () => {
    const first = await running()
    const otherFolder = await scratchFolder()
    const other = await up({ dataDir: otherFolder })
    other.signal('SIGTERM')
    await other.ended
    await first.untilHealth(200)
    removeScratchFolder(otherFolder)
  })

  test('a taken port is named before anything is started', async () => {
    const otherFolder = await scratchFolder()
    const port = await freePort()
    const taker = createServer().listen(port, '127.0.0.1')
    const run = await startRun({ dataDir: otherFolder, port })
    expect((await run.ended).code).toBe(1)
    expect(run.output()).toBe(
      `Port ${port} is taken by another program. Stop that program, or start with another port: PORT=${port + 1} npm start\n`,
    )
    expect(readdirSync(otherFolder)).toEqual([])
    taker.close()
    removeScratchFolder(otherFolder)
  })
})

describe('a part that dies', () => {
  test('the sync service is started again', async () => {
    const run = await running()
    process.kill(processesOf(dataDir).zero.pid, 'SIGKILL')
    await run.untilHealth(503)
    await run.untilHealth(200)
    expect(run.output()).toContain('The sync service ended (signal SIGKILL). It is started again.\n')
  })

  test('the database is started again with a new sync service: no note written meanwhile is refused or doubled, and what is written then reaches a browser that stayed open', async () => {
    const run = await running()
    const browser = await openBrowser(`http://localhost:${run.port}`)
    await addProperty('p1')
    const { postgres, zero } = processesOf(dataDir)
    const notes: { text: string; refusal: Promise<string | null> }[] = []
    const writing = setInterval(() => {
      const text = `Note ${notes.length}`
      notes.push({ text, refusal: browser.addNote(text) })
    }, 20)
    await expect.poll(() => notes.length).toBeGreaterThan(20)
    process.kill(postgres.pid, 'SIGKILL')
    await run.untilHealth(503)
    await run.untilHealth(200)
    clearInterval(writing)
    expect(await Promise.all(notes.map(({ refusal }) => refusal))).toEqual(notes.map(() => null))
    expect((await storedNotes()).sort()).toEqual(notes.map(({ text }) => text).sort())
    expect(run.output()).toContain('The database ended (signal SIGKILL). It is started again.\n')
    await expect.poll(() => processesOf(dataDir).zero.pid).not.toBe(zero.pid)
    await addProperty('p2')
    await expect.poll(browser.tailLength).toBe(2)
  })
})

describe('after a kill -9', () => {
  test('the sync service goes by itself, and the next start stops the database left behind', async () => {
    const killed = await running()
    const { zero, postgres } = processesOf(dataDir)
    killed.signal('SIGKILL')
    await killed.ended
    expect(await diesWithin(zero, 10_000)).toBe(true)
    expect(isAlive(postgres)).toBe(true)
    current = await up()
    expect(isAlive(postgres)).toBe(false)
  })

  test('a sync service that is stuck is ended by the next start', async () => {
    const killed = await running()
    const { zero } = processesOf(dataDir)
    process.kill(zero.pid, 'SIGSTOP')
    killed.signal('SIGKILL')
    await killed.ended
    expect(isAlive(zero)).toBe(true)
    current = await up()
    expect(isAlive(zero)).toBe(false)
  })

  test('with all parts killed, and the lock naming another program by now, the next start recovers', async () => {
    const killed = await running()
    const { self, zero, postgres } = processesOf(dataDir)
    for (const { pid } of [self, zero, postgres]) process.kill(pid, 'SIGKILL')
    await killed.ended
    expect(await diesWithin(postgres, 5000)).toBe(true)
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`)
    current = await up()
  })
})

describe('stopping', () => {
  test('a closed terminal stops all of it', async () => {
    const run = await running()
    await expectCleanEnd(run, () => run.signal('SIGHUP'))
  })

  test('the death of the launcher stops all of it', async () => {
    const run = await up({ lifeline: true })
    await expectCleanEnd(run, () => run.lifeline?.destroy())
  })

  test('Ctrl-C while it is still starting stops what was started', async () => {
    const run = await startRun({ dataDir })
    await run.untilHealth(503)
    run.signal('SIGINT')
    expect(await run.ended).toEqual({ code: 0, signal: null })
    expectNothingRuns()
  })
})
