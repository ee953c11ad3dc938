import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CoreHeaders, convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { expect } from 'vitest'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import type { FileStore } from '../../../edge/services/file-store.ts'
import type { Services } from '../../../edge/services/services.ts'
import type { Bucket } from '../../../edge/worker/bucket.ts'
import { bucketStore } from '../../../edge/worker/bucket-store.ts'
import type { App } from '../host.ts'
import type { WorkerBuild } from './build-worker.ts'
import { startNeighbor } from './neighbor.ts'
import { AHEAD_HEADER, ANEW_PATH, OWN_BASEMAP_PATH } from './neighbor-paths.ts'
import { poolPostgres } from './pooled-postgres.ts'
import { THE_NETWORK } from './the-network.ts'
import { workerVariables } from './worker-variables.ts'

/** Clocks that run together are never apart by more. */
const SAME_TIME_MS = 1_000

const KILLED_WITHIN_MS = 2_000

/** Whoever knows it may say what Host a request was sent to. */
const PROXY_SECRET = 'the proxy of the tests'
const MODULE_TYPES: Readonly<Record<string, 'ESModule' | 'CompiledWasm' | 'Data'>> = {
  '.js': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.ttf': 'Data',
  '.woff2': 'Data',
}

export interface HostedApp extends App {
  forgetCalls(): Promise<void>
  /** The names of what is kept in a folder. */
  filesIn(folder: string): Promise<string[]>
}

export interface AppInWorkerd extends HostedApp {
  /** What the Worker keeps in its bucket. */
  readonly files: FileStore
  /** Lets it do what it does by itself. */
  keepHouse(): Promise<void>
  /** Ends its process, whatever it is at. */
  end(): Promise<void>
}

interface Scheduled {
  scheduled(options: { cron: string }): Promise<unknown>
}

/** What runs now, and for which test file. */
const running = new Map<Miniflare, string | undefined>()
const fileNow = () => expect.getState().testPath

/** Files share their process, and one that is not cleaned up would leave its Workers in memory to the end of the run. */
async function closeThoseOfOtherFiles(): Promise<void> {
  const left = [...running].filter(([, file]) => file !== fileNow())
  await Promise.all(left.map(([workerd]) => close(workerd)))
}

/** The process is killed at once. What Miniflare does after that waits for answers that a test left unread. */
async function close(workerd: Miniflare): Promise<void> {
  if (running.delete(workerd)) await Promise.race([workerd.dispose(), delay(KILLED_WITHIN_MS)])
}

/** Runs what was built, in one process: wrangler's own harness takes a second one and bundles at every start. */
async function run({ folder, settings }: WorkerBuild, vars: Record<string, string>): Promise<Miniflare> {
  const { workerOptions, main } = readWorkerOptions(settings)
  const { assets: _ofNeighbor, bindings, ...options } = workerOptions as Record<string, object>
  const entry = `${basename(main ?? '', '.ts')}.js`
  const names = readdirSync(folder).filter((name) => extname(name) in MODULE_TYPES && name !== entry)
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'clearheight',
      bindings: { ...bindings, ...vars } as Record<string, string>,
      modulesRoot: folder,
      modules: [entry, ...names].map((name) => ({
        type: MODULE_TYPES[extname(name)] ?? 'Data',
        path: join(folder, name),
      })),
      cf: false,
      logRequests: false,
      unsafeProxySharedSecret: PROXY_SECRET,
    }),
  )
  await workerd.ready
  return workerd
}

/** The Worker, started at its first request, with the settings and the neighbors that `services` say. */
export function appInWorkerd(
  build: WorkerBuild,
  services: Services,
  databaseUrl: string,
  cleanUp: AsyncDisposableStack,
  more: Readonly<Record<string, string>> = {},
): AppInWorkerd {
  let started: Promise<Miniflare> | null = null
  async function start(): Promise<Miniflare> {
    const neighbor = await startNeighbor(services, cleanUp)
    const vars = {
      ...workerVariables(services.settings),
      DATABASE_URL: await poolPostgres(databaseUrl, cleanUp),
      ZERO_CACHE_URL: neighbor,
      NEIGHBOR: neighbor,
      ...(services.basemap.own === null ? {} : { BASEMAP_PMTILES: neighbor + OWN_BASEMAP_PATH }),
      ...(services.fetch === THE_NETWORK ? { NETWORK_AS_IT_IS: 'on' } : {}),
      ...more,
    }
    const workerd = await run(build, vars)
    await closeThoseOfOtherFiles()
    running.set(workerd, fileNow())
    cleanUp.defer(() => close(workerd))
    return workerd
  }
  const worker = () => {
    started ??= start()
    return started
  }
  async function bucket(): Promise<Bucket> {
    return (await (await worker()).getR2Bucket('FILES')) as unknown as Bucket
  }
  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const workerd = await worker()
    const headers = new Headers(init.headers)
    headers.set(CoreHeaders.PROXY_SHARED_SECRET, PROXY_SECRET)
    const aheadMs = services.now().getTime() - Date.now()
    if (Math.abs(aheadMs) > SAME_TIME_MS) headers.set(AHEAD_HEADER, String(aheadMs))
    const answer = await workerd.dispatchFetch(url, { ...init, headers, redirect: 'manual' } as never)
    const isBare = answer.status === 101 || answer.status === 204 || answer.status === 304
    return new Response(isBare ? null : (answer.body as ReadableStream | null), {
      status: answer.status,
      headers: [...answer.headers] as [string, string][],
    })
  }
  return {
    request,
    files: {
      put: async (...args) => await bucketStore(await bucket()).put(...args),
      copy: async (...args) => await bucketStore(await bucket()).copy(...args),
      open: async (key) => await bucketStore(await bucket()).open(key),
      remove: async (key) => await bucketStore(await bucket()).remove(key),
    },
    async filesIn(folder) {
      const { objects } = await (await bucket()).list({ prefix: `${folder}/` })
      return objects.map(({ key }) => key.slice(folder.length + 1))
    },
    async keepHouse() {
      const schedule = (await (await worker()).getWorker()) as unknown as Scheduled
      await schedule.scheduled({ cron: '* * * * *' })
    },
    async end() {
      await close(await worker())
    },
    async forgetCalls() {
      await request(services.settings.origins[0] + ANEW_PATH)
    },
  }
}
