import type { Cell } from './cell.ts'
import type { ColumnRole } from './column-role.ts'
import type { DealFacts } from './deal-facts.ts'
import type { GroupDecision } from './import-decisions.ts'
import type { ImportedField, RowOutcome } from './read-row-outcome.ts'

/** What mends the problems of a group, or that nothing has to. */
export const GROUP_KINDS = [
  'rent-period',
  'date',
  'unreadable',
  'contradicts',
  'nothing-identifies',
  'no-address',
  'duplicate',
  'shifted',
  'area-above-building',
  'rent-outlier',
  'left-out',
] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

/** Something of a row that a person may want to decide, whether or not it is decided. */
export interface Doubt {
  readonly kind: GroupKind
  /** Its column, 0-based within the table; null where it is the row's. */
  readonly index: number | null
  readonly field: ImportedField | null
  /** Why, in a few words. */
  readonly why: string
  /** Of a row that may repeat one before it. */
  readonly pair?: RowPair & {
    /** What was decided about this row alone. */
    readonly decision: GroupDecision | null
  }
}

/** A row of a workbook, and one before it that may be the same deal. */
export interface RowPair {
  readonly earlier: { readonly sheet: string; readonly rowNumber: number; readonly facts: DealFacts }
  readonly facts: DealFacts
  /** What they have in common, the strongest first. */
  readonly reasons: readonly string[]
  /** Quoted by a decision about the pair: other figures are asked about anew. */
  readonly was: string
}

export interface ExplainedRow {
  /** What the row goes by in decisions about its cells. */
  readonly ref: string
  /** As the row is without decisions about groups and cells. */
  readonly doubts: readonly Doubt[]
  /** What it came to before those. */
  readonly undecided: RowOutcome
  /** What a person typed for its cells, by column. */
  readonly typed: ReadonlyMap<number, string>
}

/** What else a column could be, and how many of the first rows speak for it. */
export interface RoleCandidate {
  readonly role: ColumnRole
  readonly rows: number
  /** What these rows have in common, after their number: `are the day on which the lease begins`. */
  readonly says: string
}

export interface RoleQuestion {
  /** The one that most rows speak for first. */
  readonly candidates: readonly RoleCandidate[]
  /** How many of the first rows say anything in the column. */
  readonly of: number
  /** The first rows: the cells of some columns by index, and what follows from them. */
  readonly columns: readonly number[]
  readonly derived: string | null
  readonly rows: readonly {
    readonly rowNumber: number
    readonly cells: readonly string[]
    readonly derived: string | null
  }[]
}

/** Why a column was understood as it was. */
export interface ColumnClue {
  readonly index: number
  /** How the header was recognized. `values`: it can mean anything, and its values decided. `title`, `part`: it stands
   * for a title over the rows, or a part of another column. */
  readonly by: 'header' | 'parts' | 'values' | 'title' | 'part' | 'decided' | 'own' | 'none'
  /** For `parts`: the words of the header that count, as written. */
  readonly parts: readonly string[]
  readonly question: RoleQuestion | null
}

/** A table that can be asked how it reads. */
export interface ExplainedTable {
  /** 0-based, in the order of its sheet. */
  readonly inSheet: number
  /** The sheet's column that the table's first one is. */
  readonly firstColumn: number
  readonly clues: readonly ColumnClue[]
  /** What was decided about a group. */
  groupOf(index: number | null, kind: GroupKind): GroupDecision | undefined
  /** Per SF and month, beyond which a rent lies far outside its column; null where too few say it. */
  readonly rentBounds: { readonly low: number; readonly high: number } | null
  /** Reads a row with other cells, by the decisions about columns alone. */
  read(cells: readonly Cell[]): RowOutcome
}
