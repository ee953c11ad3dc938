import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { connectNode } from '../../db/connect-node.ts'
import type { Database } from '../../db/database.ts'
import { createApp } from '../../edge/app.ts'
import { seedTeamOf } from '../../edge/auth/seed-team-of.ts'
import { SESSION_COOKIE } from '../../edge/auth/session.ts'
import { createTeamBooks } from '../../edge/book/team-books.ts'
import { folderStore } from '../../edge/local/folder-store.ts'
import { renderInThread } from '../../edge/local/rendering/render-in-thread.ts'
import { fileSource } from '../../edge/local/sources/file-source.ts'
import { checkAddressHere, readSourcesHere, runTaskHere } from '../../edge/local/sources/read-sources-here.ts'
import { EMBEDDED_BASEMAP } from '../../edge/maps/basemap-sources.ts'
import { createLimits } from '../../edge/rate-limit/rate-limit.ts'
import { createGeocodeMemory } from '../../edge/services/geocode-memory.ts'
import { createProviderMemory } from '../../edge/services/provider-memory.ts'
import { createRequestMetrics } from '../../edge/services/request-metrics.ts'
import type { Services, Settings } from '../../edge/services/services.ts'
import { createShareReading } from '../../edge/services/share-reading.ts'
import { OFFLINE_MAPS } from '../../edge/settings/map-settings.ts'
import { DEMO_SIGN_IN, type SignIn } from '../../edge/settings/sign-in-settings.ts'
import { NO_OUTSIDE_SOURCES } from '../../edge/settings/source-settings.ts'
import { createImportJobs } from '../../edge/sources/run/create-import-jobs.ts'
import { createTestDatabase } from '../postgres.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { embeddedPlaceTable } from '../sync/geocode/embedded-place-table.ts'
import type { App } from './host.ts'
import type { HostedApp } from './workerd/app-on-worker.ts'
import { nextBucket, sharedApp } from './workerd/shared-app.ts'

export const ORIGIN = 'http://localhost:8787'
export const ZERO_API_KEY = 'the key of zero-cache in tests'
export const SESSION_SECRET = 'a secret of the tests that is long enough'

export interface AppUnderTest {
  app: App
  db: Database
  databaseUrl: string
  /** Where files are kept. */
  dataDir: string
  services: Services
  /** What the server logged. */
  log: Record<string, string | number | boolean>[]
  /** The same server with other settings, another network or another clock. */
  appWith(others: Partial<Services>): App
  /** From now on it is as if nobody had asked anything. */
  forgetCalls(): Promise<void>
  /** The names of the files that are kept in a folder. */
  filesIn(folder: string): Promise<string[]>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  remove(path: string, headers?: Record<string, string>): Promise<Response>
}

export interface Outside {
  /** Settings other than the usual ones. */
  maps?: Partial<Settings['maps']>
  assistant?: Settings['assistant']
  signIn?: SignIn
  sources?: Settings['sources']
  metricsToken?: string
  /** The server's clock, where it is not that of the machine. */
  now?: Services['now']
  /** Answers in place of every service outside; without it none can be reached. */
  fetch?: Services['fetch']
  /** Says under which address the app finds its database, which is at `url`. */
  roadTo?(url: string): Promise<string>
}

/** The real app on a real database of its own, with zero-cache taken as answering. */
export async function appUnderTest({
  maps,
  assistant = null,
  signIn = DEMO_SIGN_IN,
  sources = NO_OUTSIDE_SOURCES,
  metricsToken,
  now = () => new Date(),
  fetch,
  roadTo = async (url) => url,
}: Outside = {}): Promise<AppUnderTest> {
  const database = await createTestDatabase()
  const url = await roadTo(database.url)
  const connection = connectNode(url)
  await seedTeamOf(connection.db, signIn)
  const dataDir = await scratchFolder()
  const bucketIn = nextBucket()
  const workers = new AsyncDisposableStack()
  afterAll(async () => {
    await workers.disposeAsync()
    await connection.close()
    removeScratchFolder(dataDir)
    await database.drop()
  })
  const log: AppUnderTest['log'] = []
  const say: Services['log'] = (entry) => void log.push(entry)
  // Tests replace settings and `fetch` later.
  const here = () => ({
    databaseUrl: database.url,
    dataDir,
    sources: services.settings.sources,
    network: true,
  })
  const outsideNow: Services['fetch'] = (request) => services.fetch(request)
  const services: Services = {
    withDb: (work) => work(connection.db),
    shareReading: createShareReading(),
    bookOfTeam: createTeamBooks(),
    keptSnapshots: null,
    hasRoom: async () => true,
    zeroCacheAnswers: async () => true,
    fetch: fetch ?? (() => Promise.reject(new TypeError('fetch failed'))),
    basemap: { embedded: fileSource(`dist/${EMBEDDED_BASEMAP}`), own: null },
    requestMetrics: createRequestMetrics(),
    openSockets: () => null,
    ...renderInThread,
    files: folderStore(dataDir),
    readSources: (request) => readSourcesHere(here(), request, outsideNow),
    checkAddress: (asked) => checkAddressHere(here(), asked, outsideNow),
    importJobs: createImportJobs((task, options) => runTaskHere(here(), task, options, outsideNow), say),
    places: embeddedPlaceTable,
    geocodeMemory: createGeocodeMemory(),
    providerMemory: createProviderMemory(),
    limits: createLimits(() => new Date()),
    limitEverywhere: async () => null,
    now,
    log: say,
    settings: {
      signIn,
      origins: [ORIGIN],
      innerOrigin: null,
      sessionCookie: SESSION_COOKIE,
      sessionSecrets: [SESSION_SECRET],
      zeroApiKey: ZERO_API_KEY,
      metricsToken: metricsToken ?? null,
      consoleUrl: null,
      portfolioMapUrl: null,
      offlineDays: 7,
      maps: { ...OFFLINE_MAPS, ...maps },
      assistant,
      sources,
    },
  }
  const hosted = (own: Services) => hostedApp(own, url, workers, dataDir, bucketIn)
  const app = hosted(services)
  const send = async (path: string, init: RequestInit): Promise<Response> =>
    app.request(`${ORIGIN}${path}`, init)
  const write = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
    })
  return {
    app,
    db: connection.db,
    databaseUrl: database.url,
    dataDir,
    services,
    log,
    appWith: (others) => hosted({ ...services, ...others }),
    forgetCalls: () => app.forgetCalls(),
    filesIn: (folder) => app.filesIn(folder),
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers) => write('POST', path, body, headers),
    put: (path, body, headers) => write('PUT', path, body, headers),
    remove: (path, headers = {}) => send(path, { method: 'DELETE', headers: { Origin: ORIGIN, ...headers } }),
  }
}

function hostedApp(
  services: Services,
  databaseUrl: string,
  workers: AsyncDisposableStack,
  dataDir: string,
  bucketIn: ReturnType<typeof nextBucket>,
): HostedApp {
  const build = inject('workerBuild')
  if (build !== undefined) {
    const app = sharedApp(build, services, databaseUrl, workers, bucketIn)
    services.files = app.files
    return app
  }
  const app = createApp(services)
  return {
    request: (url, init) => app.request(url, init),
    async forgetCalls() {
      Object.assign(services.limits, createLimits(services.now))
    },
    // There is no folder before its first file.
    filesIn: (folder) => readdir(join(dataDir, folder)).catch(() => []),
  }
}
