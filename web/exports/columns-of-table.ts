import { type ColumnId, isColumnId } from '../../sync/documents/columns/comp-columns.ts'
import type { TableColumn } from '../../sync/domain/table/table-column.ts'
import { readColumns } from '../../sync/domain/table/table-layout.ts'
import type { ColumnsOf } from './columns-of.ts'

/** A table has these under its names. */
const NAMES = {
  spreadsheet: ['name', 'address', 'city', 'state'],
  report: ['number', 'name', 'address'],
} as const satisfies Record<ColumnsOf, readonly ColumnId[]>

/** What a page of a report has room for, in type that can be read. */
const MOST_IN_REPORT = 12

/** The columns of a table as a file has them; null for a table with its usual ones. */
export function columnsOfTable(text: string | null, of: ColumnsOf): readonly ColumnId[] | null {
  const columns = text === null ? null : readColumns(text)
  if (columns === null) return null
  const chosen = new Set<ColumnId>([...NAMES[of], ...columns.flatMap(({ column }) => exported(column))])
  return [...chosen].slice(0, of === 'report' ? MOST_IN_REPORT : undefined)
}

function exported(column: TableColumn): readonly ColumnId[] {
  const id = column === 'createdAt' ? 'listed' : column
  return isColumnId(id) ? [id] : []
}
