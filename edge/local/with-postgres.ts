import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '../errors/start-problem.ts'
import type { HostEnv } from '../settings/env.ts'
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts'
import { claim, livingRun } from './data/claim.ts'
import { openDataFolder } from './data/data-folder.ts'
import { openSecrets } from './data/secrets.ts'
import { startDatabase } from './postgres/database.ts'
import { appUrl } from './postgres/postgres.ts'
import { prepareDatabase } from './postgres/prepare-database.ts'
import { Crash, untilStopped } from './stop-signals.ts'

const READY_WITHIN_MS = 120_000
const POLL_MS = 100
/** How long work that was told to stop may take to end by itself and report. */
const STOP_WITHIN_MS = 5000

/**
 * Runs `work` on the migrated database of the data folder: that of the running or starting product, else one that is
 * started for this and stopped again. When `stopping` fires, work gets a moment to end by itself. @throws
 * StartProblem, the reason of `stopping` where nothing had begun, and what `work` throws
 */
export async function withPostgres<T>(
  env: HostEnv,
  work: (url: string) => Promise<T>,
  stopping: AbortSignal = new AbortController().signal,
): Promise<T> {
  const url = await urlOfRunning(env, stopping)
  return url === undefined ? await workAlone(env, stopping, work) : await endSoon(stopping, work(url))
}

/** Undefined where no product runs, or one that was starting has ended. */
async function urlOfRunning({ dataDir }: HostEnv, stopping: AbortSignal): Promise<string | undefined> {
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    const run = livingRun(dataDir)
    if (run?.what !== 'product') return undefined
    if (run.ready && run.postgresPort !== undefined) {
      return appUrl(run.postgresPort, openSecrets(dataDir))
    }
    stopping.throwIfAborted()
    if (performance.now() > deadline) {
      throw new StartProblem(
        `Clearheight is starting from ${dataDir} but does not get ready. Try again when it is up.`,
      )
    }
    await delay(POLL_MS)
  }
}

async function workAlone<T>(
  { dataDir }: HostEnv,
  stopping: AbortSignal,
  work: (url: string) => Promise<T>,
): Promise<T> {
  openDataFolder(dataDir)
  const claimed = await claim(dataDir, 'import')
  try {
    const database = await startDatabase({ dataDir, stopping, say: console.error })
    try {
      const secrets = openSecrets(dataDir)
      await backUpBeforeUpgrade({ url: database.url, dataDir, say: console.error })
      await prepareDatabase(database.url, secrets)
      stopping.throwIfAborted()
      return await endSoon(stopping, work(appUrl(database.port, secrets)))
    } finally {
      await database.stop()
    }
  } finally {
    claimed.release()
  }
}

/** The result of the work, with a time limit once `stopping` has fired. */
async function endSoon<T>(stopping: AbortSignal, work: Promise<T>): Promise<T> {
  const late = untilStopped(stopping).then(async () => {
    if (stopping.reason instanceof Crash) throw stopping.reason.cause
    await delay(STOP_WITHIN_MS)
    throw new StartProblem('Stopped. What was not finished is undone.')
  })
  late.catch(() => {})
  return await Promise.race([work, late])
}
