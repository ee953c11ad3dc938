import type { ColumnRole } from '../model/column-role.ts'
import type { Doubt, GroupKind, RoleQuestion } from '../model/explained.ts'
import type { GroupDecision } from '../model/import-decisions.ts'
import type { ImportedField } from '../model/read-row-outcome.ts'
import type { PassedOverReason } from '../model/workbook-event.ts'

/** What reading a file with the decisions made so far comes to. Plain JSON, so that a worker can send it. */
export interface WorkbookPreview {
  readonly tables: readonly TablePreview[]
  /** Of the tables that are read, in the order of the file; open ones first. */
  readonly groups: readonly ProblemGroup[]
  readonly counts: ReadingCounts
  /** Sheets that are not read, and why. */
  readonly passedOver: readonly { sheet: string; reason: PassedOverReason; sentence: string }[]
  /** Decisions that fit nothing of the file. */
  readonly stale: readonly string[]
}

/** Every row is in one of the three. */
export interface ReadingCounts {
  readonly rows: number
  readonly properties: number
  readonly skipped: number
  readonly rejected: number
}

export interface TablePreview {
  readonly sheet: string
  /** 0-based, in the order of its sheet: what `ImportDecisions.tables` names it by. */
  readonly table: number
  readonly isChosen: boolean
  /** Fields are rows and properties are columns. */
  readonly isAcross: boolean
  readonly headerRow: number
  /** As `A4:T390`. */
  readonly range: string
  /** Rows below the header. */
  readonly rows: number
  readonly columns: readonly ColumnEvidence[]
  readonly firstRows: readonly { rowNumber: number; cells: readonly string[] }[]
}

export type ColumnReading =
  | { readonly as: 'field'; readonly role: ColumnRole; readonly label: string }
  | { readonly as: 'question' }
  | { readonly as: 'custom' }
  | { readonly as: 'ignored' }

export interface ColumnEvidence {
  readonly index: number
  /** The sheet's letter; of a table that stands across, the number of its row. */
  readonly letter: string
  readonly header: string
  /** Set where several columns have this header: counted from 0. */
  readonly nth?: number
  /** Up to three first values that differ, as they stand. */
  readonly values: readonly string[]
  readonly reading: ColumnReading
  readonly isDecided: boolean
  readonly why: string
  /** `SF`, `per year, 172 stated`, `date, month first`. */
  readonly unit: string | null
  /** From 0 to 1, of the header and of how many values fit; null where nothing is claimed. */
  readonly sure: number | null
  readonly question: RoleQuestion | null
}

export interface ProblemGroup {
  /** Stands for it in `ImportDecisions.groups`, with its sheet and header. */
  readonly key: GroupKind
  readonly sheet: string
  readonly header: string | null
  readonly letter: string | null
  readonly field: ImportedField | null
  readonly title: string
  /** All of them, also those that are not listed. */
  readonly count: number
  readonly rows: readonly ProblemRow[]
  /** The decisions it can have, the suggested one first. None where it only informs. */
  readonly offers: readonly GroupDecision['do'][]
  readonly decision: GroupDecision | null
  /** What becomes of the rows while nothing is decided. */
  readonly otherwise: 'keep' | 'reject'
  /** Cells of the column that have no such problem. */
  readonly others: number
  /** What helps to decide, in a sentence. */
  readonly figures: string | null
}

export interface ProblemRow {
  /** What the row goes by in `ImportDecisions.cells`. */
  readonly ref: string
  readonly rowNumber: number
  readonly property: string | null
  readonly tenant: string | null
  /** The text of the cell; null where the problem is the row's. */
  readonly text: string | null
  /** What a person typed in its place. */
  readonly typed: string | null
  readonly why: string
  readonly becomes: Becomes
  /** Of a row that may repeat one before it. */
  readonly pair: NonNullable<Doubt['pair']> | null
}

/** What a cell comes to with the decisions made so far. */
export type Becomes =
  | { readonly is: 'value'; readonly field: ImportedField; readonly value: string | number | boolean }
  | { readonly is: 'empty' }
  | { readonly is: 'rejected' }
  | { readonly is: 'skipped' }
  | { readonly is: 'property' }
