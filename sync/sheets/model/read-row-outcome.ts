import type { ImportedProperty } from '../../domain/property.ts'
import type { Cell } from './cell.ts'
import type { Problem } from './problem.ts'

export type ImportedField = keyof ImportedProperty

/**
 * How one figure of a property was understood: from which cell, as what. Plain JSON, kept beside the raw row.
 * One cell can give several readings (`6 dock-high, 2 grade-level`), and a reading can have no value.
 */
export interface FieldReading {
  readonly field: ImportedField
  /** The header as the file wrote it, or `column_N` where it is blank. */
  readonly column: string
  readonly raw: Cell
  readonly value: string | number | boolean | null
  /** What the cell's number was taken to be, before conversion: `$/SF/yr`, `m`, `m²`. */
  readonly unit?: string
  /** True where no header or cell said the unit and it was inferred. */
  readonly assumed?: true
  /** A word that stands for a withheld or later value: `TBD`, `Negotiable`. */
  readonly token?: string
  /** What else the cell said, in a sentence: a range, an approximation, a currency. */
  readonly note?: string
  readonly problem?: Problem
  /** What a person typed in place of `raw`. */
  readonly typed?: string
}

/** Why a row of the sheet is no property. `blank` rows need no mention; `duplicate` ones are left out by decision. */
export type SkipReason =
  | 'blank'
  | 'total'
  | 'vacant'
  | 'repeated-header'
  | 'section-title'
  | 'rent-step'
  | 'duplicate'

/** What a property was in the book that a file was written from. */
export interface OwnIdentity {
  readonly id: string
  readonly sourceSheet: string
}

export type RowOutcome =
  | {
      readonly kind: 'property'
      /** Stable across imports of the same sheet: its own id, else its address. */
      readonly key: string
      readonly property: ImportedProperty
      /** Set in a file that this product wrote, with everything that it knew of the property. */
      readonly own?: OwnIdentity
      /** Problems in here only left their own field empty. */
      readonly readings: readonly FieldReading[]
    }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | {
      readonly kind: 'rejected'
      /** Every reason at once, those that rejected the row first. */
      readonly problems: readonly Problem[]
      readonly readings: readonly FieldReading[]
    }

/** What became of a row that an earlier reading has read; its cells are then not understood again. Absent where none has. */
export type ReadBefore = (table: number, rowNumber: number) => RowOutcome | undefined

export interface ReadRow {
  readonly sheet: string
  /** 1-based, as a spreadsheet program shows it. */
  readonly rowNumber: number
  /** One name for every column: as written, or `column_N`. The same array for all rows of a sheet. */
  readonly header: readonly string[]
  /** As long as the row was; trailing empty cells may be absent. */
  readonly cells: readonly Cell[]
  readonly outcome: RowOutcome
  /** Of columns that titles gave: the cell of the title, such as `A3`. */
  readonly titleCells?: ReadonlyMap<number, string>
  /** What a row that is rejected by decision goes by in decisions about its cells; others go by their number. */
  readonly ref?: string
}
