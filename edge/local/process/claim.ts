import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '../start-problem.ts'
import { ZERO_ENDING } from '../zero/zero-cache.ts'
import { endProcess, identify, isAlive } from './process-identity.ts'
import {
  createRunRecord,
  discardRunRecord,
  type RunRecord,
  readRunRecord,
  removeRunRecord,
  replaceRunRecord,
} from './run-file.ts'

/** A run that is just stopping gets this long to be gone, so that stop and start in one breath work. */
const GOING_WITHIN_MS = 3000
const POLL_MS = 100

/** The sole right to run in a data folder. */
export interface Claim {
  /** Adds to what the record says. */
  note(news: Partial<Omit<RunRecord, 'self' | 'what'>>): void
  release(): void
}

/**
 * Takes the data folder for this process, and stops the zero-cache an earlier run left behind.
 * @throws StartProblem naming the run that has the folder
 */
export async function claim(dataDir: string, what: RunRecord['what']): Promise<Claim> {
  const self = identify(process.pid)
  if (self === undefined) throw new Error('this process cannot be found in the process table')
  let record: RunRecord = { self, what, ready: false }
  const deadline = performance.now() + GOING_WITHIN_MS
  while (!createRunRecord(dataDir, record)) {
    const living = livingRun(dataDir)
    if (living !== undefined && performance.now() > deadline) throw alreadyRuns(dataDir, living)
    const seen = readRunRecord(dataDir)
    // A record that is only half written belongs to a start of this very moment: the pause lets it finish.
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
  const who = `process ${run.self.pid}`
  return new StartProblem(
    run.what === 'import'
      ? `An import is writing to ${dataDir} (${who}). Wait until it has finished.`
      : `Clearheight already runs from ${dataDir}: ${run.url ?? 'it is just starting'} (${who}). Stop it with Ctrl-C where it was started, or with: kill ${run.self.pid}`,
  )
}
