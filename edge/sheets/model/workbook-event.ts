import type { ColumnRole } from './column-role.ts'
import type { ReadRow } from './read-row-outcome.ts'

export interface ColumnUse {
  /** 0-based. */
  readonly index: number
  readonly header: string
  readonly role: ColumnRole
  /** The unit of the whole column, where the header or, failing that, its values say one. */
  readonly unit?: string
}

export type UnusedReason =
  | 'unknown-header'
  | 'weaker-candidate'
  | 'tie'
  | 'duplicate-header'
  | 'blank-header'
  | 'unclear'

export interface UnusedColumn {
  readonly index: number
  readonly header: string
  readonly reason: UnusedReason
  /** Shown to people; a tie and a duplicate name both headers. */
  readonly sentence: string
}

/** How one sheet's header was understood; comes before the sheet's rows. */
export interface SheetInfo {
  readonly sheet: string
  /** 1-based row number of the header; of a header in two rows, the second. */
  readonly headerRow: number
  readonly header: readonly string[]
  readonly columns: readonly ColumnUse[]
  readonly unused: readonly UnusedColumn[]
}

export type PassedOverReason = 'empty' | 'no-header' | 'hidden'

/** What `readWorkbook` yields, in the order of the file. */
export type WorkbookEvent =
  | { readonly kind: 'sheet'; readonly info: SheetInfo }
  | { readonly kind: 'row'; readonly row: ReadRow }
  | {
      readonly kind: 'passed-over'
      readonly sheet: string
      readonly reason: PassedOverReason
      readonly sentence: string
    }
