import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PUBLICATION } from '../../../db/publication.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import { lastLines } from '../process/log-file.ts'
import { type OwnedProcess, startOwnedProcess } from '../process/owned-process.ts'
import type { EndingStep } from '../process/process-identity.ts'

/** It drains its clients on SIGTERM: 100 ms when idle, up to 3.5 s with clients. */
export const ZERO_ENDING: readonly EndingStep[] = [
  ['SIGTERM', 4000],
  ['SIGKILL', 1000],
]
/** A zero-cache that accepts no connections yet has nothing to drain, and would react to SIGTERM only after seconds. */
const UNREADY_ENDING: readonly EndingStep[] = [['SIGKILL', 1000]]
const READY_WITHIN_MS = 120_000
const POLL_MS = 50

/** What zero-cache is told wherever it runs: compose.yaml and fly.toml say the same, which a test holds. */
export const ZERO_EVERYWHERE = {
  ZERO_APP_PUBLICATIONS: PUBLICATION,
  ZERO_ENABLE_CRUD_MUTATIONS: 'false',
  // It only counts for a log how queries cover each other.
  ZERO_ENABLE_QUERY_COVERING: 'false',
  ZERO_QUERY_FORWARD_COOKIES: 'true',
  ZERO_MUTATE_FORWARD_COOKIES: 'true',
  // An open socket whose session has ended is closed within twice this time.
  ZERO_AUTH_REVALIDATE_INTERVAL_SECONDS: '15',
  // What a user's queries ask for changes only with another version of the app.
  ZERO_AUTH_RETRANSFORM_INTERVAL_SECONDS: '60',
  // A browser that was away for a vacation continues where it was. After more time it starts over.
  ZERO_CVR_GARBAGE_COLLECTION_INACTIVITY_THRESHOLD_HOURS: String(14 * 24),
  ZERO_ENABLE_TELEMETRY: 'false',
  ZERO_LOG_LEVEL: 'warn',
}

export interface ZeroCacheOptions {
  readonly dataDir: string
  /** This port and the next one are zero-cache's. */
  readonly port: number
  readonly databaseUrl: string
  /** Where the app answers, such as `http://localhost:8787`. */
  readonly origin: string
  readonly apiKey: string
  readonly adminPassword: string
  readonly entry?: ZeroEntry
  /** Settings of its own, such as of one among several. */
  readonly settings?: Readonly<Record<string, string>>
  /** Aborts the start. */
  readonly stopping?: AbortSignal
}

/** How zero-cache is run: its workers in one process, or each in its own where the inner entry point is missing. */
export type ZeroEntry =
  | { readonly kind: 'one process'; readonly runWorker: string }
  | { readonly kind: 'many processes'; readonly cli: string }

/** How the zero-cache of a release is started: where it has no entry for one process, with many. */
export function zeroEntry(zeroRoot: string = installedZero()): ZeroEntry {
  const runWorker = join(zeroRoot, 'out/zero-cache/src/server/runner/run-worker.js')
  if (existsSync(runWorker)) return { kind: 'one process', runWorker }
  return { kind: 'many processes', cli: join(zeroRoot, 'out/zero/src/cli.js') }
}

/** Starts zero-cache and answers once it takes connections. */
export async function startZeroCache(options: ZeroCacheOptions): Promise<OwnedProcess> {
  const entry = options.entry ?? zeroEntry()
  const folder = join(options.dataDir, 'zero')
  const logFile = join(options.dataDir, 'zero-cache.log')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const single = entry.kind === 'one process'
  const args = single ? [fileOf('zero-child.mjs'), pathToFileURL(entry.runWorker).href] : [entry.cli]
  // With a heap as small as this process has: else what browsers that come and go leave behind stays in it for long.
  const child = await startOwnedProcess(process.execPath, [...process.execArgv, ...args], {
    // It reads the .env file of its working folder and must not find the person's.
    cwd: folder,
    env: { ...zeroEnvironment(options, folder), ...(single ? { SINGLE_PROCESS: '1' } : {}) },
    logFile,
    lifeline: single,
  })
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await zeroCacheAnswers(options.port))) {
    if (!child.isRunning() || options.stopping?.aborted || performance.now() > deadline) {
      await child.end(UNREADY_ENDING)
      throw new StartProblem(`The sync service did not start. The end of ${logFile}:\n${lastLines(logFile)}`)
    }
    await delay(POLL_MS)
  }
  return child
}

/** True when zero-cache answers its keepalive within a second. */
export async function zeroCacheAnswers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/keepalive`, { signal: AbortSignal.timeout(1000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function zeroEnvironment(options: ZeroCacheOptions, folder: string): NodeJS.ProcessEnv {
  return {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    TMPDIR: process.env.TMPDIR,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${pathToFileURL(fileOf('loopback-only.mjs')).href}`,
    DO_NOT_TRACK: '1',
    ...ZERO_EVERYWHERE,
    ZERO_UPSTREAM_DB: options.databaseUrl,
    ZERO_CVR_DB: cvrUrl(options.databaseUrl),
    // A value of its own choice may begin with a dash, one time in 64. It then takes it for an option, and ends.
    ZERO_TASK_ID: randomUUID(),
    ZERO_REPLICA_FILE: join(folder, 'replica.db'),
    ZERO_STORAGE_DB_TMP_DIR: folder,
    ZERO_PORT: String(options.port),
    ZERO_NUM_SYNC_WORKERS: '1',
    ZERO_ADMIN_PASSWORD: options.adminPassword,
    ZERO_QUERY_URL: `${options.origin}/api/zero/query`,
    ZERO_QUERY_API_KEY: options.apiKey,
    ZERO_MUTATE_URL: `${options.origin}/api/zero/mutate`,
    ZERO_MUTATE_API_KEY: options.apiKey,
    ...options.settings,
  }
}

/**
 * The address under which zero-cache keeps what it knows of each browser. After every change it updates a few of these
 * rows for every browser, and Postgres, which expects a hundred of them, would read all browsers' rows for each.
 */
function cvrUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  for (const join of ['enable_hashjoin', 'enable_mergejoin']) url.searchParams.set(join, 'off')
  return url.href
}

/** The folder of the installed package. */
export function installedZero(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@rocicorp/zero')), '../../..')
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
