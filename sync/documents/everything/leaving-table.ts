import { dayHere } from '../../domain/dates/days.ts'
import type { CellValue } from '../columns/comp-column.ts'

/** What the sheets are called, and in lower case the files. */
export const LEAVING_NAMES = {
  properties: 'Properties',
  compLists: 'Comp lists',
  notes: 'Notes',
  corrections: 'Corrections',
  names: 'Other names',
  assumptions: 'Assumptions',
} as const

export interface LeavingColumn<Row> {
  readonly header: string
  readonly kind: 'text' | 'number' | 'date'
  /** Of numbers, how a spreadsheet writes them. */
  readonly numberFormat?: string
  value(row: Row): CellValue
}

/** One sheet of a workbook, or one file of CSV. */
export interface LeavingTable {
  /** Of its sheet. */
  readonly name: string
  readonly columns: readonly Omit<LeavingColumn<never>, 'value'>[]
  readonly length: number
  cellsAt(index: number): CellValue[]
}

export function leavingTable<Row>(
  name: string,
  columns: readonly LeavingColumn<Row>[],
  rows: { readonly length: number; at(index: number): Row | undefined },
): LeavingTable {
  return {
    name,
    columns,
    length: rows.length,
    cellsAt(index) {
      const row = rows.at(index)
      return row === undefined ? [] : columns.map((column) => column.value(row))
    },
  }
}

/** `YYYY-MM-DD` of a moment, by the clock that filters ask. */
export function dayOf(at: number | null): string | null {
  return at === null ? null : dayHere(new Date(at))
}
