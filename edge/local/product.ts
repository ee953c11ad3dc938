import type { RequestListener } from 'node:http'
import { createApp } from '../app.ts'
import { StartProblem } from '../errors/start-problem.ts'
import type { HostEnv } from '../settings/env.ts'
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts'
import { keepBackups } from './backup/keep-backups.ts'
import { keepTailsShort } from './book/keep-tails-short.ts'
import { prepareBook } from './book/prepare-book.ts'
import { checkOwnBasemap } from './check-own-basemap.ts'
import { type Claim, claim } from './data/claim.ts'
import { openDataFolder } from './data/data-folder.ts'
import { openSecrets } from './data/secrets.ts'
import { type NodeServices, nodeServices } from './node-services.ts'
import { type LocalDatabase, startDatabase } from './postgres/database.ts'
import { appUrl, zeroUrl } from './postgres/postgres.ts'
import { prepareDatabase } from './postgres/prepare-database.ts'
import { freePort } from './process/free-port.ts'
import { type Keeper, keepRunning } from './process/supervisor.ts'
import { compressedBootstrap } from './site/compressed-bootstrap.ts'
import { listen, type NodeServer } from './site/node-server.ts'
import { keepSourcesFresh } from './sources/keep-sources-fresh.ts'
import { sourcesHere } from './sources/source-world-here.ts'
import { forgetTornClients } from './zero/forget-torn-clients.ts'
import { startZeroCache, ZERO_ENDING } from './zero/zero-cache.ts'

export interface ProductOptions {
  readonly env: HostEnv
  /** Fires when the product is to stop, also while it is still starting. */
  readonly stopping: AbortSignal
  /** Makes the handler of every path except `/api` and `/zero`. */
  pages(server: NodeServer, env: HostEnv): Promise<RequestListener>
  say(line: string): void
}

export interface Product {
  /** The one address to open. */
  readonly origin: string
  stop(): Promise<void>
}

/** What has been started so far. */
interface Parts {
  claim?: Claim
  server?: NodeServer
  database?: LocalDatabase
  services?: NodeServices
  zero?: Keeper
  tails?: { stop(): Promise<void> }
  sources?: { stop(): Promise<void> }
  backups?: { stop(): Promise<void> }
}

/**
 * Starts everything on this machine and answers when all of it is ready. Whatever was started is stopped again
 * when a step fails or `stopping` fires.
 * @throws StartProblem
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const parts: Parts = {}
  try {
    return await startParts(parts, options)
  } catch (error) {
    await stopParts(parts)
    throw error
  }
}

async function startParts(parts: Parts, { env, stopping, pages, say }: ProductOptions): Promise<Product> {
  const { dataDir } = env
  openDataFolder(dataDir)
  await checkOwnBasemap(env.maps.pmtiles)
  parts.claim = await claim(dataDir, 'product', { stopping, say })
  const server = await takePort(env)
  parts.server = server
  parts.claim.note({ url: server.origin })
  const listener = await unlessStopped(stopping, pages(server, env))

  say('Starting the database.')
  const database = await startDatabase({
    dataDir,
    stopping,
    say,
    // zero-cache asks for a Postgres that is away at intervals that double, up to ten seconds, and may be stuck with
    // what it was writing for half a minute; meanwhile it says that it is well. A new one is sooner at work.
    back: () => void parts.zero?.renew(),
  })
  parts.database = database
  const secrets = openSecrets(dataDir)
  await unlessStopped(stopping, backUpBeforeUpgrade({ url: database.url, dataDir, say }))
  await unlessStopped(stopping, prepareDatabase(database.url, secrets))
  const databaseUrl = appUrl(database.port, secrets)
  await unlessStopped(stopping, prepareBook(env, databaseUrl, say))

  say('Starting the sync service.')
  const zeroPort = await freePort(2)
  const claimed = parts.claim
  parts.services = nodeServices({
    env,
    origins: server.origins,
    localOrigin: server.localOrigin,
    secrets,
    databaseUrl,
    databaseFolder: database.folder,
    zeroPort,
    openSockets: server.openSockets,
  })
  parts.zero = await keepRunning({
    name: 'The sync service',
    async start(signal) {
      // Without Postgres it does not start either, and says so.
      await forgetTornClients(database.url).catch(() => undefined)
      return await startZeroCache({
        dataDir,
        port: zeroPort,
        databaseUrl: zeroUrl(database.port, secrets),
        origin: server.localOrigin,
        apiKey: secrets.zeroApiKey,
        adminPassword: secrets.zeroAdminPassword,
        stopping: signal,
      })
    },
    started: (zero) => claimed.note({ zero }),
    ending: ZERO_ENDING,
    stopping,
    say,
  })
  stopping.throwIfAborted()
  server.open({ app: compressedBootstrap(createApp(parts.services.services)), pages: listener, zeroPort })
  parts.tails = keepTailsShort({ services: parts.services.services, databaseUrl })
  parts.sources = keepSourcesFresh({ services: parts.services.services, here: sourcesHere(env, databaseUrl) })
  if (env.backups !== null) {
    const { services } = parts.services
    parts.backups = keepBackups({
      services,
      url: database.url,
      dataDir,
      bucket: env.bucket,
      keeping: env.backups,
    })
  }
  parts.claim.note({ ready: true, postgresPort: database.port })
  return { origin: server.origin, stop: () => stopParts(parts) }
}

/** First no new requests are taken, then parts are stopped from the outside in. The record is removed last. */
async function stopParts(parts: Parts): Promise<void> {
  const { claim, server, database, services, zero, tails, sources, backups } = parts
  await Promise.all([server?.close(), zero?.stop(), tails?.stop(), sources?.stop(), backups?.stop()])
  await Promise.all([services?.close(), database?.stop()])
  claim?.release()
}

async function takePort({ host, port, signIn, publicSite }: HostEnv): Promise<NodeServer> {
  try {
    return await listen(host, port, undefined, { mode: signIn.mode, publicSite })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${port} is taken by another program. Stop that program, or start with another port: PORT=${port + 1} npm start`,
      )
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new StartProblem(`HOST names ${host}, and this machine has no such address.`)
    }
    if (code === 'EACCES') {
      throw new StartProblem(
        `Port ${port} is not open to this user. Start with a higher one: PORT=8787 npm start`,
      )
    }
    throw error
  }
}

/**
 * The result of the work, or the stop's reason as soon as a stop is requested. The work then ends together with its
 * database.
 */
async function unlessStopped<T>(stopping: AbortSignal, work: Promise<T>): Promise<T> {
  stopping.throwIfAborted()
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = () => reject(stopping.reason)
  stopping.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, stopped])
  } finally {
    stopping.removeEventListener('abort', stop)
    work.catch(() => {})
  }
}
