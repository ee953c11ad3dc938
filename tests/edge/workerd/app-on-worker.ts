import type { FileStore } from '../../../edge/services/file-store.ts'
import type { Services } from '../../../edge/services/services.ts'
import type { Bucket } from '../../../edge/worker/bucket.ts'
import { bucketStore } from '../../../edge/worker/bucket-store.ts'
import type { App } from '../host.ts'
import { AHEAD_HEADER, ANEW_PATH } from './neighbor-paths.ts'
import type { WorkerdProcess } from './workerd-process.ts'

/** Clocks that run together are never apart by more. */
const SAME_TIME_MS = 1_000

export interface HostedApp extends App {
  forgetCalls(): Promise<void>
  /** The names of what is kept in a folder. */
  filesIn(folder: string): Promise<string[]>
}

export interface AppOnWorker extends HostedApp {
  /** What the Worker keeps in its bucket. */
  readonly files: FileStore
}

/** Where an app is asked. */
export interface Place {
  readonly workerd: WorkerdProcess
  readonly bucket: Bucket
  /** What its requests say of it. */
  readonly headers: Readonly<Record<string, string>>
}

/** An app that is asked of a Worker, which `place` starts with the first call. */
export function appOnWorker(services: Services, place: () => Promise<Place>): AppOnWorker {
  const store = async () => bucketStore((await place()).bucket)
  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const { workerd, headers: own } = await place()
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    const aheadMs = services.now().getTime() - Date.now()
    if (Math.abs(aheadMs) > SAME_TIME_MS) headers.set(AHEAD_HEADER, String(aheadMs))
    return await workerd.request(url, { ...init, headers })
  }
  return {
    request,
    files: {
      put: async (...args) => await (await store()).put(...args),
      copy: async (...args) => await (await store()).copy(...args),
      open: async (key) => await (await store()).open(key),
      remove: async (key) => await (await store()).remove(key),
    },
    async filesIn(folder) {
      const { objects } = await (await place()).bucket.list({ prefix: `${folder}/` })
      return objects.map(({ key }) => key.slice(folder.length + 1))
    },
    async forgetCalls() {
      await request(services.settings.origins[0] + ANEW_PATH)
    },
  }
}
