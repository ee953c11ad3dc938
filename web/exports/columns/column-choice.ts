import {
  type ColumnsOf,
  columnsFor,
  columnsOfTable,
} from '../../../sync/documents/columns/columns-of-table.ts'
import { type ColumnId, isColumnId } from '../../../sync/documents/columns/comp-columns.ts'
import type { CompRow } from '../../../sync/documents/model/comps-document.ts'
import type { LaidColumn } from '../../../sync/domain/table/table-layout.ts'
import { tableOnScreen } from '../../table/table-on-screen.ts'

/** Where no table is on screen one choice is kept, and one for the table that it was made beside. */
const KEYS = { spreadsheet: 'export-columns', report: 'report-columns' } as const
const KEYS_OF_TABLE = { spreadsheet: 'table-export-columns', report: 'table-report-columns' } as const
/** Stands behind the choice and before the columns of its table. */
const MADE_FOR = ' '

/** The columns chosen for files of what is on screen, in order; null where none are. Beside another table the choice is over. */
export function rememberedColumns(of: ColumnsOf): readonly ColumnId[] | null {
  const table = tableOnScreen()
  const [columns = '', madeFor] = (localStorage.getItem(keyOf(of, table)) ?? '').split(MADE_FOR)
  if (table !== null && madeFor !== namesOf(table)) return null
  const known = columns.split(',').map(decoded).filter(isColumnId)
  return known.length > 0 ? [...new Set(known)] : null
}

/** The columns that files have: those chosen for them, else those of the table on screen; null for the usual ones. */
export function exportedColumns(
  of: ColumnsOf,
  rows: readonly Pick<CompRow, 'distance'>[],
): readonly ColumnId[] | null {
  const table = tableOnScreen()
  return rememberedColumns(of) ?? columnsOfTable(table && columnsFor(rows, table), of)
}

/** Remembers a choice; null goes back to the table's columns, or the usual ones. */
export function rememberColumns(of: ColumnsOf, columns: readonly ColumnId[] | null): void {
  const table = tableOnScreen()
  const key = keyOf(of, table)
  try {
    if (columns === null) localStorage.removeItem(key)
    else {
      const text = columns.map(encodeURIComponent).join(',')
      localStorage.setItem(key, table === null ? text : `${text}${MADE_FOR}${namesOf(table)}`)
    }
  } catch {
    // Storage is full: the usual columns stay.
  }
}

function keyOf(of: ColumnsOf, table: readonly LaidColumn[] | null): string {
  return (table === null ? KEYS : KEYS_OF_TABLE)[of]
}

/** However wide they are. */
function namesOf(table: readonly LaidColumn[]): string {
  return table.map(({ column }) => encodeURIComponent(column)).join(',')
}

/** Names of a source's own columns may hold anything. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}
