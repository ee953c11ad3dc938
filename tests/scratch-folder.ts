import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftoverPostgres } from '../edge/local/postgres/leftover-postgres.ts'
import { identify, isAlive, processIdentity } from '../edge/local/process/process-identity.ts'

const PREFIX = 'clearheight-test-'

/** A folder for one test run that every user may enter; what earlier runs that were killed left is removed. */
export async function scratchFolder(): Promise<string> {
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  chmodSync(folder, 0o755)
  writeFileSync(ownerFile(folder), JSON.stringify(identify(process.pid)))
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
    if (!name.startsWith(PREFIX) || !existsSync(ownerFile(folder))) continue
    const owner = processIdentity.safeParse(JSON.parse(readFileSync(ownerFile(folder), 'utf8')))
    if (owner.success && isAlive(owner.data)) continue
    const cluster = join(folder, 'data', 'postgres')
    if (existsSync(cluster)) await stopLeftoverPostgres(cluster)
    rmSync(folder, { recursive: true, force: true })
  }
}

function ownerFile(folder: string): string {
  return join(folder, 'owner.json')
}
