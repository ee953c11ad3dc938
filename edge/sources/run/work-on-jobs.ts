import { eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import { importJob } from '../../../db/private-schema.ts'
import { describeError } from '../../errors/describe-error.ts'
import { ReadingPaused } from '../../import/slices/reading-paused.ts'
import type { Slicing } from '../../import/slices/slicing.ts'
import type { ImportOutcome, ImportTask, JobState } from '../../services/import-jobs.ts'
import type { Services } from '../../services/services.ts'
import { FAILED, STOPPED, stateOf, WAITING } from './job-states.ts'
import type { TaskOptions } from './run-task.ts'

/**
 * A process that works on a job reports every second. After so many seconds without a report the job counts as
 * abandoned, and another process takes it over.
 */
const HELD_SECONDS = 15
const BEAT_MS = 1_000
/** A job that ends its process each time would end it for ever. */
const MOST_TRIES = 3
const KEPT_DAYS = 1

export interface JobWork extends Pick<Services, 'log'> {
  readonly db: Database
  /** How much of a file is read at a time, and whether more may be. */
  readonly slicing: Pick<Slicing, 'rows' | 'hasTime'>
  run(task: ImportTask, options: TaskOptions): Promise<ImportOutcome>
}

interface Claimed extends Record<string, unknown> {
  readonly id: string
  readonly task: ImportTask
  readonly state: JobState
  readonly tries: number
}

/** `waits`: for an import that was begun elsewhere. */
type Came = 'ended' | 'paused' | 'waits'

/**
 * Works on the abandoned and new jobs of a team, the oldest first, until none is left or the time is up. True where a
 * job should continue at once.
 */
export async function workOnJobs(work: JobWork, team: string): Promise<boolean> {
  for (;;) {
    const job = await claim(work.db, team)
    if (job === undefined) return false
    const came = await workOn(work, job)
    if (came === 'waits') return false
    if (came === 'paused' && !work.slicing.hasTime()) return true
  }
}

/** The teams with jobs that nobody works on; jobs that ended long ago are forgotten. */
export async function teamsWithJobs(db: Database): Promise<string[]> {
  await db.execute(
    sql`delete from private.import_job where ended_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS}::int)`,
  )
  const rows = await rowsOf<{ team: string }>(
    db,
    sql`select distinct team_id as team from private.import_job
      where ended_at is null and coalesce(held_until < clock_timestamp(), true)`,
  )
  return rows.map(({ team }) => team)
}

async function claim(db: Database, team: string): Promise<Claimed | undefined> {
  const [job] = await rowsOf<Claimed>(
    db,
    sql`update private.import_job set held_until = ${heldUntil}, tries = tries + 1
      where id = (select id from private.import_job where team_id = ${team} and ended_at is null
          and coalesce(held_until < clock_timestamp(), true)
        order by exists (select from private.import_slice where job_id = id) desc, created_at limit 1 for update skip locked)
        and not exists (select from private.import_job where team_id = ${team} and ended_at is null
          and held_until >= clock_timestamp())
      returning id, task, state, tries`,
  )
  return job
}

const heldUntil = sql`clock_timestamp() + make_interval(secs => ${HELD_SECONDS}::int)`

async function workOn(
  { db, run, log, slicing }: JobWork,
  { id, task, state, tries }: Claimed,
): Promise<Came> {
  if (tries > MOST_TRIES) {
    await end(db, id, tooOften(task))
    return 'ended'
  }
  const beat = beating(db, id, state)
  try {
    const outcome = await run(task, {
      stopping: beat.stopping,
      onProgress: beat.onProgress,
      slicing: { ...slicing, job: id, before: null },
    })
    await beat.stop()
    if (outcome.kind === 'busy') {
      await leave(db, id, WAITING)
      return 'waits'
    }
    if (outcome.kind === 'failed' && task.by === null)
      log({ event: 'source_failed', source: task.sourceId ?? 0, failure: outcome.sentence })
    await end(db, id, stateOf(outcome))
  } catch (error) {
    await beat.stop()
    if (error instanceof ReadingPaused) {
      await pause(db, id, { state: 'running', stage: 'reading', rows: error.rows })
      return 'paused'
    }
    log({ event: 'import_failed', error: describeError(error) })
    await end(db, id, beat.stopping.aborted ? STOPPED : FAILED)
  }
  return 'ended'
}

/** Says that somebody works on the job, and how far it is, and learns whether it is to be stopped. */
function beating(db: Database, id: string, before: JobState) {
  const stopping = new AbortController()
  let state = before
  let beat: Promise<void> = Promise.resolve()

  async function say(): Promise<void> {
    const [job] = await db
      .update(importJob)
      .set({ state, heldUntil })
      .where(eq(importJob.id, id))
      .returning({ isStopping: importJob.isStopping })
    if (job?.isStopping ?? true) stopping.abort()
  }

  const timer = setInterval(() => {
    // The next beat says it, too.
    beat = beat.then(say).catch(() => {})
  }, BEAT_MS)
  return {
    stopping: stopping.signal,
    onProgress: (progress: Omit<Extract<JobState, { state: 'running' }>, 'state'>) => {
      state = { state: 'running', ...progress }
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await beat
    },
  }
}

/** Of a job that waits, no try was made. */
async function leave(db: Database, id: string, state: JobState): Promise<void> {
  await db
    .update(importJob)
    .set({ state, heldUntil: null, tries: sql`${importJob.tries} - 1` })
    .where(eq(importJob.id, id))
}

/** Of a job that got on, no try counts any more. */
async function pause(db: Database, id: string, state: JobState): Promise<void> {
  const [job] = await db
    .update(importJob)
    .set({ state, heldUntil: null, tries: 0 })
    .where(eq(importJob.id, id))
    .returning({ isStopping: importJob.isStopping })
  if (job?.isStopping) await end(db, id, STOPPED)
}

async function end(db: Database, id: string, state: JobState): Promise<void> {
  const ended = { state, heldUntil: null, endedAt: sql`clock_timestamp()` }
  await db.update(importJob).set(ended).where(eq(importJob.id, id))
}

function tooOften({ name }: ImportTask): JobState {
  const sentence = `The server ended ${MOST_TRIES} times while it read ${name}, which may be too large for it. Nothing was changed.`
  return { state: 'failed', sentence }
}
