import { setTimeout as delay } from 'node:timers/promises'
import { migrateDatabase } from '../../db/migrate.ts'
import type { HostEnv } from '../env.ts'
import { openDataFolder } from './data-folder.ts'
import { startDatabase } from './postgres/database.ts'
import { postgresUrl } from './postgres/postgres.ts'
import { claim, livingRun } from './process/claim.ts'
import { openSecrets } from './secrets.ts'
import { StartProblem } from './start-problem.ts'
import { Crash, stopSignal, untilStopped } from './stop-signals.ts'

const READY_WITHIN_MS = 120_000
const POLL_MS = 100

/**
 * Runs `work` on the migrated database of the data folder: that of the product where it runs, else one started
 * for the purpose and stopped again. A signal stops it and ends the process; Postgres undoes what was not committed.
 * @throws StartProblem, and what `work` throws
 */
export async function withPostgres<T>(env: HostEnv, work: (url: string) => Promise<T>): Promise<T> {
  const run = livingRun(env.dataDir)
  return run?.what === 'product' ? await work(await urlOfRunning(env)) : await workAlone(env, work)
}

async function urlOfRunning({ dataDir }: HostEnv): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS
  for (let run = livingRun(dataDir); run !== undefined; run = livingRun(dataDir)) {
    if (run.ready && run.postgresPort !== undefined) {
      return postgresUrl(run.postgresPort, openSecrets(dataDir).postgresPassword)
    }
    if (performance.now() > deadline) break
    await delay(POLL_MS)
  }
  throw new StartProblem(
    `Clearheight is starting from ${dataDir} but does not get ready. Try again when it is up.`,
  )
}

async function workAlone<T>({ dataDir }: HostEnv, work: (url: string) => Promise<T>): Promise<T> {
  const stopping = stopSignal()
  openDataFolder(dataDir)
  const claimed = await claim(dataDir, 'import')
  try {
    const database = await startDatabase({ dataDir, stopping, say: console.error })
    try {
      await migrateDatabase(database.url)
      const stopped = untilStopped(stopping).then(() => {
        if (stopping.reason instanceof Crash) throw stopping.reason.cause
        throw new StartProblem('Stopped. What was not finished is undone.')
      })
      return await Promise.race([work(database.url), stopped])
    } finally {
      await database.stop()
    }
  } finally {
    claimed.release()
  }
}
