import { expect } from 'vitest'
import { createTestHarness, type TestHarness } from 'wrangler'
import type { FileStore } from '../../../edge/services/file-store.ts'
import type { Services } from '../../../edge/services/services.ts'
import type { Bucket } from '../../../edge/worker/bucket.ts'
import { bucketStore } from '../../../edge/worker/bucket-store.ts'
import type { App } from '../host.ts'
import type { WorkerBuild } from './build-worker.ts'
import { startNeighbor } from './neighbor.ts'
import { AHEAD_HEADER, ANEW_PATH, OWN_BASEMAP_PATH } from './neighbor-paths.ts'
import { THE_NETWORK } from './the-network.ts'
import { workerVariables } from './worker-variables.ts'

/** Clocks that run together are never apart by more. */
const SAME_TIME_MS = 1_000

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

/** What runs now, and for which test file. */
const running = new Map<TestHarness, string | undefined>()
const fileNow = () => expect.getState().testPath

/** Files share their process, and one that is not cleaned up would leave its Workers in memory to the end of the run. */
async function closeThoseOfOtherFiles(): Promise<void> {
  const left = [...running].filter(([, file]) => file !== fileNow())
  await Promise.all(left.map(([harness]) => close(harness)))
}

async function close(harness: TestHarness): Promise<void> {
  if (running.delete(harness)) await harness.close()
}

/** The Worker, started at its first request, with the settings and the neighbors that `services` say. */
export function appInWorkerd(
  build: WorkerBuild,
  services: Services,
  databaseUrl: string,
  cleanUp: AsyncDisposableStack,
  more: Readonly<Record<string, string>> = {},
): AppInWorkerd {
  let started: Promise<TestHarness> | null = null
  async function start(): Promise<TestHarness> {
    // Else it asks Cloudflare, at each start, where this machine is.
    process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
    const neighbor = await startNeighbor(services, cleanUp)
    const vars = {
      ...workerVariables(services.settings),
      DATABASE_URL: databaseUrl,
      ZERO_CACHE_URL: neighbor,
      NEIGHBOR: neighbor,
      ...(services.basemap.own === null ? {} : { BASEMAP_PMTILES: neighbor + OWN_BASEMAP_PATH }),
      ...(services.fetch === THE_NETWORK ? { NETWORK_AS_IT_IS: 'on' } : {}),
      ...more,
    }
    const harness = createTestHarness({
      workers: [{ configPath: build.settings, prebuiltWorkerDir: build.folder, vars }],
    })
    await harness.listen()
    await closeThoseOfOtherFiles()
    running.set(harness, fileNow())
    cleanUp.defer(() => close(harness))
    return harness
  }
  const worker = () => {
    started ??= start()
    return started
  }
  async function bucket(): Promise<Bucket> {
    const { FILES } = (await (await worker()).getWorker().getEnv()) as { FILES: Bucket }
    return FILES
  }
  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const harness = await worker()
    const headers = new Headers(init.headers)
    const aheadMs = services.now().getTime() - Date.now()
    if (Math.abs(aheadMs) > SAME_TIME_MS) headers.set(AHEAD_HEADER, String(aheadMs))
    const answer = await harness.fetch(url, { ...init, headers, redirect: 'manual' } as never)
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
      await (await worker()).getWorker().scheduled({ cron: '* * * * *' })
    },
    async end() {
      await close(await worker())
    },
    async forgetCalls() {
      await request(services.settings.origins[0] + ANEW_PATH)
    },
  }
}
