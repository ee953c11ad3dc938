import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { connectNode } from '../../db/connect-node.ts'
import { createApp } from '../../edge/app.ts'
import { openSecrets } from '../../edge/local/data/secrets.ts'
import { nodeServices } from '../../edge/local/node-services.ts'
import { freePort } from '../../edge/local/process/free-port.ts'
import { listen } from '../../edge/local/site/node-server.ts'
import { startZeroCache, ZERO_ENDING } from '../../edge/local/zero/zero-cache.ts'
import { parseEnv } from '../../edge/settings/env.ts'
import { fillBook } from '../edge/fill-book.ts'
import { makeProperty } from '../make/property.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { benchPostgres } from './bench-postgres.ts'
import type { BenchFigures } from './figures.ts'
import { lightClient } from './fleet/light-client.ts'
import { pageHello } from './fleet/page-hello.ts'
import { figuresOf } from './fleet/process-figures.ts'

const PROPERTY = 'tanner'
/** So many browsers come, see a note that one of them writes, and go for good. */
const TOGETHER = 16
const ROUNDS = 60
const TOLD_AFTER = [10, 20, 30, 40, 50, 60]
const LOOK_MS = 50
/** zero-cache gives a browser that is gone a few seconds to come back. */
const GONE_MS = 12_000

/** What zero-cache, as on one machine, has in memory after so many browsers have come and gone. */
export async function benchGrowth(): Promise<BenchFigures> {
  await using cleanUp = new AsyncDisposableStack()
  const { origin, pid } = await startOneMachine(cleanUp)
  const hello = await pageHello(origin, PROPERTY)
  const [load = Number.NaN] = loadavg()
  const figures: BenchFigures = { machine_load_before: load, growth_at_start_mb: residentMb(pid) }
  for (let round = 1; round <= ROUNDS; round++) {
    const clients = Array.from({ length: TOGETHER }, () => lightClient(origin, hello, PROPERTY))
    await until(() => clients.every((client) => client.isLive()))
    clients[0]?.addNote(`Round ${round}`)
    await until(() => clients.every((client) => client.shows(`Round ${round}`)))
    for (const client of clients) client.close()
    if (!TOLD_AFTER.includes(round)) continue
    await delay(GONE_MS)
    figures[`growth_after_${round * TOGETHER}_browsers_mb`] = residentMb(pid)
  }
  return figures
}

async function startOneMachine(cleanUp: AsyncDisposableStack): Promise<{ origin: string; pid: number }> {
  const databaseUrl = await benchPostgres(cleanUp)
  const { db, close } = connectNode(databaseUrl)
  cleanUp.defer(close)
  await fillBook(db, [makeProperty({ id: PROPERTY })])
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const secrets = openSecrets(dataDir)
  const { origin, origins, localOrigin, openSockets, ...server } = await listen('127.0.0.1', await freePort())
  cleanUp.defer(() => server.close())
  const port = await freePort(2)
  const of = { dataDir, databaseUrl, origin, apiKey: secrets.zeroApiKey }
  const zero = await startZeroCache({ ...of, port, adminPassword: 'password' })
  cleanUp.defer(async () => void (await zero.end(ZERO_ENDING)))
  const { services, close: closeServices } = nodeServices({
    env: parseEnv({ DATA_DIR: dataDir, NETWORK: 'off' }),
    secrets,
    databaseUrl,
    databaseFolder: dataDir,
    zeroPort: port,
    origins,
    localOrigin,
    openSockets,
  })
  cleanUp.defer(closeServices)
  server.open({ app: createApp(services), pages: (_, response) => response.end(), zeroPort: port })
  return { origin, pid: zero.identity.pid }
}

const residentMb = (pid: number) => figuresOf([pid]).residentMb

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(LOOK_MS)
}
