import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { importRun, source } from '../../db/private-schema.ts'
import type { DataSource } from '../../sync/api/data-source.ts'

/** The source of the sample workbook. It has no file that could be read again. */
export const SAMPLE_SOURCE = 'sample'

/** What a team's properties were read from, last read first. */
export async function dataSourcesOf(db: Database, team: string): Promise<DataSource[]> {
  const read = await db
    .select({ name: source.name, path: source.path, workbook: importRun.workbook })
    .from(source)
    .innerJoin(importRun, eq(importRun.id, source.currentRunId))
    .where(eq(source.teamId, team))
    .orderBy(desc(importRun.finishedAt))
  return read.map(({ name, path, workbook }) => ({
    kind: name === SAMPLE_SOURCE && path === null ? 'sample' : 'file',
    name: workbook,
    isDaily: false,
  }))
}
