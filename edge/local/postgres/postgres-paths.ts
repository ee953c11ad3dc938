import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { StartProblem } from '../../errors/start-problem.ts'
import { type User, unprivilegedUser } from '../process/unprivileged-user.ts'
import { copyBinaries } from './copy-binaries.ts'
import { clusterId, findNotedCluster, missingCluster, ownerOf, setAside } from './noted-cluster.ts'
import { postgresBinaries } from './postgres-binaries.ts'

/** In the data folder from the first start of Postgres on. */
export const POSTGRES_LOG = 'postgres.log'

/** Where Postgres runs from, where its cluster is, and as whom it runs (undefined: as we do). */
export interface PostgresPaths {
  readonly binaries: string
  readonly cluster: string
  readonly user: User | undefined
}

/** What decides about the paths on this machine. */
export interface CandidateFolders {
  readonly binaries: string
  readonly openFolders: readonly string[]
}

/**
 * Finds the paths by trying them, not by reading modes: a folder is good where the user that Postgres runs as can use
 * it. Root's home is closed to other users; then binaries and cluster move to a folder that is open to all.
 */
export function choosePostgresPaths(
  dataDir: string,
  { binaries, openFolders }: CandidateFolders = candidateFolders(),
): PostgresPaths {
  const inside = join(dataDir, 'postgres')
  const known = knownCluster(dataDir, openFolders)
  if (process.getuid?.() !== 0) return { binaries, cluster: ownFolder(known ?? inside), user: undefined }
  // A cluster made by an ordinary user stays theirs when root starts the product.
  const user = userOf(known ?? inside) ?? unprivilegedUser()
  return {
    user,
    binaries: runs(binaries, user)
      ? binaries
      : copyBinaries(binaries, openFolders, (copy) => runs(copy, user)),
    cluster: known === undefined ? newCluster(dataDir, openFolders, user) : usable(known, user, dataDir),
  }
}

/**
 * Renames clusters outside `dataDir` that an earlier folder of the same name left behind, and answers their new
 * paths. A person who deleted the data folder wants an empty book, but we must not delete the old one. A cluster that
 * belongs to another folder by now stays.
 */
export function setStrayClustersAside(dataDir: string, openFolders = OPEN_FOLDERS): string[] {
  const strays = openFolders
    .map((parent) => outside(dataDir, parent))
    .filter((cluster) => existsSync(cluster) && [undefined, realpathSync(dataDir)].includes(ownerOf(cluster)))
  return strays.map(setAside)
}

function candidateFolders(): CandidateFolders {
  return { binaries: postgresBinaries(), openFolders: OPEN_FOLDERS }
}

/**
 * The database cluster of a data folder: the one it notes, else one that an earlier version made at the folder's path
 * or inside it. Undefined before the first start. A folder that had one never gets another.
 */
function knownCluster(dataDir: string, openFolders: readonly string[]): string | undefined {
  const inside = join(dataDir, 'postgres')
  const noted = findNotedCluster(dataDir, openFolders)
  if (noted !== undefined) return noted
  const byPath = openFolders
    .map((parent) => outside(dataDir, parent))
    .find((cluster) => existsSync(cluster) && ownerOf(cluster) === undefined)
  if (byPath !== undefined) return byPath
  if (clusterId(inside) !== undefined) return inside
  if (existsSync(join(dataDir, POSTGRES_LOG))) throw missingCluster(dataDir, inside)
  return undefined
}

function usable(cluster: string, user: User, dataDir: string): string {
  if (isUsable(cluster, user)) return cluster
  throw new StartProblem(
    `The database in ${cluster} cannot be entered by the user it runs as. Move ${dataDir} to where every user may enter, or start Clearheight as the user who started it first.`,
  )
}

function newCluster(dataDir: string, openFolders: readonly string[], user: User): string {
  const inside = join(dataDir, 'postgres')
  if (isUsable(inside, user)) return inside
  for (const parent of openFolders) {
    const byPath = outside(dataDir, parent)
    const cluster = existsSync(byPath) ? `${byPath}-${Date.now()}` : byPath
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 })
      if (isUsable(cluster, user)) return cluster
    } catch {
      // Not writable even for root, as in a read-only image: try the next one.
    }
  }
  throw new StartProblem(
    `The database cannot use ${dataDir}, and neither ${openFolders.join(' nor ')}. Choose a folder that every user may enter with DATA_DIR.`,
  )
}

function outside(dataDir: string, parent: string): string {
  return join(parent, createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12))
}

function ownFolder(cluster: string): string {
  needAccount()
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  const us = process.getuid?.()
  if (us === undefined || statSync(cluster).uid === us) return cluster
  throw new StartProblem(
    `${cluster} belongs to another user. Start Clearheight as the user who started it first, or choose another folder with DATA_DIR.`,
  )
}

function userOf(cluster: string): User | undefined {
  const stat = statSync(cluster, { throwIfNoEntry: false })
  return stat === undefined || stat.uid === 0 ? undefined : { uid: stat.uid, gid: stat.gid }
}

function runs(binaries: string, user: User): boolean {
  return spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0
}

function isUsable(folder: string, user: User): boolean {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chownSync(folder, user.uid, user.gid)
  }
  const enter = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...user, cwd: '/' })
  return enter.status === 0
}

/** Postgres asks the system for the name of its user; a bare number, as `docker run --user 54321` gives, has none. */
function needAccount(): void {
  try {
    userInfo()
  } catch {
    throw new StartProblem(
      `The database needs a user account, and user number ${process.getuid?.()} has none on this machine. Start Clearheight as a user with an entry in /etc/passwd.`,
    )
  }
}

/** Folders that every user of the machine may enter; the one that outlives a restart first. */
const OPEN_FOLDERS: readonly string[] = ['/var/lib/clearheight', join(realpathSync(tmpdir()), 'clearheight')]
