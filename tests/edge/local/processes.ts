import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRunRecord } from '../../../edge/local/data/run-file.ts'
import { identify, type ProcessIdentity } from '../../../edge/local/process/process-identity.ts'

/** The processes of the run in a data folder, as its files name them. */
export interface Processes {
  readonly self: ProcessIdentity
  readonly zero: ProcessIdentity
  readonly postgres: ProcessIdentity
}

export function processesOf(dataDir: string, cluster = join(dataDir, 'postgres')): Processes {
  const record = readRunRecord(dataDir)
  const postgres = identify(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'latin1'), 10))
  if (record?.zero === undefined || postgres === undefined) throw new Error('the product does not run there')
  return { self: record.self, zero: record.zero, postgres }
}
