import { migrateDatabase } from '../../db/migrate.ts'

/** Brings the tables up to date, and fills an empty book with the sample workbook. */
export async function prepareBook(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl)
}
