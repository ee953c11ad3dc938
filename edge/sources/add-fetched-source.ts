import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import type { addSource } from '../../sync/api/sources.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { SourceSettings } from '../settings/source-settings.ts'
import { sourceAddress } from './fetch/source-address.ts'
import { mustBeFree } from './must-be-free.ts'
import { afterSuccess } from './next-run.ts'

export interface ChangedBy {
  readonly by: SessionUser
  readonly settings: SourceSettings
  readonly at: Date
}

/**
 * Adds a source that is fetched, and answers its id. A removed one of the same name becomes it, so that its properties
 * are known again.
 * @throws FetchProblem, ApiError `conflict`
 */
export async function addFetchedSource(
  tx: Database,
  { kind, name, address, tabs = null, everyHours = null }: z.infer<typeof addSource.input>,
  { by, settings, at }: ChangedBy,
): Promise<number> {
  await mustBeFree(tx, by.teamId, name)
  const added = {
    kind,
    address: sourceAddress(kind, address, settings),
    tabs,
    everyHours,
    nextRunAt: afterSuccess(everyHours, at),
    addedBy: by.userId,
    addedAt: at,
  }
  const fresh = { path: null, decisions: null, removedAt: null, currentRunId: null, pausedAt: null }
  const untried = { triedAt: null, failingSince: null, tries: 0, failure: null, failureAnswer: null }
  const inTeam = { teamId: by.teamId, name }
  await tx
    .insert(source)
    .values({ ...inTeam, ...added })
    .onConflictDoUpdate({
      target: [source.teamId, source.name],
      set: { ...added, ...fresh, ...untried },
    })
  const [found] = await tx
    .select({ id: source.id })
    .from(source)
    .where(and(eq(source.teamId, by.teamId), eq(source.name, name)))
  if (found === undefined) throw new Error('The source could not be added.')
  return found.id
}
