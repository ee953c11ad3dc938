import type { Cell } from '../model/cell.ts'

export interface SheetRow {
  /** 1-based, as a spreadsheet program shows it. */
  readonly rowNumber: number
  readonly cells: readonly Cell[]
  /** The addresses that cells link to, by column. */
  readonly links?: ReadonlyMap<number, string>
}

/** Cells joined into one. Rows are 1-based, columns 0-based, both ends inclusive. */
export interface Merge {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

export interface Sheet {
  readonly name: string
  /** The names of all sheets of its workbook. */
  readonly among: readonly string[]
  readonly isHidden: boolean
  /** Whether the workbook counts days from 1904 instead of 1900. */
  readonly date1904: boolean
  /** Cells are told apart by a delimiter, so that one too many shifts those after it. */
  readonly isDelimited: boolean
  readonly merges: readonly Merge[]
  /** To be read once. Blank rows at the end of the sheet may be absent. */
  readonly rows: AsyncIterable<SheetRow>
}

/** The longest sheet a spreadsheet program makes. */
export const MOST_ROWS = 1_048_576

/** The widest sheet a spreadsheet program makes. */
export const MOST_COLUMNS = 16_384
