import type { Services } from '../../../edge/services/services.ts'
import type { Bucket } from '../../../edge/worker/bucket.ts'
import { type AppOnWorker, appOnWorker, type Place } from './app-on-worker.ts'
import { aroundWorker } from './around-worker.ts'
import type { WorkerBuild } from './build-worker.ts'
import { APP_HEADER } from './neighbor-paths.ts'
import { startWorkerd, type WorkerdProcess } from './workerd-process.ts'

/** What a Worker is told with each request, in place of being started anew for each app: a start takes 0.7 s. */
export interface Shared {
  readonly name: string
  /** The binding of its bucket. */
  readonly bucket: string
  readonly vars: Readonly<Record<string, string>>
}

/** More than are ever in use at once. */
const BUCKETS = Array.from({ length: 32 }, (_, n) => `FILES_${n}`)

/** One for all files that this process of the tests runs. */
let started: Promise<WorkerdProcess> | null = null
let sites = 0
let apps = 0

/** The bucket of a site, empty when its first app is asked. */
export function nextBucket(): (workerd: WorkerdProcess) => Promise<{ binding: string; bucket: Bucket }> {
  let emptied: Promise<{ binding: string; bucket: Bucket }> | null = null
  const n = sites++
  return (workerd) => {
    emptied ??= emptyBucket(workerd, n)
    return emptied
  }
}

async function emptyBucket(workerd: WorkerdProcess, n: number) {
  const binding = BUCKETS[n % BUCKETS.length] ?? ''
  const bucket = await workerd.bucket(binding)
  if (n >= BUCKETS.length) {
    const { objects } = await bucket.list({ prefix: '' })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  }
  return { binding, bucket }
}

/** An app with settings and neighbors, a memory and a log of its own, in an isolate that it shares with others. */
export function sharedApp(
  build: WorkerBuild,
  services: Services,
  databaseUrl: string,
  cleanUp: AsyncDisposableStack,
  bucketIn: ReturnType<typeof nextBucket>,
): AppOnWorker {
  let found: Promise<Place> | null = null
  async function find(): Promise<Place> {
    const vars = await aroundWorker(services, databaseUrl, cleanUp)
    started ??= startWorkerd(build, { buckets: BUCKETS })
    const workerd = await started
    const { binding, bucket } = await bucketIn(workerd)
    const shared: Shared = { name: `app ${apps++}`, bucket: binding, vars }
    return { workerd, bucket, headers: { [APP_HEADER]: encodeURIComponent(JSON.stringify(shared)) } }
  }
  return appOnWorker(services, () => {
    found ??= find()
    return found
  })
}
