import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { RejectedRow } from './rejected-row.ts'

/** A cell of a rejected row that was typed anew. */
export interface MendedCell {
  row: RejectedRow
  /** 0-based. */
  column: number
  text: string
}

/** Whether two answers of the server tell of the same row. */
export function isSameRow(one: RejectedRow, other: RejectedRow): boolean {
  return one.sheet === other.sheet && one.rowNumber === other.rowNumber
}

/** The decisions of a source with cells typed anew. A cell that is typed again counts as it was typed last. */
export function withMended(decisions: ImportDecisions, mended: readonly MendedCell[]): ImportDecisions {
  const cells = mended.map(({ row, column, text }) => ({
    sheet: row.sheet,
    row: row.ref,
    header: row.header[column] ?? '',
    was: row.cells[column] ?? '',
    text,
  }))
  const isAgain = (old: ImportDecisions['cells'][number]) =>
    cells.some((cell) => cell.sheet === old.sheet && cell.row === old.row && cell.header === old.header)
  return { ...decisions, cells: [...decisions.cells.filter((cell) => !isAgain(cell)), ...cells] }
}
