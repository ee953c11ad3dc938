import { describeError } from '../../errors/describe-error.ts'
import type { ImportJobs, ImportTask, JobState, RunImportTask } from '../../services/import-jobs.ts'
import type { Services } from '../../services/services.ts'
import { FAILED, STARTING, STOPPED, stateOf, WAITING } from './job-states.ts'

/** So many jobs are remembered once they have ended. */
const MOST_ENDED = 100
const LOOK_AGAIN_MS = 1_000

interface Job {
  readonly team: string
  readonly stopping: AbortController
  state: JobState
}

/** Keeps the jobs of this process. Those of one team run one after the other, and wait for imports begun elsewhere. */
export function createImportJobs(run: RunImportTask, log: Services['log']): ImportJobs {
  const jobs = new Map<string, Job>()
  const lastOfTeam = new Map<string, Promise<void>>()

  async function work(job: Job, task: ImportTask): Promise<void> {
    const signal = job.stopping.signal
    if (!signal.aborted) job.state = STARTING
    while (!signal.aborted) {
      const outcome = await run(task, {
        stopping: signal,
        onProgress: (progress) => {
          job.state = { state: 'running', ...progress }
        },
      })
      if (outcome.kind !== 'busy') {
        job.state = stateOf(outcome)
        return
      }
      job.state = WAITING
      await pause(LOOK_AGAIN_MS, signal)
    }
    job.state = STOPPED
  }

  function forgetOldest(): void {
    const ended = [...jobs].filter(([, { state }]) => state.state !== 'running')
    for (const [id] of ended.slice(0, -MOST_ENDED)) jobs.delete(id)
  }

  return {
    async start(task) {
      forgetOldest()
      const id = crypto.randomUUID()
      const before = lastOfTeam.get(task.team)
      const state = before === undefined ? STARTING : WAITING
      const job: Job = { team: task.team, stopping: new AbortController(), state }
      jobs.set(id, job)
      const done = Promise.resolve(before)
        .then(() => work(job, task))
        .catch((error: unknown) => {
          log({ event: 'import_failed', error: describeError(error) })
          job.state = FAILED
        })
        .then(() => {
          if (lastOfTeam.get(task.team) === done) lastOfTeam.delete(task.team)
        })
      lastOfTeam.set(task.team, done)
      return id
    },
    async get(team, id) {
      const job = jobs.get(id)
      return job?.team === team ? job.state : null
    },
    async cancel(team, id) {
      const job = jobs.get(id)
      if (job?.team !== team || job.state.state !== 'running') return false
      if (job.state.stage === 'waiting') job.state = STOPPED
      job.stopping.abort()
      return true
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
