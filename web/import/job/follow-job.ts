import type * as z from 'zod/mini'
import { type FetchedForm, type ImportCounts, type ImportPlan, importJob } from '../../../sync/api/imports.ts'
import { CallError, call } from '../../data/requests/call.ts'

type Job = z.infer<typeof importJob.output>
export type RunningJob = Extract<Job, { state: 'running' }>
/** How a job came out. */
export type EndedJob =
  | { state: 'planned'; plan: ImportPlan }
  | { state: 'done'; sourceId: number; counts: ImportCounts; seconds: number }
  | { state: 'fetched'; upload: string; name: string; form: FetchedForm }
  | { state: 'failed'; sentence: string }

/** A job is asked for this often, ms. */
const EVERY_MS = 400
/** While the server does not answer, it is asked less often, ms. */
const AWAY_EVERY_MS = 2_000

interface FollowOptions {
  signal?: AbortSignal
  onProgress?(job: RunningJob): void
}

/** Asks for a job until it has ended. A server that is away is waited for; one that forgot the job ends it. */
export async function followJob(id: string, { signal, onProgress }: FollowOptions = {}): Promise<EndedJob> {
  for (;;) {
    signal?.throwIfAborted()
    const job = await ask(id, signal)
    if (job !== null && job.state !== 'running') return job
    if (job !== null) onProgress?.(job)
    await new Promise((done) => setTimeout(done, job === null ? AWAY_EVERY_MS : EVERY_MS))
  }
}

/** Null where the server is away. */
async function ask(id: string, signal: AbortSignal | undefined): Promise<Job | null> {
  try {
    return await call(importJob, { id }, signal === undefined ? {} : { signal })
  } catch (error) {
    if (signal?.aborted) throw error
    if (error instanceof CallError && error.status < 500) throw error
    return null
  }
}
