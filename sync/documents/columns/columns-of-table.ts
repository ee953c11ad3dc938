import type { TableColumn } from '../../domain/table/table-column.ts'
import { type LaidColumn, MOST_IN_REPORT } from '../../domain/table/table-layout.ts'
import type { CompRow } from '../model/comps-document.ts'
import type { DocumentFormat } from '../model/document-format.ts'
import { type ColumnId, isColumnId } from './comp-columns.ts'

/** Two kinds of files have columns of their own: what fits a spreadsheet is too much for paper. */
export type ColumnsOf = 'spreadsheet' | 'report'

/** Which of them a format is; null for one that always has every column. */
export function columnsChoiceOf(format: DocumentFormat): ColumnsOf | null {
  switch (format) {
    case 'csv':
    case 'xlsx':
      return 'spreadsheet'
    case 'html':
    case 'pdf':
      return 'report'
    case 'geojson':
      return null
  }
}

/** A table has the address under its names, and so has a report. */
const NAMES = {
  spreadsheet: ['name', 'address', 'city', 'state'],
  report: ['number', 'name'],
} as const satisfies Record<ColumnsOf, readonly ColumnId[]>

/** The columns of a table as a file has them, after the names; null for no table. */
export function columnsOfTable(
  columns: readonly LaidColumn[] | null,
  of: ColumnsOf,
): readonly ColumnId[] | null {
  if (columns === null) return null
  const chosen = new Set<ColumnId>([...NAMES[of], ...columns.flatMap(({ column }) => exported(column))])
  return [...chosen].slice(0, of === 'report' ? NAMES.report.length + MOST_IN_REPORT : undefined)
}

/** Those of a table that can say something of its rows: around no place there are no distances. */
export function columnsFor(
  rows: readonly Pick<CompRow, 'distance'>[],
  columns: readonly LaidColumn[],
): readonly LaidColumn[] {
  const isMeasured = rows.some(({ distance }) => distance !== undefined)
  return columns.filter(({ column }) => isMeasured || column !== 'distance')
}

function exported(column: TableColumn): readonly ColumnId[] {
  const id = column === 'createdAt' ? 'listed' : column
  return isColumnId(id) ? [id] : []
}
