import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CoreHeaders, convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import type { Bucket } from '../../../edge/worker/bucket.ts'
import type { WorkerBuild } from './build-worker.ts'

const KILLED_WITHIN_MS = 2_000
/** Whoever knows it may say what Host a request was sent to. */
const PROXY_SECRET = 'the proxy of the tests'
const MODULE_TYPES: Readonly<Record<string, 'ESModule' | 'CompiledWasm' | 'Data'>> = {
  '.js': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.ttf': 'Data',
  '.woff2': 'Data',
}

export interface WorkerdProcess {
  request(url: string, init: RequestInit): Promise<Response>
  bucket(binding: string): Promise<Bucket>
  /** Lets it do what it does by itself. */
  keepHouse(): Promise<void>
  end(): Promise<void>
}

interface WorkerdOptions {
  readonly vars?: Readonly<Record<string, string>>
  /** Bindings of buckets beside the Worker's own. */
  readonly buckets?: readonly string[]
}

interface Scheduled {
  scheduled(options: { cron: string }): Promise<unknown>
}

/** Runs what was built, in one process: wrangler's own harness takes a second one and bundles at every start. */
export async function startWorkerd(
  { folder, settings }: WorkerBuild,
  { vars = {}, buckets = [] }: WorkerdOptions,
): Promise<WorkerdProcess> {
  const { workerOptions, main } = readWorkerOptions(settings)
  const { assets: _ofNeighbor, bindings, r2Buckets, ...options } = workerOptions as Record<string, object>
  const entry = `${basename(main ?? '', '.ts')}.js`
  const names = readdirSync(folder).filter((name) => extname(name) in MODULE_TYPES && name !== entry)
  const further = Object.fromEntries(buckets.map((name) => [name, { id: name.toLowerCase() }]))
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'clearheight',
      bindings: { ...bindings, ...vars } as Record<string, string>,
      r2Buckets: { ...r2Buckets, ...further },
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
  return {
    async request(url, init) {
      const headers = new Headers(init.headers)
      headers.set(CoreHeaders.PROXY_SHARED_SECRET, PROXY_SECRET)
      const answer = await workerd.dispatchFetch(url, { ...init, headers, redirect: 'manual' } as never)
      const isBare = answer.status === 101 || answer.status === 204 || answer.status === 304
      return new Response(isBare ? null : (answer.body as ReadableStream | null), {
        status: answer.status,
        headers: [...answer.headers] as [string, string][],
      })
    },
    bucket: async (binding) => (await workerd.getR2Bucket(binding)) as unknown as Bucket,
    async keepHouse() {
      const schedule = (await workerd.getWorker()) as unknown as Scheduled
      await schedule.scheduled({ cron: '* * * * *' })
    },
    // The process is killed at once. What Miniflare does after that waits for answers that a test left unread.
    end: () => Promise.race([workerd.dispose(), delay(KILLED_WITHIN_MS)]),
  }
}
