import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { StartProblem } from '../../errors/start-problem.ts'

/** Only needed to compile programs against Postgres. */
const LEFT_OUT = /\.a$|^pkgconfig$/

/**
 * Copies the Postgres binaries (58 MB) to the first of the folders that takes them, once per version, and answers
 * where.
 * @param works whether the copy runs as the user it is meant for
 */
export function copyBinaries(
  native: string,
  openFolders: readonly string[],
  works: (copy: string) => boolean,
): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')))
  for (const parent of openFolders) {
    const copy = join(parent, `postgres-${version}`)
    if (works(copy)) return copy
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 })
      replaceFolder(native, copy)
    } catch {
      continue // Full, read-only or not ours: the next folder.
    }
    if (works(copy)) return copy
  }
  throw new StartProblem(
    `The database does not run as root, and its programs could not be copied to ${openFolders.join(' or ')} for another user. Move this folder to where every user may enter, or start Clearheight as an ordinary user.`,
  )
}

/** Renaming makes the copy atomic, even if another process copies at the same time. */
function replaceFolder(from: string, to: string): void {
  const fresh = `${to}.${process.pid}`
  try {
    copyReadable(from, fresh)
    rmSync(to, { recursive: true, force: true })
    renameSync(fresh, to)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Every user may read the copy, however closed the original is. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) copyReadable(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      copyFileSync(source, target)
      chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
