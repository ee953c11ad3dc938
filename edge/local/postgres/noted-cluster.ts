import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod/mini'
import { StartProblem } from '../../errors/start-problem.ts'

/** Which database a data folder has, kept in the folder: its path is relative where it is inside. */
const clusterNote = z.object({ cluster: z.string(), id: z.string() })
/** Which data folder a database outside of it belongs to, kept beside the database. */
const ownerNote = z.object({ dataDir: z.string() })

/** Where a data folder's database is; undefined before its first start. */
export function notedCluster(dataDir: string): string | undefined {
  const note = readNote(join(dataDir, NOTE), clusterNote)
  return note && resolve(dataDir, note.cluster)
}

/** Notes the database of a data folder, in the folder and, where it is outside, beside the database. */
export function noteCluster(dataDir: string, cluster: string): void {
  const id = clusterId(cluster)
  if (id === undefined) throw new Error(`There is no database in ${cluster}.`)
  const inside = relative(dataDir, cluster)
  const isOutside = inside.startsWith('..')
  writeNote(join(dataDir, NOTE), { cluster: isOutside ? cluster : inside, id })
  if (isOutside) writeNote(ownerFile(cluster), { dataDir: realpathSync(dataDir) })
}

/**
 * The database that a data folder notes, also where it was renamed within `elsewhere`; undefined where it notes none.
 * @throws StartProblem where it is gone, or where the folder is a copy and the database belongs to the original
 */
export function findNotedCluster(dataDir: string, elsewhere: readonly string[]): string | undefined {
  const note = readNote(join(dataDir, NOTE), clusterNote)
  if (note === undefined) return undefined
  const noted = resolve(dataDir, note.cluster)
  const isInside = !relative(dataDir, noted).startsWith('..')
  if (isInside && clusterId(noted) !== undefined) return noted
  const found = [noted, ...clustersIn(elsewhere)].find((cluster) => clusterId(cluster) === note.id)
  if (found === undefined) throw missingCluster(dataDir, noted)
  const owner = ownerOf(found)
  const isCopy =
    owner !== undefined &&
    owner !== realpathSync(dataDir) &&
    readNote(join(owner, NOTE), clusterNote)?.id === note.id
  if (!isCopy) return found
  throw new StartProblem(
    `${dataDir} is a copy of ${owner}, and the one database of both is in ${found}. Start from ${owner}, or move that folder away to go on with the copy.`,
  )
}

/** The error where a data folder had a database that cannot be found. */
export function missingCluster(dataDir: string, cluster: string): StartProblem {
  return new StartProblem(
    `The database of ${dataDir} is not in ${cluster}. Put it back there, or move ${dataDir} away to begin with an empty database.`,
  )
}

/** The data folder that a database outside of it belongs to, as far as its note says. */
export function ownerOf(cluster: string): string | undefined {
  return readNote(ownerFile(cluster), ownerNote)?.dataDir
}

/** Renames a database that belongs to no folder any more, and answers its new path. */
export function setAside(cluster: string): string {
  const aside = `${cluster}.before-${Date.now()}`
  renameSync(cluster, aside)
  rmSync(ownerFile(cluster), { force: true })
  return aside
}

const NOTE = 'database.json'

/** Lets a data folder begin with a new database; the one it had stays where it is. */
export function forgetCluster(dataDir: string): void {
  rmSync(join(dataDir, NOTE), { force: true })
}

function ownerFile(cluster: string): string {
  return `${cluster}.owner.json`
}

function clustersIn(folders: readonly string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
}

/** The identifier of a Postgres cluster, the first eight bytes of its control file. Undefined where there is none. */
export function clusterId(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'global/pg_control')).readBigUInt64LE().toString()
  } catch {
    return undefined
  }
}

function readNote<T>(path: string, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

function writeNote(path: string, note: object): void {
  const text = `${JSON.stringify(note, null, 2)}\n`
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  writeFileSync(`${path}.new`, text, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
