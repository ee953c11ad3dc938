import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { WorkbookEvent } from '../../../sync/sheets/model/workbook-event.ts'
import type { ReadWorkbookOptions } from '../../../sync/sheets/read-workbook.ts'
import type { Slicing } from '../../import/slices/slicing.ts'

/** What an import is about to read. */
export interface Reading {
  /** The name of the file or spreadsheet. */
  readonly workbook: string
  /** The file's size; absent where it is none. */
  readonly fileBytes?: number
  readonly events: AsyncIterable<WorkbookEvent>
  /** About the room that the run takes on the disk of the database, in bytes. */
  readonly needs: number
  /** Where it lies to be read again (`source.path`); absent where it is fetched anew. */
  readonly path?: string
  /** To be called when it has been read, or will not be. */
  done(): Promise<void>
}

export interface ReadingOptions {
  readonly decisions: ImportDecisions | undefined
  readonly stopping: AbortSignal | undefined
  /** Rows that were fetched so far. */
  readonly onFetched?: ((rows: number) => void) | undefined
  /** Set where it is read in several goes. */
  readonly slicing?: Slicing | undefined
}

/** What the reader is told. */
export function readerOptions({
  decisions,
  slicing,
}: Pick<ReadingOptions, 'decisions' | 'slicing'>): ReadWorkbookOptions {
  return {
    ...(decisions !== undefined && { decisions }),
    // Known only once the run has begun.
    ...(slicing && { readBefore: (table, row) => slicing.before?.readBefore(table, row) }),
  }
}
