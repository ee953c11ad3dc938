import { SHEET_FIELDS } from '../fields/sheet-fields.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'

/** The roles that apply to all rows that a merged cell spans. A figure does not: it may be their sum. */
export const SHARED: ReadonlySet<ColumnRole> = new Set(
  SHEET_FIELDS.flatMap(({ role, isShared }) => (isShared ? [role] : [])),
)

/** Gives each row the text of the merged cells it is part of. A workbook stores it in the first row only. */
export function mergedCellFiller(merges: readonly Merge[], columns: readonly MappedColumn[]) {
  const shared = new Set(columns.filter(({ role }) => SHARED.has(role)).map(({ index }) => index))
  const tall = merges.filter((merge) => merge.lastRow > merge.firstRow && shared.has(merge.firstColumn))
  const open = new Map<number, { readonly lastRow: number; readonly cell: Cell }>()
  return (row: SheetRow): readonly Cell[] => {
    if (tall.length === 0) return row.cells
    for (const { firstRow, lastRow, firstColumn } of tall) {
      if (firstRow === row.rowNumber) open.set(firstColumn, { lastRow, cell: row.cells[firstColumn] ?? null })
    }
    const isBlank = row.cells.every((cell) => cell === null)
    const cells = [...row.cells]
    for (const [column, { lastRow, cell }] of open) {
      if (row.rowNumber > lastRow) open.delete(column)
      else if (!isBlank && (cells[column] ?? null) === null) {
        while (cells.length < column) cells.push(null)
        cells[column] = cell
      }
    }
    return cells
  }
}
