import { migrateDatabase } from '../../db/migrate.ts'
import type { HostEnv } from '../env.ts'

/** Brings the tables up to date, and fills an empty book with the sample workbook. */
export async function prepareBook(_env: HostEnv, databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl)
}
