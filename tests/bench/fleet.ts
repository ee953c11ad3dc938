import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { TestProject } from 'vitest/node'
import { connectNode } from '../../db/connect-node.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { createApp } from '../../edge/app.ts'
import { openSecrets } from '../../edge/local/data/secrets.ts'
import { nodeServices } from '../../edge/local/node-services.ts'
import { freePort } from '../../edge/local/process/free-port.ts'
import { listen } from '../../edge/local/site/node-server.ts'
import { parseEnv } from '../../edge/settings/env.ts'
import { fillBook } from '../edge/fill-book.ts'
import { webSocketOf } from '../edge/local/book-client.ts'
import { type LiveClient, liveClient } from '../edge/zero/live-clients.ts'
import { startManyMachines } from '../edge/zero/many-machines.ts'
import { makeProperty } from '../make/property.ts'
import startPostgres from '../postgres-server.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { type BenchFigures, quantile } from './figures.ts'

const SIZES = [50, 200]
const NOTES = 5
const WITHIN_MS = 300_000

/**
 * zero-cache as one replication manager and two view syncers on this machine, with so many browsers without screens,
 * all of them in this process: until all are live, until a note is at all of them, and what that takes.
 */
export async function benchFleet(): Promise<BenchFigures> {
  return await benchClients(SIZES)
}

/** The same for a thousand, which takes this one process minutes. */
export async function benchManyClients(): Promise<BenchFigures> {
  return await benchClients([1_000])
}

async function benchClients(sizes: readonly number[]): Promise<BenchFigures> {
  await using cleanUp = new AsyncDisposableStack()
  const { db, machines, origin } = await startFleet(cleanUp)
  const figures: BenchFigures = {}
  const clients: LiveClient[] = []
  cleanUp.defer(async () => {
    await Promise.all(clients.map((client) => client.close()))
  })
  for (const size of sizes) {
    const started = performance.now()
    while (clients.length < size) clients.push(liveClient(origin, `browser-${clients.length}`, 'tanner'))
    await until(() => clients.every((client) => client.isLive()))
    figures[`fleet_${size}_all_live_s`] = (performance.now() - started) / 1000
    const took: number[] = []
    for (let i = 0; i < NOTES; i++) took.push(...(await spread(clients, `${size}-${i}`)))
    figures[`fleet_${size}_note_p50_ms`] = quantile(took, 0.5)
    figures[`fleet_${size}_note_p95_ms`] = quantile(took, 0.95)
    figures[`fleet_${size}_note_at_last_ms`] = Math.max(...took)
    figures[`fleet_${size}_view_syncers_mb`] = machines.viewSyncers.reduce(
      (sum, { process }) => sum + residentMb(process.identity.pid),
      0,
    )
    figures[`fleet_${size}_cvr_rows`] = await cvrRows(db)
  }
  return figures
}

async function startFleet(cleanUp: AsyncDisposableStack) {
  let databaseUrl = ''
  const project = {
    provide(_name: string, url: string) {
      databaseUrl = url
    },
  }
  cleanUp.defer(await startPostgres(project as unknown as TestProject))
  const { db, close } = connectNode(databaseUrl)
  cleanUp.defer(close)
  await fillBook(db, [makeProperty({ id: 'tanner' })])
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const secrets = openSecrets(dataDir)
  const server = await listen('127.0.0.1', await freePort())
  cleanUp.defer(() => server.close())
  const of = { dataDir, databaseUrl, origin: server.origin, apiKey: secrets.zeroApiKey }
  const machines = await startManyMachines({ ...of, viewSyncers: 2 }, cleanUp)
  const { services, close: closeServices } = nodeServices({
    env: parseEnv({ DATA_DIR: dataDir, NETWORK: 'off' }),
    secrets,
    databaseUrl,
    databaseFolder: dataDir,
    zeroPort: machines.balancer.port,
    origins: server.origins,
    localOrigin: server.localOrigin,
    openSockets: server.openSockets,
  })
  cleanUp.defer(closeServices)
  server.open({
    app: createApp(services),
    pages: (_, response) => response.end(),
    zeroPort: machines.balancer.port,
  })
  globalThis.WebSocket = webSocketOf(server.origin)
  return { db, machines, origin: server.origin }
}

/** Writes a note, and answers after how many milliseconds each client has shown it. */
async function spread(clients: readonly LiveClient[], note: string): Promise<number[]> {
  const started = performance.now()
  const at = new Map<LiveClient, number>()
  await clients[0]?.addNote(note)
  await until(() => {
    for (const client of clients)
      if (!at.has(client) && client.notes().includes(note)) at.set(client, performance.now() - started)
    return at.size === clients.length
  })
  return [...at.values()]
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('The clients took too long.')
    await delay(5)
  }
}

async function cvrRows(db: Database): Promise<number> {
  const [found] = await rowsOf<{ rows: number }>(db, sql`select count(*)::int as rows from "zero_0/cvr".rows`)
  return found?.rows ?? Number.NaN
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024
}
