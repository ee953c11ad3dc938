import { dayHere } from '../../../sync/domain/dates/days.ts'
import { importRows } from '../../import/import-rows.ts'
import type { ImportTarget } from '../../import/import-target.ts'
import type { ImportSummary } from '../../import/run/import-summary.ts'
import { noRejectedFile } from '../../import/run/no-rejected-file.ts'
import { createRejectedFile } from '../../import/run/rejected-file.ts'
import type { Reading } from '../fetch/reading.ts'
import type { SourceWorld } from '../source-world.ts'
import { withReading } from './with-reading.ts'

/** What a reading becomes, and how. */
export type ReadingTarget = Omit<ImportTarget, 'db' | 'databaseFolder'>

/** Imports what is about to be read, and is done with it. Throws as `importRows` does. */
export async function importReading(
  { db, dataDir, databaseFolder, outside }: SourceWorld,
  reading: Reading,
  target: ReadingTarget,
): Promise<ImportSummary> {
  const { workbook, fileBytes, events, needs, path } = reading
  const day = dayHere(outside.now())
  return await withReading(reading, () =>
    importRows({
      ...target,
      db,
      databaseFolder,
      workbook,
      ...(fileBytes !== undefined && { fileBytes }),
      events,
      needs,
      ...(path !== undefined && { path }),
      rejectedRows: dataDir === null ? noRejectedFile : createRejectedFile(dataDir, target.source, day),
    }),
  )
}
