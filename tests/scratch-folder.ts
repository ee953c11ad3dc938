import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftoverPostgres } from '../edge/local/postgres/leftover-postgres.ts'
import {
  identify,
  isAlive,
  type ProcessIdentity,
  processIdentity,
} from '../edge/local/process/process-identity.ts'

const PREFIX = 'clearheight-test-'
/** Where a test may mount a small disk, in its folder. */
export const MOUNTED = 'disk'

/** A folder for one test run that every user may enter; what earlier runs that were killed left is removed. */
export async function scratchFolder(): Promise<string> {
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  chmodSync(folder, 0o755)
  // Whole at once: another run may be sweeping.
  writeFileSync(`${ownerFile(folder)}.part`, JSON.stringify(identify(process.pid)))
  renameSync(`${ownerFile(folder)}.part`, ownerFile(folder))
  const inside = join(folder, 'data')
  mkdirSync(inside, { mode: 0o755 })
  return inside
}

/** Removes a folder made by scratchFolder. */
export function removeScratchFolder(inside: string): void {
  rmSync(join(inside, '..'), { recursive: true, force: true })
}

async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name)
    if (!name.startsWith(PREFIX)) continue
    const owner = ownerOf(folder)
    if (owner === null || isAlive(owner)) continue
    const cluster = join(folder, 'data', 'postgres')
    if (existsSync(cluster)) await stopLeftoverPostgres(cluster)
    const disk = join(folder, 'data', MOUNTED)
    if (existsSync(disk)) spawnSync('umount', [disk])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Null where nobody is named, as while the folder is being made or another run removes it. */
function ownerOf(folder: string): ProcessIdentity | null {
  try {
    return processIdentity.parse(JSON.parse(readFileSync(ownerFile(folder), 'utf8')))
  } catch {
    return null
  }
}

function ownerFile(folder: string): string {
  return join(folder, 'owner.json')
}
