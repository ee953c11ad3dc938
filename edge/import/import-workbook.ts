import { basename, extname, resolve } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import { readWorkbook } from '../../sync/sheets/read-workbook.ts'
import { openFile } from '../files/open-file.ts'
import { importRows } from './import-rows.ts'
import type { ImportTarget } from './import-target.ts'
import type { ImportSummary } from './run/import-summary.ts'
import { createRejectedFile } from './run/rejected-file.ts'
import { roomFor } from './run/room.ts'

export interface WorkbookToImport extends ImportTarget {
  readonly path: string
  /** The file stays where it is, so that the source can be read again from it. */
  readonly staysThere?: boolean
  /** Where the file of rejected rows goes. */
  readonly dataDir: string
}

/** Makes a source's rows those of a CSV or XLSX file, as was decided about it. Throws as `importRows` does. */
export async function importWorkbook(options: WorkbookToImport): Promise<ImportSummary> {
  const { path, staysThere = false, dataDir, ...target } = options
  const day = dayHere(new Date())
  const decisions = target.decisions ?? (await keptDecisions(target.db, target.team, target.source))
  const file = await openFile(path)
  try {
    return await importRows({
      ...target,
      decisions,
      needs: await roomFor(file).catch(() => 0),
      workbook: basename(path),
      fileBytes: file.size,
      ...(staysThere && { path: resolve(path) }),
      events: readWorkbook(file, { ...(decisions !== undefined && { decisions }) }),
      rejectedRows: createRejectedFile(dataDir, target.source, day),
    })
  } finally {
    // Reading it closes it, but it may not come to that.
    await file.close()
  }
}

/** The default name of a file's source: the file's name without folder and extension. */
export function sourceNameOf(path: string): string {
  return basename(path, extname(path))
}

/** What people decided about a source at an earlier run; undefined where nothing. */
async function keptDecisions(db: Database, team: string, name: string): Promise<ImportDecisions | undefined> {
  const [kept] = await db
    .select({ decisions: source.decisions })
    .from(source)
    .where(and(eq(source.teamId, team), eq(source.name, name)))
  return kept?.decisions ?? undefined
}
