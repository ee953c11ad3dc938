import type { Cell } from '../model/cell.ts'
import type { Doubt, ExplainedTable } from '../model/explained.ts'
import type { WorkbookEvent } from '../model/workbook-event.ts'

/** More rows than groups show are not kept. */
const MOST_ROWS = 10_000

export interface DoubtfulRow {
  readonly table: ExplainedTable
  readonly cells: readonly Cell[]
  readonly doubts: readonly Doubt[]
}

export interface DoubtfulCells {
  add(event: WorkbookEvent): void
  find(sheet: string, inSheet: number, rowNumber: number): DoubtfulRow | null
}

/** Keeps the rows that a person can decide something about. */
export function keepDoubtfulCells(): DoubtfulCells {
  const tables = new Map<number, { sheet: string; explained: ExplainedTable }>()
  const rows = new Map<string, DoubtfulRow>()
  return {
    add(event) {
      if (event.kind === 'sheet' && event.explained)
        tables.set(event.info.table, { sheet: event.info.sheet, explained: event.explained })
      if (event.kind !== 'row' || !event.explained?.doubts.length || rows.size >= MOST_ROWS) return
      const table = tables.get(event.table)
      if (!table) return
      const { rowNumber, cells } = event.row
      rows.set(keyOf(table.sheet, table.explained.inSheet, rowNumber), {
        table: table.explained,
        cells,
        doubts: event.explained.doubts,
      })
    },
    find: (sheet, inSheet, rowNumber) => rows.get(keyOf(sheet, inSheet, rowNumber)) ?? null,
  }
}

function keyOf(sheet: string, inSheet: number, rowNumber: number): string {
  return `${rowNumber} ${inSheet} ${sheet}`
}
