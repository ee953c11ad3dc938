import type { ColumnId } from './columns/comp-columns.ts'
import { type CompRow, isIncluded, type NumberedRow, numbered } from './comps-document.ts'

/** The rows of a plain table: excluded ones only where a column says which they are. */
export function tableRows(rows: readonly CompRow[], columns: readonly ColumnId[] | undefined): NumberedRow[] {
  const all = numbered(rows)
  return columns?.includes('isIncluded') ? all : all.filter(isIncluded)
}
