import { type ColumnId, isColumnId } from '../../sync/documents/columns/comp-columns.ts'
import type { DocumentFormat } from '../../sync/documents/document-format.ts'

/** Two choices are remembered: what fits a spreadsheet is too much for paper. */
export type ColumnsOf = 'spreadsheet' | 'report'

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

/** The columns chosen in this browser, in order; null where none are. */
export function rememberedColumns(of: ColumnsOf): readonly ColumnId[] | null {
  try {
    const known = (window.localStorage.getItem(KEYS[of]) ?? '').split(',').filter(isColumnId)
    return known.length > 0 ? [...new Set(known)] : null
  } catch {
    // Storage is forbidden here.
    return null
  }
}

/** Remembers a choice; null goes back to the usual columns. */
export function rememberColumns(of: ColumnsOf, columns: readonly ColumnId[] | null): void {
  try {
    if (columns === null) window.localStorage.removeItem(KEYS[of])
    else window.localStorage.setItem(KEYS[of], columns.join(','))
  } catch {
    // Storage is full or forbidden: the usual columns stay.
  }
}
