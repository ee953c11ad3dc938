import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRunRecord } from '../../edge/local/data/run-file.ts'
import { choosePostgresPaths } from '../../edge/local/postgres/postgres-paths.ts'
import { identify, isAlive } from '../../edge/local/process/process-identity.ts'

/** Kills the zero-cache of a running product; false where none runs at the moment. */
export function killZeroCache(dataDir: string): boolean {
  const zero = readRunRecord(dataDir)?.zero
  return zero !== undefined && isAlive(zero) && process.kill(zero.pid, 'SIGKILL')
}

/** Kills the Postgres of a running product, as `killZeroCache` does. */
export function killPostgres(dataDir: string): boolean {
  try {
    const file = join(choosePostgresPaths(dataDir).cluster, 'postmaster.pid')
    const postgres = identify(Number.parseInt(readFileSync(file, 'latin1'), 10))
    return postgres !== undefined && isAlive(postgres) && process.kill(postgres.pid, 'SIGKILL')
  } catch {
    return false
  }
}
