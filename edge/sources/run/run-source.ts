import type { ImportTarget } from '../../import/import-target.ts'
import { ImportError } from '../../import/run/import-error.ts'
import type { ImportSummary } from '../../import/run/import-summary.ts'
import { ReadingPaused } from '../../import/slices/reading-paused.ts'
import { openReading } from '../fetch/open-reading.ts'
import type { ReadingOptions } from '../fetch/reading.ts'
import { answerBehind, sourceFailure } from '../fetch/source-failure.ts'
import type { KnownSource } from '../known-source.ts'
import type { SourceWorld } from '../source-world.ts'
import { importReading } from './import-reading.ts'
import { recordFailure, recordSuccess } from './record-try.ts'

export type RunOptions = Omit<ImportTarget, 'db' | 'team' | 'source' | 'databaseFolder' | 'kind'> &
  Pick<ReadingOptions, 'onFetched'>

/** They say nothing about the source: somebody else is importing, or whoever began the run did not mean this outcome. */
const OF_THE_RUN = new Set(['busy', 'stopped', 'otherwise'])

/**
 * Reads a source again, from where it is read, as was decided about it, and notes how that went. Throws as `importRows`
 * does, and `FetchProblem`.
 */
export async function runSource(
  world: SourceWorld,
  known: KnownSource,
  { onFetched, ...options }: RunOptions,
): Promise<ImportSummary> {
  const { db, outside } = world
  const decisions = options.decisions ?? known.decisions ?? undefined
  const target = { ...options, decisions, team: known.teamId, source: known.name }
  try {
    const { stopping, slicing } = options
    const reading = await openReading(world, known, { decisions, stopping, slicing, onFetched })
    const summary = await importReading(world, reading, target)
    await recordSuccess(db, known.id, outside.now())
    return summary
  } catch (error) {
    const isOfRun =
      error instanceof ReadingPaused || (error instanceof ImportError && OF_THE_RUN.has(error.code))
    // Whoever stops a run while it waits for an answer has not seen the source fail.
    if (!isOfRun && !options.stopping?.aborted)
      await recordFailure(
        db,
        known.id,
        { sentence: sourceFailure(error), answer: answerBehind(error) },
        outside.now(),
      )
    throw error
  }
}
