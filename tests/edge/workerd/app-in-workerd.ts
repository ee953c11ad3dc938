import { expect } from 'vitest'
import type { Services } from '../../../edge/services/services.ts'
import { type AppOnWorker, appOnWorker, type Place } from './app-on-worker.ts'
import { aroundWorker } from './around-worker.ts'
import type { WorkerBuild } from './build-worker.ts'
import { startWorkerd, type WorkerdProcess } from './workerd-process.ts'

export interface AppInWorkerd extends AppOnWorker {
  /** Lets it do what it does by itself. */
  keepHouse(): Promise<void>
  /** Ends its process, whatever it is at. */
  end(): Promise<void>
}

/** What runs now, and for which test file. */
const running = new Map<WorkerdProcess, string | undefined>()
const fileNow = () => expect.getState().testPath

/** Files share their process, and one that is not cleaned up would leave its Workers in memory to the end of the run. */
async function closeThoseOfOtherFiles(): Promise<void> {
  const left = [...running].filter(([, file]) => file !== fileNow())
  await Promise.all(left.map(([workerd]) => close(workerd)))
}

async function close(workerd: WorkerdProcess): Promise<void> {
  if (running.delete(workerd)) await workerd.end()
}

/**
 * The Worker in a process of its own, started at its first request, with the settings and the neighbors that `services`
 * say.
 */
export function appInWorkerd(
  build: WorkerBuild,
  services: Services,
  databaseUrl: string,
  cleanUp: AsyncDisposableStack,
  more: Readonly<Record<string, string>> = {},
): AppInWorkerd {
  let started: Promise<Place> | null = null
  async function start(): Promise<Place> {
    const vars = { ...(await aroundWorker(services, databaseUrl, cleanUp)), ...more }
    const workerd = await startWorkerd(build, { vars })
    await closeThoseOfOtherFiles()
    running.set(workerd, fileNow())
    cleanUp.defer(() => close(workerd))
    return { workerd, bucket: await workerd.bucket('FILES'), headers: {} }
  }
  const place = () => {
    started ??= start()
    return started
  }
  return {
    ...appOnWorker(services, place),
    keepHouse: async () => await (await place()).workerd.keepHouse(),
    end: async () => await close((await place()).workerd),
  }
}
