import type { ImportOutcome, JobState } from '../../services/import-jobs.ts'

/** Nobody works on it yet, and no other import is in its way. */
export const STARTING: JobState = { state: 'running', stage: 'starting', rows: 0 }
/** For another import of the team. */
export const WAITING: JobState = { state: 'running', stage: 'waiting', rows: 0 }
export const STOPPED: JobState = { state: 'failed', sentence: 'Stopped. Nothing was changed.' }
export const FAILED: JobState = {
  state: 'failed',
  sentence: 'The import failed. Nothing was changed. Please try again.',
}

/** What is told of a job that has ended. */
export function stateOf(outcome: Exclude<ImportOutcome, { kind: 'busy' }>): JobState {
  switch (outcome.kind) {
    case 'planned':
      return { state: 'planned', plan: outcome.plan }
    case 'done': {
      const { sourceId, counts, seconds } = outcome
      return { state: 'done', sourceId, counts, seconds }
    }
    case 'fetched': {
      const { upload, name, form } = outcome
      return { state: 'fetched', upload, name, form }
    }
    case 'failed':
      return { state: 'failed', sentence: outcome.sentence }
  }
}
