import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, realpathSync, renameSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { copyBinaries } from './copy-binaries.ts'
import { lentUser, type User } from './lent-user.ts'
import { OPEN_FOLDERS } from './open-folders.ts'
import { postgresBinaries } from './postgres-binaries.ts'

/** Where Postgres runs from, where its cluster is, and as whom it runs (undefined: as we do). */
export interface Place {
  readonly binaries: string
  readonly cluster: string
  readonly user: User | undefined
}

/** What of the machine decides about the place. */
export interface Surroundings {
  readonly binaries: string
  readonly openFolders: readonly string[]
}

/**
 * Finds the place by trying, not by reading modes: a folder is good when the user Postgres runs as can use it.
 * Root's own home is closed to every other user; then binaries and cluster move to a folder open to all.
 */
export function choosePlace(
  dataDir: string,
  { binaries, openFolders }: Surroundings = surroundings(),
): Place {
  const inside = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { binaries, cluster: ownFolder(inside), user: undefined }
  // A cluster made by an ordinary user stays theirs when root starts the product.
  const user = ownerOf(inside) ?? lentUser()
  return {
    user,
    binaries: runs(binaries, user)
      ? binaries
      : copyBinaries(binaries, openFolders, (copy) => runs(copy, user)),
    cluster: clusterFor(dataDir, openFolders, user),
  }
}

/**
 * Renames clusters outside `dataDir` that an earlier folder of the same name left behind, and answers their new
 * paths: who deletes the data folder wants an empty book, and the old book is nobody's to delete.
 */
export function setStrayClustersAside(dataDir: string, openFolders = OPEN_FOLDERS): string[] {
  const strays = openFolders
    .map((parent) => outside(dataDir, parent))
    .filter((cluster) => existsSync(cluster))
  return strays.map((cluster) => {
    const aside = `${cluster}.before-${Date.now()}`
    renameSync(cluster, aside)
    return aside
  })
}

function surroundings(): Surroundings {
  return { binaries: postgresBinaries(), openFolders: OPEN_FOLDERS }
}

function clusterFor(dataDir: string, openFolders: readonly string[], user: User): string {
  const known = openFolders.map((parent) => outside(dataDir, parent)).find((cluster) => existsSync(cluster))
  if (known !== undefined) return known
  const inside = join(dataDir, 'postgres')
  if (isUsable(inside, user)) return inside
  for (const parent of openFolders) {
    const cluster = outside(dataDir, parent)
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 })
      if (isUsable(cluster, user)) return cluster
    } catch {
      // Not writable even for root, as in a read-only image: the next one.
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

function ownerOf(cluster: string): User | undefined {
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
