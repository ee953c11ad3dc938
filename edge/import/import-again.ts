import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { importWorkbook } from './import-workbook.ts'
import { failureSentence } from './run/failure-sentence.ts'
import { ImportError } from './run/import-error.ts'
import type { ImportSummary } from './run/import-summary.ts'

/** The result of reading a source again: a summary, or why there is none. */
export type ReadAgain = { source: string } & (
  | { summary: ImportSummary; failure: null }
  | { summary: null; failure: string }
)

export interface Again {
  readonly db: Database
  readonly team: string
  readonly dataDir: string
  /** As for an import. */
  readonly by?: string | undefined
  readonly databaseFolder?: string | undefined
  /** As for an import; the sources that follow are then left as they are, too. */
  readonly stopping?: AbortSignal
}

/**
 * Reads the file of every source of a team again, one after the other. A file that is gone or cannot be read fails
 * alone, and its properties stay.
 * @throws ImportError `busy` where another import is running
 */
export async function importAgain(again: Again): Promise<ReadAgain[]> {
  const { db, team, stopping } = again
  const known = await db
    .select({ name: source.name, path: source.path })
    .from(source)
    .where(and(eq(source.teamId, team), isNotNull(source.path), isNotNull(source.currentRunId)))
    .orderBy(asc(source.name))
  const read: ReadAgain[] = []
  for (const { name, path } of known) {
    if (stopping?.aborted) break
    if (path !== null) read.push(await readOne({ ...again, source: name, path }))
  }
  return read
}

interface OneSource extends Again {
  source: string
  path: string
}

async function readOne(one: OneSource): Promise<ReadAgain> {
  if (!existsSync(one.path)) {
    return {
      source: one.source,
      summary: null,
      // Without its folder, because every member of the team sees this.
      failure: `${basename(one.path)} is no longer there. Its properties stay.`,
    }
  }
  try {
    return { source: one.source, summary: await importWorkbook({ ...one, staysThere: true }), failure: null }
  } catch (error) {
    if (error instanceof ImportError && error.code === 'busy') throw error
    return { source: one.source, summary: null, failure: failureSentence(error) }
  }
}
