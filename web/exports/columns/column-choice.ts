import { type ColumnId, isColumnId } from '../../../sync/documents/columns/comp-columns.ts'
import type { DocumentFormat } from '../../../sync/documents/model/document-format.ts'
import type { TableColumn } from '../../../sync/domain/table/table-column.ts'
import { MOST_IN_REPORT, readColumns } from '../../../sync/domain/table/table-layout.ts'
import type { ColumnsOf } from './columns-of.ts'

/** Which choice a format follows; null for one that always has every column. */
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

const KEYS = { spreadsheet: 'export-columns', report: 'report-columns' } as const

/** The columns chosen for files in this browser, in order; null where none are. */
export function rememberedColumns(of: ColumnsOf): readonly ColumnId[] | null {
  const known = (localStorage.getItem(KEYS[of]) ?? '').split(',').map(decoded).filter(isColumnId)
  return known.length > 0 ? [...new Set(known)] : null
}

/** The columns that files have: those chosen for them, else those chosen for the page's table; null for the usual ones. */
export function exportedColumns(of: ColumnsOf): readonly ColumnId[] | null {
  return rememberedColumns(of) ?? columnsOfTable(new URLSearchParams(location.search).get('cols'), of)
}

/** Remembers a choice; null goes back to the usual columns. */
export function rememberColumns(of: ColumnsOf, columns: readonly ColumnId[] | null): void {
  try {
    if (columns === null) localStorage.removeItem(KEYS[of])
    else localStorage.setItem(KEYS[of], columns.map(encodeURIComponent).join(','))
  } catch {
    // Storage is full: the usual columns stay.
  }
}

/** Names of a source's own columns may hold anything. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}

/** A table has the address under its names, and so has a report. */
const NAMES = {
  spreadsheet: ['name', 'address', 'city', 'state'],
  report: ['number', 'name'],
} as const satisfies Record<ColumnsOf, readonly ColumnId[]>

/** The columns of a table as a file has them; null for a table with its usual ones. */
export function columnsOfTable(text: string | null, of: ColumnsOf): readonly ColumnId[] | null {
  const columns = text === null ? null : readColumns(text)
  if (columns === null) return null
  const chosen = new Set<ColumnId>([...NAMES[of], ...columns.flatMap(({ column }) => exported(column))])
  return [...chosen].slice(0, of === 'report' ? NAMES.report.length + MOST_IN_REPORT : undefined)
}

function exported(column: TableColumn): readonly ColumnId[] {
  const id = column === 'createdAt' ? 'listed' : column
  return isColumnId(id) ? [id] : []
}
