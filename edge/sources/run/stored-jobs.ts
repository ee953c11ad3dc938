import { and, eq, isNull, sql } from 'drizzle-orm'
import { importJob } from '../../../db/private-schema.ts'
import type { ImportJobs, JobState } from '../../services/import-jobs.ts'
import type { Services } from '../../services/services.ts'
import { STARTING, STOPPED, WAITING } from './job-states.ts'

interface StoredJobsOptions extends Pick<Services, 'withDb'> {
  /** Begins with the jobs of a team that nobody works on, and outlives the request as long as the platform lets it. */
  beginWork(team: string): void
}

/**
 * Keeps jobs in the database, because the process that is asked for the progress of a job may not be the one that
 * works on it. Asking continues a job that was abandoned.
 */
export function storedJobs({ withDb, beginWork }: StoredJobsOptions): ImportJobs {
  const isOf = (team: string, id: string) => and(eq(importJob.id, id), eq(importJob.teamId, team))
  return {
    async start(task) {
      const id = crypto.randomUUID()
      await withDb(async (db) => {
        const isOfTeam = and(eq(importJob.teamId, task.team), isNull(importJob.endedAt))
        const state = (await db.$count(importJob, isOfTeam)) === 0 ? STARTING : WAITING
        await db
          .insert(importJob)
          .values({ id, teamId: task.team, task, state, createdAt: sql`clock_timestamp()` })
      })
      beginWork(task.team)
      return id
    },
    async get(team, id) {
      const [job] = await withDb((db) =>
        db
          .select({
            state: importJob.state,
            isLeft: sql<boolean>`${importJob.endedAt} is null
              and coalesce(${importJob.heldUntil} < clock_timestamp(), true)`,
          })
          .from(importJob)
          .where(isOf(team, id)),
      )
      if (job?.isLeft) beginWork(team)
      return job === undefined ? null : (job.state as JobState)
    },
    async cancel(team, id) {
      return await withDb((db) =>
        db.transaction(async (tx) => {
          const [job] = await tx
            .select({ heldUntil: importJob.heldUntil })
            .from(importJob)
            .where(and(isOf(team, id), isNull(importJob.endedAt)))
            .for('update')
          if (job === undefined) return false
          const stopped = { state: STOPPED, endedAt: sql`clock_timestamp()` }
          const set = { isStopping: true, ...(job.heldUntil === null && stopped) }
          await tx.update(importJob).set(set).where(eq(importJob.id, id))
          return true
        }),
      )
    },
  }
}
