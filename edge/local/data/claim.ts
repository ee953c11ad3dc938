import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '../../errors/start-problem.ts'
import { endProcess, identify, isAlive } from '../process/process-identity.ts'
import { ZERO_ENDING } from '../zero/zero-cache.ts'
import {
  createRunRecord,
  discardRunRecord,
  type RunRecord,
  readRunRecord,
  removeRunRecord,
  replaceRunRecord,
} from './run-file.ts'

/** A run that is just stopping gets this long to end, so that a start right after a stop works. */
const GOING_WITHIN_MS = 3000
const POLL_MS = 100

/** The exclusive right to run in a data folder. */
export interface Claim {
  /** Adds to what the record says. */
  note(news: Partial<Omit<RunRecord, 'self' | 'what'>>): void
  release(): void
}

/** How a start waits for an import to end. */
export interface Waiting {
  readonly stopping: AbortSignal
  say(line: string): void
}

/**
 * Takes the data folder for this process, and stops the zero-cache an earlier run left behind. With `waiting`, an
 * import that has the folder is waited for, however long it takes.
 * @throws StartProblem naming the run that has the folder, and the reason of `waiting.stopping`
 */
export async function claim(dataDir: string, what: RunRecord['what'], waiting?: Waiting): Promise<Claim> {
  const self = identify(process.pid)
  if (self === undefined) throw new Error('this process cannot be found in the process table')
  let record: RunRecord = { self, what, ready: false }
  let isSaid = false
  let deadline = performance.now() + GOING_WITHIN_MS
  while (!createRunRecord(dataDir, record)) {
    const living = livingRun(dataDir)
    if (waiting !== undefined && living?.what === 'import') {
      waiting.stopping.throwIfAborted()
      if (!isSaid) waiting.say(importRuns(dataDir, living, 'Clearheight starts when it has finished.'))
      isSaid = true
      deadline = performance.now() + GOING_WITHIN_MS
    }
    if (living !== undefined && performance.now() > deadline) throw alreadyRuns(dataDir, living)
    const seen = readRunRecord(dataDir)
    await delay(POLL_MS)
    if (living !== undefined) continue
    if (seen?.zero !== undefined) await endProcess(seen.zero, ZERO_ENDING)
    discardRunRecord(dataDir, seen)
  }
  return {
    note(news) {
      record = { ...record, ...news }
      replaceRunRecord(dataDir, record)
    },
    release: () => removeRunRecord(dataDir),
  }
}

/** The run that has the folder now. */
export function livingRun(dataDir: string): RunRecord | undefined {
  const record = readRunRecord(dataDir)
  return record !== undefined && isAlive(record.self) ? record : undefined
}

function alreadyRuns(dataDir: string, run: RunRecord): StartProblem {
  return new StartProblem(
    run.what === 'import'
      ? importRuns(dataDir, run, 'Wait until it has finished.')
      : `Clearheight already runs from ${dataDir}: ${run.url ?? 'it is just starting'} (process ${run.self.pid}). Stop it with Ctrl-C where it was started, or with: kill ${run.self.pid}`,
  )
}

function importRuns(dataDir: string, run: RunRecord, whatNext: string): string {
  return `An import or a restore is writing to ${dataDir} (process ${run.self.pid}). ${whatNext}`
}
