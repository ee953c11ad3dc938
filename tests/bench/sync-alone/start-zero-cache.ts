import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type OwnedProcess, startOwnedProcess } from '../../../edge/local/process/owned-process.ts'
import { zeroCacheAnswers, zeroEntry } from '../../../edge/local/zero/zero-cache.ts'

const CHILD = fileURLToPath(new URL('../../../edge/local/zero/zero-child.mjs', import.meta.url))
const POLL_MS = 50

export interface AloneZeroCacheOptions {
  readonly databaseUrl: string
  readonly publications: readonly string[]
  /** Where queries are answered. */
  readonly queryUrl: string
  readonly port: number
  readonly folder: string
}

/** A zero-cache of the peer's own, run as the product runs its: in one process, with one sync worker. */
export async function startZeroCacheAlone(options: AloneZeroCacheOptions): Promise<OwnedProcess> {
  const { databaseUrl, publications, queryUrl, port, folder } = options
  const entry = zeroEntry()
  if (entry.kind !== 'one process') throw new Error('zero-cache cannot run in one process here.')
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, 'zero-cache.log')
  const child = await startOwnedProcess(process.execPath, [CHILD, pathToFileURL(entry.runWorker).href], {
    cwd: folder,
    logFile,
    lifeline: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DO_NOT_TRACK: '1',
      SINGLE_PROCESS: '1',
      ZERO_ENABLE_TELEMETRY: 'false',
      ZERO_APP_ID: 'bench',
      ZERO_UPSTREAM_DB: databaseUrl,
      ZERO_APP_PUBLICATIONS: publications.join(','),
      ZERO_REPLICA_FILE: join(folder, 'replica.db'),
      ZERO_STORAGE_DB_TMP_DIR: folder,
      ZERO_PORT: String(port),
      ZERO_NUM_SYNC_WORKERS: '1',
      ZERO_ADMIN_PASSWORD: 'bench',
      ZERO_QUERY_URL: queryUrl,
      ZERO_LOG_LEVEL: 'warn',
    },
  })
  while (!(await zeroCacheAnswers(port))) {
    if (!child.isRunning()) throw new Error(`The sync engine alone did not start: ${logFile}`)
    await delay(POLL_MS)
  }
  return child
}
