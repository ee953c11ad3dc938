import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../../errors/start-problem.ts'
import { newestDaily } from '../data/backup-name.ts'
import { openSecrets, readSecrets } from '../data/secrets.ts'
import { freePort } from '../process/free-port.ts'
import { keepRunning } from '../process/supervisor.ts'
import { POSTGRES_ENDING } from './leftover-postgres.ts'
import { noteCluster, notedCluster } from './noted-cluster.ts'
import { postgresUrl, startPostgres } from './postgres.ts'
import { POSTGRES_MAJOR } from './postgres-binaries.ts'
import { clusterVersion } from './postgres-cluster.ts'
import { choosePostgresPaths, POSTGRES_LOG, setStrayClustersAside } from './postgres-paths.ts'

/** The Postgres of one data folder, kept running. */
export interface LocalDatabase {
  readonly port: number
  /** The administrator's. */
  readonly url: string
  /** Where Postgres writes. */
  readonly folder: string
  stop(): Promise<void>
}

export interface DatabaseOptions {
  readonly dataDir: string
  readonly stopping: AbortSignal
  say(line: string): void
  /** Called when Postgres is ready again after it had died. */
  back?(): void
}

/** Starts the Postgres of a data folder, which must have been claimed; makes the cluster at the first call. */
export async function startDatabase(options: DatabaseOptions): Promise<LocalDatabase> {
  const { dataDir, stopping, say } = options
  if (readSecrets(dataDir) === undefined && notedCluster(dataDir) === undefined) {
    for (const aside of setStrayClustersAside(dataDir)) {
      say(`An earlier database of a deleted data folder was set aside: ${aside}`)
    }
  }
  const place = choosePostgresPaths(dataDir)
  const version = clusterVersion(place.cluster)
  const isNew = version === undefined
  if (!isNew && version !== POSTGRES_MAJOR) throw otherPostgres(place.cluster, version, dataDir)
  if (!isNew && readSecrets(dataDir) === undefined) {
    throw new StartProblem(
      `The password of the database in ${place.cluster} is missing (${join(dataDir, 'secrets.json')}). Put the file back, or move ${dataDir} away to begin with an empty database.`,
    )
  }
  // A replica of another database is of no use.
  if (isNew) rmSync(join(dataDir, 'zero'), { recursive: true, force: true })
  if (!place.cluster.startsWith(dataDir)) {
    say(`The database is in ${place.cluster}, outside of ${dataDir}.`)
  }
  const { postgresPassword } = openSecrets(dataDir)
  const port = await freePort()
  const logFile = join(dataDir, POSTGRES_LOG)
  const keeper = await keepRunning({
    name: 'The database',
    start: (signal) => startPostgres({ place, port, password: postgresPassword, logFile, stopping: signal }),
    back: () => options.back?.(),
    ending: POSTGRES_ENDING,
    stopping,
    say,
  })
  try {
    noteCluster(dataDir, place.cluster)
  } catch (error) {
    await keeper.stop()
    throw error
  }
  const url = postgresUrl(port, postgresPassword)
  return { port, url, folder: place.cluster, stop: () => keeper.stop() }
}

/** A cluster that another major version made can only be opened by that. */
function otherPostgres(cluster: string, version: string, dataDir: string): StartProblem {
  const newest = newestDaily(dataDir)
  const kept = newest === undefined ? '' : ` The newest backup that is kept here is ${newest}.`
  return new StartProblem(
    `The database in ${cluster} is of Postgres ${version}, and this Clearheight runs Postgres ${POSTGRES_MAJOR}. Back it up with the Clearheight that made it (npm run backup -- FILE.tar.gz), then restore the backup with this one: npm run restore -- FILE.tar.gz --replace.${kept}`,
  )
}
