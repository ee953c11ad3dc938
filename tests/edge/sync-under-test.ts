import { Worker } from 'node:worker_threads'
import { Hono } from 'hono'
import { seedDemoTeam } from '../../db/demo-team.ts'
import { createApp } from '../../edge/app.ts'
import { freePort } from '../../edge/local/process/free-port.ts'
import { listen } from '../../edge/local/site/node-server.ts'
import { startZeroCache, ZERO_ENDING } from '../../edge/local/zero/zero-cache.ts'
import { ZERO_MUTATE_PATH } from '../../sync/api/paths.ts'
import type { SessionUser } from '../../sync/session.ts'
import { turnOfZeroCache } from '../postgres.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { type AppUnderTest, appUnderTest, type Outside, ZERO_API_KEY } from './app-under-test.ts'
import { webSocketOf } from './local/book-client.ts'
import type { OfflineWrites } from './offline-writer.ts'
import { openSyncUser } from './open-sync-user.ts'

/** A client that comes before zero-cache is kept waiting until that is up. */
const PATIENCE_MS = 60_000

/** Answers a push of zero-cache in place of the app, or passes it on. */
type Intercept = (pass: () => Promise<Response>) => Promise<Response>

/**
 * The real app, its socket and, once started, zero-cache, over a real database, with Node in place of a browser.
 * `cleanUp` is the file's own, disposed in an `afterAll` of its top level: one that is registered in a `beforeAll` runs
 * only after the last file of the worker, and until then no other file has its turn of zero-cache.
 */
export async function syncUnderTest(cleanUp: AsyncDisposableStack, outside: Outside = {}) {
  const site: AppUnderTest = await appUnderTest(outside)
  await seedDemoTeam(site.db)
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const server = await listen('127.0.0.1', await freePort())
  cleanUp.defer(() => server.close())
  const { services } = site
  const own = createApp({ ...services, settings: { ...services.settings, origins: server.origins } })

  let intercept: Intercept = (pass) => pass()
  const app = new Hono()
  app.all('/api/*', (c) => {
    const pass = async () => own.fetch(c.req.raw)
    return c.req.path === ZERO_MUTATE_PATH ? intercept(pass) : pass()
  })
  const zeroPort = await freePort(2)
  server.open({ app, pages: (_request, response) => response.end(), zeroPort, zeroPatienceMs: PATIENCE_MS })

  const realWebSocket = globalThis.WebSocket
  const cookies = new Map<string, string>()
  globalThis.WebSocket = webSocketOf(server.origin, cookies)
  cleanUp.defer(() => {
    globalThis.WebSocket = realWebSocket
  })
  return {
    ...site,
    own,
    origin: server.origin,
    /** A browser of its own, of the demo user where nobody else is named with their cookie. */
    user(who?: { user: SessionUser; cookie: string }) {
      if (who !== undefined) cookies.set(who.user.userId, who.cookie)
      const zero = openSyncUser(server.origin, crypto.randomUUID(), who?.user)
      cleanUp.defer(() => zero.close())
      return zero
    },
    /** A browser that writes as long as nothing answers, and stays open. */
    writeOffline(writes: Omit<OfflineWrites, 'origin'>): void {
      const workerData: OfflineWrites = { ...writes, origin: server.origin }
      const browser = new Worker(new URL('offline-writer.ts', import.meta.url), { workerData })
      cleanUp.defer(() => browser.terminate().then(() => {}))
    },
    async startZeroCache(): Promise<void> {
      await turnOfZeroCache((end) => cleanUp.defer(end))
      const zeroCache = await startZeroCache({
        dataDir,
        port: zeroPort,
        databaseUrl: site.databaseUrl,
        origin: server.origin,
        apiKey: ZERO_API_KEY,
        adminPassword: 'password',
      })
      cleanUp.defer(() => zeroCache.end(ZERO_ENDING).then(() => {}))
    },
    /** Stands before the door for writes until the next call of it; without one, every write passes. */
    interceptWrites(next: Intercept = (pass) => pass()): void {
      intercept = next
    },
  }
}
