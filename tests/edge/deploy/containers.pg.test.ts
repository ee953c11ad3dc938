import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import type { Database } from '../../../db/database.ts'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { source } from '../../../db/private-schema.ts'
import { migrateAnywhere } from '../../../edge/deploy/migrate.ts'
import { parseServeSettings } from '../../../edge/deploy/serve-settings.ts'
import { writeBackup } from '../../../edge/local/backup/write-backup.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { PROJECT } from '../../../edge/settings/project.ts'
import { queries } from '../../../sync/queries.ts'
import { makeProperty } from '../../make/property.ts'
import { createTestDatabase, ROLE_PASSWORDS, turnOfZeroCache } from '../../postgres.ts'
import { fillBook } from '../fill-book.ts'
import { webSocketOf } from '../local/book-client.ts'
import { openSyncUser, writeNote } from '../open-sync-user.ts'
import { namesToFillIn, serviceOf } from './compose-services.ts'

/** Others have their turn of zero-cache first. */
const PATIENCE = 300_000

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

const METRICS_TOKEN = 'the-token-of-the-metrics'
let origin: string
let db: Database
let dataDir: string
let appUrl: string
let app: Command

interface Command {
  /** The last one started. */
  child: ChildProcess
  /** What it has said. */
  readonly lines: string[]
}

/** Runs a command of the image as a container would: nothing of this environment, and what it says. */
function run(command: readonly string[], environment: Readonly<Record<string, string>>): Command {
  const [program = '', ...args] = command
  const lines: string[] = []
  const start = () => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: PROJECT,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => lines.push(...String(chunk).trimEnd().split('\n')))
    // `restart: unless-stopped`
    child.on('exit', async (code) => {
      if (code === 0) return
      lines.push(`exit code ${code}`)
      await delay(1_000)
      if (!isStopped) running.child = start()
    })
    return child
  }
  let isStopped = false
  const running: Command = { child: start(), lines }
  cleanUp.defer(async () => {
    isStopped = true
    const { child } = running
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // zero-cache's workers outlive it where it is not told to end them.
    child.kill('SIGTERM')
    await ended
  })
  return running
}

/** Where it does not, what the command said is told. */
async function untilAnswers(path: string, { lines }: Command): Promise<void> {
  const look = async () => {
    const { status } = await fetch(origin + path)
    expect(status, lines.join('\n')).toBe(200)
  }
  await vi.waitFor(look, { timeout: 120_000, interval: 200 })
}

beforeAll(async () => {
  const database = await createTestDatabase()
  cleanUp.defer(database.drop)
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-containers-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  const values: Record<string, string> = {
    ...Object.fromEntries(namesToFillIn().map((name) => [name, `the-${name}-`.padEnd(40, 'x')])),
    APP_DB_PASSWORD: ROLE_PASSWORDS.app,
    ZERO_DB_PASSWORD: ROLE_PASSWORDS.zero,
  }
  const { ZERO_API_KEY = '', SESSION_SECRET = '' } = values
  await migrateAnywhere({ url: database.url, passwords: ROLE_PASSWORDS })
  const direct = connectNode(database.url)
  cleanUp.defer(direct.close)
  db = direct.db
  await fillBook(db, [makeProperty({ id: 'tanner' })])
  const at = new Date()
  const due = { kind: 'url', address: 'https://not-allowed.example/due.csv', everyHours: 24 } as const
  await db.insert(source).values({ teamId: DEMO_TEAM, name: 'Due', ...due, addedAt: at, nextRunAt: at })

  const { hostname, port, pathname } = new URL(database.url)
  /** The same address, but in the test's Postgres. */
  const here = (url = '') => {
    const own = new URL(url)
    return Object.assign(own, { hostname, port, pathname }).href
  }
  const appPort = await freePort()
  const zeroPort = await freePort(2)
  origin = `http://localhost:${appPort}`
  const service = serviceOf('app', values)
  dataDir = join(folder, 'app')
  appUrl = here(service.environment.DATABASE_URL)
  app = run(['node', 'edge/deploy/serve.ts'], {
    DATA_DIR: dataDir,
    PORT: String(appPort),
    DATABASE_URL: appUrl,
    ZERO_PORT: String(zeroPort),
    SESSION_SECRET,
    ZERO_API_KEY,
    METRICS_TOKEN,
    SAMPLE: 'off',
  })
  await untilAnswers('/api/health/alive', app)
  await turnOfZeroCache((end) => cleanUp.defer(end))
  const zero = serviceOf('zero-cache', values)
  const zeroCache = run(zero.command, {
    ...zero.environment,
    ZERO_UPSTREAM_DB: here(zero.environment.ZERO_UPSTREAM_DB),
    ZERO_CVR_DB: here(zero.environment.ZERO_CVR_DB),
    ZERO_REPLICA_FILE: join(folder, 'replica.db'),
    ZERO_PORT: String(zeroPort),
    ZERO_QUERY_URL: `${origin}/api/zero/query`,
    ZERO_MUTATE_URL: `${origin}/api/zero/mutate`,
  })
  await untilAnswers('/api/health', zeroCache)
}, PATIENCE)

test('as compose.yaml starts them, app and zero-cache take a write of a browser and give it to another', async () => {
  const real = globalThis.WebSocket
  cleanUp.defer(() => {
    globalThis.WebSocket = real
  })
  globalThis.WebSocket = webSocketOf(origin, new Map())
  const [writer, reader] = ['writer', 'reader'].map((name) => openSyncUser(origin, name))
  if (writer === undefined || reader === undefined) throw new Error('There are two.')
  cleanUp.defer(async () => {
    await Promise.all([writer.close(), reader.close()])
  })
  let seen: string[] = []
  reader.materialize(queries.note.ofProperty({ propertyId: 'tanner' })).addListener((notes) => {
    seen = notes.map(({ note }) => note)
  })
  await writeNote(writer, crypto.randomUUID(), 'Toured with Ann').server
  await expect.poll(() => seen).toEqual(['Toured with Ann'])
  const metrics = await fetch(`${origin}/api/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const text = await metrics.text()
  expect(text).toContain('clearheight_sync_up 1\n')
  expect(text).toContain('clearheight_sync_sockets 2\n')
})

test('the app reads sources when they are due, and notes what came of it', async () => {
  const due = db.select().from(source).where(eq(source.name, 'Due'))
  await expect
    .poll(async () => (await due)[0]?.failure)
    .toBe('Files may not be fetched from not-allowed.example any more.')
})

test('the app has the rights to back everything up', async () => {
  const file = join(dataDir, 'backups/test.tar.gz')
  expect(await writeBackup({ url: appUrl, dataDir, file })).toBeGreaterThan(0)
})

test('the app logs a line of JSON each, and ends in order when its container is stopped', async () => {
  app.child.kill('SIGTERM')
  await expect.poll(() => [app.child.exitCode, app.child.signalCode]).toEqual([0, null])
  const events = app.lines.map((line) => JSON.parse(line) as { event: string })
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['up', 'stopping']))
})

test('what the app lacks is named, a sentence each', () => {
  const message = (() => {
    try {
      parseServeSettings({ SESSION_SECRET: 'short' })
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
    return ''
  })()
  expect(message.split('\n').map((sentence) => sentence.split(' ', 1)[0])).toEqual([
    'DATABASE_URL',
    'SESSION_SECRET',
    'ZERO_API_KEY',
  ])
})
