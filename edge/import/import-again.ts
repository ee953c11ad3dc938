import { existsSync } from 'node:fs'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { failureSentence } from './failure-sentence.ts'
import { ImportError } from './import-error.ts'
import type { ImportSummary } from './import-summary.ts'
import { importWorkbook } from './import-workbook.ts'

/** What became of a source that was read again: a summary, or why there is none. */
export type ReadAgain = { source: string } & (
  | { summary: ImportSummary; failure: null }
  | { summary: null; failure: string }
)

/**
 * Reads the file of every source of a team again, one after the other. A file that is gone or cannot be read fails
 * alone, and its properties stay.
 * @throws ImportError `busy` where another import is running
 */
export async function importAgain(db: Database, team: string, dataDir: string): Promise<ReadAgain[]> {
  const known = await db
    .select({ name: source.name, path: source.path })
    .from(source)
    .where(and(eq(source.teamId, team), isNotNull(source.path), isNotNull(source.currentRunId)))
    .orderBy(asc(source.name))
  const read: ReadAgain[] = []
  for (const { name, path } of known) {
    if (path !== null) read.push(await readOne({ db, team, dataDir, source: name, path }))
  }
  return read
}

interface OneSource {
  db: Database
  team: string
  dataDir: string
  source: string
  path: string
}

async function readOne(one: OneSource): Promise<ReadAgain> {
  if (!existsSync(one.path)) {
    return {
      source: one.source,
      summary: null,
      failure: `${one.path} is no longer there. Its properties stay.`,
    }
  }
  try {
    return { source: one.source, summary: await importWorkbook({ ...one, staysThere: true }), failure: null }
  } catch (error) {
    if (error instanceof ImportError && error.code === 'busy') throw error
    return { source: one.source, summary: null, failure: failureSentence(error) }
  }
}
