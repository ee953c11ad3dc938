import { and, asc, eq, isNull } from 'drizzle-orm'
import { source } from '../../../db/private-schema.ts'
import { ImportError } from '../../import/run/import-error.ts'
import type { ImportSummary } from '../../import/run/import-summary.ts'
import { canRun } from '../can-run.ts'
import { sourceFailure } from '../fetch/source-failure.ts'
import { findKnownSource } from '../known-source.ts'
import type { SourceWorld } from '../source-world.ts'
import { type RunOptions, runSource } from './run-source.ts'

/** The result of reading a source again: a summary, or why there is none. */
export type ReadAgain = { source: string } & (
  | { summary: ImportSummary; failure: null }
  | { summary: null; failure: string }
)

/**
 * Reads every source of a team again that can be and is not paused, one after the other. One that cannot be read fails
 * alone, and its properties stay. Once stopped, those that follow are left as they are.
 * @throws ImportError `busy` where another import is running
 */
export async function runAllSources(
  world: SourceWorld,
  team: string,
  options: RunOptions,
): Promise<ReadAgain[]> {
  const listed = await world.db
    .select({ id: source.id })
    .from(source)
    .where(and(eq(source.teamId, team), isNull(source.removedAt), isNull(source.pausedAt)))
    .orderBy(asc(source.name))
  const read: ReadAgain[] = []
  for (const { id } of listed) {
    if (options.stopping?.aborted) break
    const known = await findKnownSource(world.db, team, { id })
    if (known === undefined || !canRun(known)) continue
    try {
      const summary = await runSource(world, known, options)
      read.push({ source: known.name, summary, failure: null })
    } catch (error) {
      if (error instanceof ImportError && error.code === 'busy') throw error
      read.push({ source: known.name, summary: null, failure: sourceFailure(error) })
    }
  }
  return read
}
