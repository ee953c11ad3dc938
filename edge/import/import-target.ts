import type { Database } from '../../db/database.ts'
import type { SourceKind } from '../../db/private-schema.ts'
import type { ImportCounts } from '../../sync/api/imports.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import type { WorkbookEvent } from '../../sync/sheets/model/workbook-event.ts'
import { ImportError } from './run/import-error.ts'
import type { ImportProgress } from './run/import-summary.ts'
import type { RejectedRows } from './run/rejected-file.ts'
import type { Slicing } from './slices/slicing.ts'

export interface ImportTarget {
  /** At least two connections: one holds the lock of the run. */
  readonly db: Database
  readonly team: string
  /** The source's name: it owns its rows, and importing it touches no other's. */
  readonly source: string
  /** The user who asked for it; absent for a command, which nobody is signed in to. */
  readonly by?: string | undefined
  /** Also does what would otherwise be refused as harm, such as to remove more than a fifth of the source. */
  readonly force?: boolean
  /** A new sheet that holds the properties of one that is gone is that sheet under another name. */
  readonly takesRenamed?: boolean
  /** Where Postgres keeps its files, where that is on this machine: a run leaves room there for everything else. */
  readonly databaseFolder?: string | undefined
  /** What people decided about the source; it is kept with it. */
  readonly decisions?: ImportDecisions | undefined
  /** What the source is where it is new, or comes back after a removal: a file unless told. */
  readonly kind?: SourceKind | undefined
  /** How the run must come out; else it is refused. */
  readonly expects?: ImportCounts | undefined
  /** Aborts the run and leaves the book unchanged, unless the run is just being committed. */
  readonly stopping?: AbortSignal | undefined
  readonly onProgress?: (progress: ImportProgress) => void
  /** Set where the run is read in several goes; each but the last throws `ReadingPaused`. */
  readonly slicing?: Slicing | undefined
}

export interface RowsToImport extends ImportTarget {
  /** The name of the file or spreadsheet the rows come from. */
  readonly workbook: string
  /** The file's size; absent where they come from none. */
  readonly fileBytes?: number
  /** Where the file will lie when the source is to be read again (`source.path`); absent where it will not. */
  readonly path?: string
  /** About the room that the run will take on the disk of the database, in bytes. */
  readonly needs?: number
  readonly events: AsyncIterable<WorkbookEvent>
  readonly rejectedRows: RejectedRows
}

/** Throws `ImportError` where a run was told to stop. */
export function throwIfStopped({ stopping, workbook }: RowsToImport): void {
  if (!stopping?.aborted) return
  throw new ImportError('stopped', `Stopped. ${workbook} was not imported, and nothing was changed.`)
}
