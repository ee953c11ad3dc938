import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartProblem } from '../../errors/start-problem.ts'
import { backupFile } from '../data/backup-name.ts'
import { claim } from '../data/claim.ts'
import { openDataFolder } from '../data/data-folder.ts'
import { openSecrets } from '../data/secrets.ts'
import { startDatabase } from '../postgres/database.ts'
import { forgetCluster, notedCluster, setAside } from '../postgres/noted-cluster.ts'
import { DATABASE, postgresUrl } from '../postgres/postgres.ts'
import { POSTGRES_MAJOR } from '../postgres/postgres-binaries.ts'
import { clusterVersion } from '../postgres/postgres-cluster.ts'
import { POSTGRES_LOG } from '../postgres/postgres-paths.ts'
import { loadBackup, manifestOf } from './load-backup.ts'
import { FOLDERS } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

export interface RestoreOptions {
  readonly file: string
  /** What the folder has may be replaced. */
  readonly replace: boolean
  readonly dataDir: string
  readonly stopping: AbortSignal
  say(line: string): void
}

const RESTORED = 'clearheight_restored'
const FILES_FOLDER = 'restored-files'

/**
 * Replaces the contents of a data folder by a backup. The folder does not change until all of the backup is loaded.
 * Returns the number of its rows. @throws StartProblem where the folder has contents that may not be replaced, or
 * where the file is damaged
 */
export async function restore(options: RestoreOptions): Promise<number> {
  const { file, replace, dataDir, stopping, say } = options
  const { createdAt } = await manifestOf(file)
  openDataFolder(dataDir)
  const claimed = await claim(dataDir, 'import')
  try {
    setOtherVersionAside(options)
    const database = await startDatabase({ dataDir, stopping, say })
    const filesInto = join(dataDir, FILES_FOLDER)
    try {
      const { postgresPassword } = openSecrets(dataDir)
      const urlOf = (name: string) => postgresUrl(database.port, postgresPassword, name)
      if (await hasTables(database.url)) {
        if (!replace) throw notEmpty(dataDir)
        const before = backupFile(dataDir, new Date(), 'before-restore')
        await writeBackup({ url: database.url, dataDir, file: before })
        say(`What is there now was backed up first: ${before}`)
      }
      say(`Restoring what was backed up on ${createdAt.slice(0, 16).replace('T', ' ')} UTC.`)
      rmSync(filesInto, { recursive: true, force: true })
      mkdirSync(filesInto, { mode: 0o700 })
      await inPostgres(urlOf('postgres'), async (client) => {
        await client.query(`drop database if exists ${RESTORED} with (force)`)
        await client.query(`create database ${RESTORED} template template0`)
      })
      const rows = await loadBackup({ file, url: urlOf(RESTORED), dataDir, filesInto })
      stopping.throwIfAborted()
      await inPostgres(urlOf('postgres'), putInPlace)
      putFilesInPlace(dataDir, filesInto)
      return rows
    } finally {
      rmSync(filesInto, { recursive: true, force: true })
      await database.stop()
    }
  } finally {
    claimed.release()
  }
}

/** A database that another Postgres made cannot be opened by this one: it stays beside the new one. */
function setOtherVersionAside({ dataDir, replace, say }: RestoreOptions): void {
  const cluster = notedCluster(dataDir)
  const version = cluster && clusterVersion(cluster)
  if (cluster === undefined || version === undefined || version === POSTGRES_MAJOR) return
  if (!replace) throw notEmpty(dataDir)
  const aside = setAside(cluster)
  forgetCluster(dataDir)
  // Its log would say that the folder has lost a database.
  const log = join(dataDir, POSTGRES_LOG)
  if (existsSync(log)) renameSync(log, `${aside}.log`)
  say(`The database of Postgres ${version} was set aside: ${aside}`)
}

function notEmpty(dataDir: string): StartProblem {
  return new StartProblem(
    `There is something in ${dataDir} already. Choose another folder with DATA_DIR, or replace what is there with --replace.`,
  )
}

async function hasTables(url: string): Promise<boolean> {
  return await inPostgres(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('public.team') is not null as known`)
    return rows[0]?.known === true
  })
}

async function inPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A database that feeds a zero-cache is kept by its slot. */
async function putInPlace(client: pg.Client): Promise<void> {
  await client.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where database = $1',
    [DATABASE],
  )
  await client.query(`drop database if exists ${DATABASE} with (force)`)
  await client.query(`alter database ${RESTORED} rename to ${DATABASE}`)
}

/** A replica of the former database goes, too. */
function putFilesInPlace(dataDir: string, from: string): void {
  rmSync(join(dataDir, 'zero'), { recursive: true, force: true })
  for (const folder of FOLDERS) {
    rmSync(join(dataDir, folder), { recursive: true, force: true })
    if (existsSync(join(from, folder))) renameSync(join(from, folder), join(dataDir, folder))
  }
}
