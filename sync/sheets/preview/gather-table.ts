import { saidBy } from '../cells/typed-cells.ts'
import type { ExplainedTable } from '../model/explained.ts'
import type { ImportDecisions } from '../model/import-decisions.ts'
import type { ReadRow } from '../model/read-row-outcome.ts'
import type { SheetInfo, UnchosenTable } from '../model/workbook-event.ts'
import { ColumnFigures } from './column-figures.ts'
import { letterOf, tableRange } from './column-letter.ts'
import type { ColumnPeriods } from './column-periods.ts'
import { evidenceOf } from './evidence.ts'
import type { TablePreview } from './workbook-preview.ts'

const FIRST_ROWS = 8

export interface GatheredTable {
  add(row: ReadRow): void
  /** Cells of a column that say something. */
  filled(index: number): number
  preview(periodsOf: (index: number) => ColumnPeriods | null): TablePreview
}

/** Gathers what a table's columns hold while its rows stream by. */
export function gatherTable(
  info: SheetInfo,
  explained: ExplainedTable,
  decisions: ImportDecisions,
): GatheredTable {
  const { sheet, headerRow, isAcross, header } = info
  const ids = new Set(info.columns.filter(({ role }) => role === 'key').map(({ index }) => index))
  const figures = header.map((_, index) => new ColumnFigures(ids.has(index)))
  const usedBy = new Map(info.columns.toReversed().map((column) => [column.header, column.index]))
  const firstRows: { rowNumber: number; cells: readonly string[] }[] = []
  let rows = 0
  let lastRow = headerRow

  return {
    add({ rowNumber, cells, outcome }) {
      rows++
      lastRow = rowNumber
      if (outcome.kind === 'skipped') return
      if (firstRows.length < FIRST_ROWS) firstRows.push({ rowNumber, cells: cells.map(saidBy) })
      for (const [index, column] of figures.entries()) column.addCell(cells[index] ?? null)
      for (const reading of outcome.readings) {
        const index = usedBy.get(reading.column)
        if (index !== undefined) figures[index]?.addReading(reading)
      }
      for (const column of figures) column.endRow()
    },
    filled: (index) => figures[index]?.filled ?? 0,
    preview: (periodsOf) => ({
      sheet,
      table: explained.inSheet,
      isChosen: true,
      isAcross,
      headerRow,
      range: tableRange(info, explained.firstColumn, lastRow),
      rows,
      columns: explained.clues.map((clue) =>
        evidenceOf(clue, {
          info,
          letter: letterOf(info, explained.firstColumn, clue.index),
          figures: figures[clue.index] ?? new ColumnFigures(),
          periods: periodsOf(clue.index),
          decisions,
        }),
      ),
      firstRows,
    }),
  }
}

/** A table that was not chosen, as it is shown to be chosen again: its columns were not looked at. */
export function unchosenTable({ info, inSheet, firstColumn, rows, lastRow }: UnchosenTable): TablePreview {
  const { sheet, headerRow, isAcross } = info
  return {
    sheet,
    table: inSheet,
    isChosen: false,
    isAcross,
    headerRow,
    range: tableRange(info, firstColumn, lastRow),
    rows,
    columns: [],
    firstRows: [],
  }
}
