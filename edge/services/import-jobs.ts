import type * as z from 'zod/mini'
import type { FetchedForm, ImportCounts, ImportPlan, importJob } from '../../sync/api/imports.ts'
import type { checkAddress } from '../../sync/api/sources.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'

/** One import that a person asks for, or the plan of one. `fetch`: what a source holds now, to be looked at. */
export interface ImportTask {
  readonly kind: 'plan' | 'run' | 'fetch'
  readonly team: string
  /** The user who asks; null where the source is due by itself. */
  readonly by: string | null
  /** The file that was sent; null where the source itself is read again. */
  readonly upload: { readonly id: string; readonly name: string } | null
  /** The source that is replaced; null for a new one. */
  readonly sourceId: number | null
  /** Of a new source. */
  readonly name: string
  /** In place of those that are kept with the source. */
  readonly decisions?: ImportDecisions | undefined
  readonly expects?: ImportCounts | undefined
  readonly force: boolean
}

/** What became of a task. `busy`: another import of the team is running, and nothing was read. */
export type ImportOutcome =
  | { readonly kind: 'planned'; readonly plan: ImportPlan }
  | {
      readonly kind: 'done'
      readonly sourceId: number
      readonly counts: ImportCounts
      readonly seconds: number
    }
  | {
      readonly kind: 'fetched'
      /** Of whoever asks, kept like a file that was sent. */
      readonly upload: string
      readonly name: string
      readonly form: FetchedForm
    }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'busy' }

/** How far a task is. */
export interface TaskProgress {
  readonly stage: 'fetching' | 'reading' | 'comparing' | 'writing'
  readonly rows: number
}

/** Carries out one task. When `stopping` fires it ends soon, as failed, unless it was just being committed. */
export type RunImportTask = (
  task: ImportTask,
  options: { onProgress(progress: TaskProgress): void; stopping: AbortSignal },
) => Promise<ImportOutcome>

export type JobState = z.infer<typeof importJob.output>

/** The imports that people of a team have asked for. */
export interface ImportJobs {
  /** Begins when the team's earlier ones are done. Answers the job's id. */
  start(task: ImportTask): Promise<string>
  /** Null where the team has no such job. */
  get(team: string, id: string): Promise<JobState | null>
  /** False where the team has no such job under way. */
  cancel(team: string, id: string): Promise<boolean>
}

/** What is at an address, or a sentence why it cannot be told. */
export type AddressCheck =
  | { readonly kind: 'found'; readonly found: z.infer<typeof checkAddress.output> }
  | { readonly kind: 'failed'; readonly sentence: string }
export type AddressToCheck = z.infer<typeof checkAddress.input> & { readonly team: string }
export type CheckAddress = (asked: AddressToCheck) => Promise<AddressCheck>
