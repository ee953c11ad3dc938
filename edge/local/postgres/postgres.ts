import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { describeError } from '../../errors/describe-error.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import type { Secrets } from '../data/secrets.ts'
import { lastLines } from '../process/log-file.ts'
import { type OwnedProcess, startOwnedProcess } from '../process/owned-process.ts'
import { POSTGRES_ENDING, stopLeftoverPostgres } from './leftover-postgres.ts'
import { APP_ROLE, ZERO_ROLE } from './login-roles.ts'
import { POSTGRES_ENV, POSTGRES_USER, prepareCluster } from './postgres-cluster.ts'
import type { PostgresPaths } from './postgres-paths.ts'

/** Ours, in the cluster. */
export const DATABASE = 'clearheight'
/** Long enough for recovery after a crash, which replays everything written since the last checkpoint. */
const READY_WITHIN_MS = 180_000
const POLL_MS = 50

export interface PostgresOptions {
  readonly place: PostgresPaths
  readonly port: number
  readonly password: string
  readonly logFile: string
  /** Aborts the start. */
  readonly stopping?: AbortSignal
  /** Settings of the server beside our own, such as `{ fsync: 'off' }` for databases made to be thrown away. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Our settings: reachable from this machine only, and ready to feed zero-cache. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'logical',
  max_wal_senders: '10',
  max_replication_slots: '10',
  // Otherwise the replication slot of a zero-cache that never returns would keep all changes forever.
  max_slot_wal_keep_size: '2GB',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  // Statements, and the rows and keys of DETAIL, hold what people wrote. What failed is told to whoever asked.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  // Otherwise it syncs its files one by one after a crash, which takes five seconds instead of half a second.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
} as const

/** The administrator's, who owns the tables and changes them. */
export function postgresUrl(port: number, password: string, database = DATABASE): string {
  return urlFor(POSTGRES_USER, port, password, database)
}

/** That of the app and of imports. */
export function appUrl(port: number, { appPassword }: Pick<Secrets, 'appPassword'>): string {
  return urlFor(APP_ROLE, port, appPassword, DATABASE)
}

/** zero-cache's. */
export function zeroUrl(port: number, { zeroPassword }: Pick<Secrets, 'zeroPassword'>): string {
  return urlFor(ZERO_ROLE, port, zeroPassword, DATABASE)
}

function urlFor(user: string, port: number, password: string, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

/** Starts Postgres and answers once it takes connections and has our database. Leftovers are stopped first. */
export async function startPostgres(options: PostgresOptions): Promise<OwnedProcess> {
  const { place, port, password, logFile } = options
  await stopLeftoverPostgres(place.cluster)
  await prepareCluster(place, password)
  const settings = Object.entries({ ...SETTINGS, ...options.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const program = join(place.binaries, 'bin', 'postgres')
  const server = await startOwnedProcess(program, ['-D', place.cluster, '-p', String(port), ...settings], {
    cwd: '/',
    env: POSTGRES_ENV,
    user: place.user,
    logFile,
  })
  try {
    await untilReady(server, postgresUrl(port, password, 'postgres'), options)
    return server
  } catch (error) {
    await server.end(POSTGRES_ENDING)
    throw error
  }
}

async function untilReady(server: OwnedProcess, url: string, options: PostgresOptions): Promise<void> {
  const { logFile, stopping } = options
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    try {
      return await createDatabase(url)
    } catch (error) {
      stopping?.throwIfAborted()
      if (!server.isRunning() || isRefusal(error) || performance.now() > deadline) {
        throw new StartProblem(
          `The database did not start (${describeError(error)}). The end of ${logFile}:\n${lastLines(logFile)}`,
        )
      }
    }
    await delay(POLL_MS)
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ssl: false })
  // Without a listener, an error between two queries would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** 28P01: the password of this folder is not the one the cluster was made with. Waiting does not help. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01'
}
