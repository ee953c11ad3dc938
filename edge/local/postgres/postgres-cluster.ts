import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartProblem } from '../../errors/start-problem.ts'
import type { PostgresPaths } from './postgres-paths.ts'

export const POSTGRES_USER = 'postgres'

/** Nothing of the person's own Postgres settings (PGDATA, PGPORT and the like) reaches ours. */
export const POSTGRES_ENV: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/**
 * Makes the cluster where there is none. It is renamed into place when complete, so an interrupted start leaves none.
 */
export async function prepareCluster(place: PostgresPaths, password: string): Promise<void> {
  if (clusterVersion(place.cluster) !== undefined) return
  removeUnfinished(place.cluster)
  const fresh = `${place.cluster}.new.${process.pid}`
  const passwordFile = `${fresh}.password`
  try {
    mkdirSync(fresh, { mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (place.user !== undefined) {
      chownSync(fresh, place.user.uid, place.user.gid)
      chownSync(passwordFile, place.user.uid, place.user.gid)
    }
    await initdb(place, fresh, passwordFile)
    renameSync(fresh, place.cluster)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** The major version of the Postgres that made a cluster, such as `18`; undefined where there is none. */
export function clusterVersion(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch {
    return undefined
  }
}

async function initdb(place: PostgresPaths, cluster: string, passwordFile: string): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    `--username=${POSTGRES_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Letters of every language have upper and lower case, the same on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ]
  const child = spawn(join(place.binaries, 'bin', 'initdb'), args, {
    cwd: '/',
    env: POSTGRES_ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(place.user ?? {}),
  })
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  if ((await code) !== 0) {
    throw new StartProblem(`The database could not be made in ${place.cluster}:\n${said}${complained}`)
  }
}

function removeUnfinished(cluster: string): void {
  const prefix = `${basename(cluster)}.new.`
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(cluster), name), { recursive: true, force: true })
  }
}
