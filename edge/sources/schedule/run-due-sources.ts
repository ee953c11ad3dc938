import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { source } from '../../../db/private-schema.ts'
import { ImportError } from '../../import/run/import-error.ts'
import { canRun } from '../can-run.ts'
import { sourceFailure } from '../fetch/source-failure.ts'
import { findKnownSource } from '../known-source.ts'
import { runSource } from '../run/run-source.ts'
import type { SourceWorld } from '../source-world.ts'

/** The sources of all teams that are to be read by themselves by now, those that wait longest first. */
export async function dueSources(db: Database, now: Date): Promise<{ team: string; id: number }[]> {
  return await db
    .select({ team: source.teamId, id: source.id })
    .from(source)
    .where(
      and(
        lte(source.nextRunAt, now),
        isNotNull(source.everyHours),
        isNull(source.pausedAt),
        isNull(source.removedAt),
      ),
    )
    .orderBy(asc(source.nextRunAt), asc(source.id))
}

/**
 * Reads the sources that are due, one after the other, each once however often it was missed. What fails is noted at
 * the source. Where somebody else of a team is importing, its sources stay due.
 */
export async function runDueSources(world: SourceWorld, stopping?: AbortSignal): Promise<void> {
  const { db, outside } = world
  for (const { team, id } of await dueSources(db, outside.now())) {
    if (stopping?.aborted) return
    const known = await findKnownSource(db, team, { id })
    if (known === undefined || !canRun(known)) continue
    try {
      await runSource(world, known, { stopping })
    } catch (error) {
      if (error instanceof ImportError && error.code === 'busy') continue
      outside.log({ event: 'source_failed', source: id, failure: sourceFailure(error) })
    }
  }
}
