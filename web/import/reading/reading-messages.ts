import type { FetchedForm } from '../../../sync/api/imports.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { TypedCell, TypedReading } from '../../../sync/sheets/preview/read-preview.ts'
import type { WorkbookPreview } from '../../../sync/sheets/preview/workbook-preview.ts'

export interface ReadingProgress {
  readonly rows: number
  readonly bytes: number
  readonly ofBytes: number
}

/** A file, and what its bytes are: one as people have it, or sheets that the server fetched. */
export interface FileToRead {
  readonly file: File
  readonly form: FetchedForm
}

/** To the worker that reads a file. A newer reading stops the one before it. */
export type ToReadingWorker =
  | ({ readonly kind: 'open' } & FileToRead)
  | {
      readonly kind: 'read'
      readonly id: number
      readonly decisions: ImportDecisions
      readonly withDigests: boolean
    }
  | { readonly kind: 'stop' }
  | { readonly kind: 'type'; readonly id: number; readonly cell: TypedCell }

export type FromReadingWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: ReadingProgress }
  | {
      readonly kind: 'preview'
      readonly id: number
      readonly preview: WorkbookPreview
      /** Of each property in the order of the file, where they were asked for. */
      readonly digests: readonly string[]
    }
  | { readonly kind: 'typed'; readonly id: number; readonly reading: TypedReading | null }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly sentence: string }
