import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { importRun, type SourceKind, source } from '../../db/private-schema.ts'
import type { DataSource } from '../../sync/api/data-source.ts'

/** The source of the sample workbook. It has no file that could be read again. */
export const SAMPLE_SOURCE = 'sample'

/** Of a source that is read every day. */
const DAILY_HOURS = 24

/** What a team's properties were read from, last read first. */
export async function dataSourcesOf(db: Database, team: string): Promise<DataSource[]> {
  const read = await db
    .select({
      kind: source.kind,
      name: source.name,
      path: source.path,
      everyHours: source.everyHours,
      pausedAt: source.pausedAt,
      workbook: importRun.workbook,
    })
    .from(source)
    .innerJoin(importRun, eq(importRun.id, source.currentRunId))
    .where(and(eq(source.teamId, team), isNull(source.removedAt)))
    .orderBy(desc(importRun.finishedAt))
  return read.map(({ kind, name, path, everyHours, pausedAt, workbook }) => ({
    kind: shownKind(name === SAMPLE_SOURCE && path === null ? 'sample' : kind),
    name: workbook,
    isDaily: everyHours === DAILY_HOURS && pausedAt === null,
  }))
}

/** A sheet that is read by its link is a Google sheet as well; what lies at an address is a file. */
function shownKind(kind: SourceKind): DataSource['kind'] {
  switch (kind) {
    case 'sample':
      return 'sample'
    case 'google-sheet':
    case 'csv-link':
      return 'google-sheet'
    case 'file':
    case 'url':
    case 'hand':
      return 'file'
  }
}
