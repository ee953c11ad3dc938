import type { ProblemCode } from '../../../sync/sheets/model/problem.ts'
import type { SkipReason } from '../../../sync/sheets/model/read-row-outcome.ts'

/** Why a row was skipped or rejected. */
export type Reason = SkipReason | 'duplicate' | 'outside-tables' | ProblemCode

/** How many rows gave one reason. */
export interface ReasonCount {
  readonly reason: Reason
  readonly rows: number
}

/** `read` is the sum of the other row counts but `removed`. */
export interface RowCounts {
  /** Rows of the tables, and those outside that hold anything. */
  readonly read: number
  readonly imported: { readonly new: number; readonly changed: number }
  readonly unchanged: number
  readonly skipped: number
  readonly rejected: number
}

/** Rows of the source that were in the book and are not in the file. */
export interface GoneCounts {
  readonly removed: number
  /** Of a source that keeps them. */
  readonly ended: number
}

export interface SheetSummary extends RowCounts {
  readonly sheet: string
  /** Columns that were not used and why, in sentences. */
  readonly unusedColumns: readonly string[]
  /** What stands above, between and beside the tables: its range and its first words. */
  readonly outside: readonly string[]
}

/** Cells of one column that could not be understood; their rows were taken without them. */
export interface LeftEmpty {
  readonly sheet: string
  readonly column: string
  readonly cells: number
  /** The problem of the first of them. */
  readonly example: string
}

export interface ImportSummary extends RowCounts, GoneCounts {
  readonly source: string
  /** The file's name. */
  readonly workbook: string
  /** Rows that have another address or ID than before, and were matched by what else they say. */
  readonly rekeyed: number
  readonly skippedBy: readonly ReasonCount[]
  /** A row counts once, under its first reason. */
  readonly rejectedBy: readonly ReasonCount[]
  readonly leftEmpty: readonly LeftEmpty[]
  readonly sheets: readonly SheetSummary[]
  /** Sheets without rows of properties, and decisions that fit nothing, in sentences. */
  readonly passedOver: readonly string[]
  /** The file with every rejected row and every cell left empty, and why; `null` where there is neither. */
  readonly rejectedFile: string | null
  readonly seconds: number
}

export type ImportStage = 'reading' | 'comparing' | 'writing' | 'done'

export interface ImportProgress {
  readonly stage: ImportStage
  /** Rows read so far. */
  readonly rows: number
}
