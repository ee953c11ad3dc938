import type { ColumnRole } from './column-role.ts'
import type { ExplainedRow, ExplainedTable } from './explained.ts'
import type { ReadRow } from './read-row-outcome.ts'

export interface ColumnUse {
  /** 0-based. */
  readonly index: number
  readonly header: string
  readonly role: ColumnRole
  /** The unit of the whole column, where the header or, failing that, its values say one. */
  readonly unit?: string
  /** The fields of its table are rows and its properties columns. */
  readonly isAcross?: true
  /** Where its table begins, 0-based, where that is not the first column of the sheet. */
  readonly firstColumn?: number
  /** Of a column that the sheet does not have: the column that it is a part of, or the titles over the rows. */
  readonly from?: number | 'title'
}

export type UnusedReason =
  | 'unknown-header'
  | 'weaker-candidate'
  | 'tie'
  | 'duplicate-header'
  | 'blank-header'
  | 'unclear'
  /** Its cells hold several fields, each of which is read by itself. */
  | 'parted'
  /** A person decided so. */
  | 'custom'
  | 'ignored'

export interface UnusedColumn {
  readonly index: number
  readonly header: string
  readonly reason: UnusedReason
  /** Shown to people; a tie and a duplicate name both headers. */
  readonly sentence: string
}

/** How the header of one table of a sheet was understood; comes before the table's rows. */
export interface SheetInfo {
  readonly sheet: string
  /** 0-based, in the order of the workbook. */
  readonly table: number
  /** 1-based row number of the header; of a header in several rows, the last. */
  readonly headerRow: number
  /** Fields are rows and properties are columns: a row's number is its column's, from 1. */
  readonly isAcross: boolean
  /** 0-based, where it is not the sheet's first. */
  readonly firstColumn?: number
  readonly header: readonly string[]
  /** How many columns at the end of the header the sheet does not have: what titles say, and parts of others. */
  readonly added?: number
  readonly columns: readonly ColumnUse[]
  readonly unused: readonly UnusedColumn[]
}

/** `copy`: it shows again what another sheet of the workbook holds whole. `not-chosen`: one table, by decision. */
export type PassedOverReason = 'empty' | 'no-header' | 'hidden' | 'copy' | 'not-chosen'

/** A table that people chose not to read. */
export interface UnchosenTable {
  readonly info: SheetInfo
  /** 0-based, in the order of its sheet. */
  readonly inSheet: number
  /** Where the reading was asked to explain itself; else 0. */
  readonly firstColumn: number
  readonly rows: number
  readonly lastRow: number
}

/** What `readWorkbook` yields, in the order of the file. */
export type WorkbookEvent =
  | {
      readonly kind: 'sheet'
      readonly info: SheetInfo
      /** Where the reading was asked to explain itself. */
      readonly explained?: ExplainedTable
    }
  | {
      readonly kind: 'row'
      readonly table: number
      readonly row: ReadRow
      /** Where the reading was asked to explain itself. */
      readonly explained?: ExplainedRow
    }
  | {
      /** What a sheet holds outside its tables: titles, notes, legends, summaries. */
      readonly kind: 'outside'
      readonly sheet: string
      /** As `A1:C3`. */
      readonly range: string
      /** How many rows are in no table. Cells beside a table have no rows of their own. */
      readonly rows: number
      /** The first of its texts. */
      readonly text: string
    }
  | {
      readonly kind: 'passed-over'
      readonly sheet: string
      readonly reason: PassedOverReason
      readonly sentence: string
      /** Of a table that was not chosen. */
      readonly table?: UnchosenTable
    }
  /** A decision that fits nothing of the file. Comes last. */
  | { readonly kind: 'stale'; readonly sheet: string; readonly sentence: string }
