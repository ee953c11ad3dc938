import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { Becomes, WorkbookPreview } from '../../../sync/sheets/preview/workbook-preview.ts'

/** A cell while it is being typed. */
export interface TypedCell {
  readonly sheet: string
  /** In the order of its sheet. */
  readonly table: number
  readonly rowNumber: number
  /** 0-based within the table. */
  readonly index: number
  readonly text: string
}

/** What a typed cell comes to; `why` says what is wrong with it still. */
export interface TypedReading {
  readonly becomes: Becomes
  readonly why: string | null
}

export interface ReadingProgress {
  readonly rows: number
  readonly bytes: number
  readonly ofBytes: number
}

/** To the worker that reads a file. */
export type ToReadingWorker =
  | { readonly kind: 'open'; readonly file: File }
  | {
      readonly kind: 'read'
      readonly id: number
      readonly decisions: ImportDecisions
      readonly digests: boolean
    }
  | { readonly kind: 'stop'; readonly id: number }
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
  | { readonly kind: 'typed'; readonly id: number; readonly reading: TypedReading }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly sentence: string }
