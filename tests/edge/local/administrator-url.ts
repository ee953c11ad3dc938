import { readRunRecord } from '../../../edge/local/data/run-file.ts'
import { openSecrets } from '../../../edge/local/data/secrets.ts'
import { postgresUrl } from '../../../edge/local/postgres/postgres.ts'

/** The database of the product that runs from a data folder, for what only its administrator may do. */
export function administratorUrl(dataDir: string): string {
  return postgresUrl(readRunRecord(dataDir)?.postgresPort ?? 0, openSecrets(dataDir).postgresPassword)
}
