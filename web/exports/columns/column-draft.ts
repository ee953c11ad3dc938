import { type ColumnsOf, columnsOfTable } from '../../../sync/documents/columns/columns-of-table.ts'
import {
  ALL_COLUMNS,
  type ColumnId,
  SPREADSHEET_COLUMNS,
} from '../../../sync/documents/columns/comp-columns.ts'
import { REPORT_COLUMNS } from '../../../sync/documents/report/report-columns.ts'
import { tableOnScreen } from '../../table/table-on-screen.ts'

/** What is taken where nothing is chosen: the columns of the table on screen, where there is one. */
export function usualColumns(of: ColumnsOf): readonly ColumnId[] {
  return columnsOfTable(tableOnScreen(), of) ?? (of === 'spreadsheet' ? SPREADSHEET_COLUMNS : REPORT_COLUMNS)
}

/** The columns that are not chosen, in the order of the catalog. */
export function furtherColumns(chosen: readonly ColumnId[]): ColumnId[] {
  return ALL_COLUMNS.filter((id) => !chosen.includes(id))
}

/** Every column: those chosen in their order, then the others. */
export function withAll(chosen: readonly ColumnId[]): readonly ColumnId[] {
  return [...chosen, ...furtherColumns(chosen)]
}

/** Takes a column in, at the end, or out. The last one stays: a file has at least one. */
export function withToggled(chosen: readonly ColumnId[], id: ColumnId): readonly ColumnId[] {
  if (!chosen.includes(id)) return [...chosen, id]
  return chosen.length === 1 ? chosen : chosen.filter((other) => other !== id)
}

/** Moves a column by so many places, as far as there are any. */
export function withMoved(chosen: readonly ColumnId[], id: ColumnId, by: number): readonly ColumnId[] {
  const at = chosen.indexOf(id)
  const to = Math.min(Math.max(at + by, 0), chosen.length - 1)
  if (at < 0 || to === at) return chosen
  const others = chosen.filter((other) => other !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The choice to remember: null where it is the usual one. */
export function choiceOf(of: ColumnsOf, chosen: readonly ColumnId[]): readonly ColumnId[] | null {
  return chosen.join() === usualColumns(of).join() ? null : chosen
}
