import { columnLetters } from '../../domain/words/column-letters.ts'
import { excerpt } from '../cells/plain-text.ts'
import { type Columns, EVERYWHERE, filledColumns, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { WorkbookEvent } from '../model/workbook-event.ts'

export type OutsideEvent = Extract<WorkbookEvent, { kind: 'outside' }>

/** Collects what a sheet holds outside its tables, as ranges. */
export interface Outside {
  /** A row that is in no table. */
  addRow(row: SheetRow): void
  /** Cells beside a table, or a row of it that is only a title; their row is counted with the table. */
  addBeside(row: SheetRow, columns?: Columns): void
  /** The range of everything so far; `null` where there is nothing. */
  range(): string | null
  events(sheet: string): OutsideEvent[]
}

/** Rows are 1-based, columns 0-based, both ends inclusive. */
interface CellRange {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

interface Piece extends CellRange {
  readonly isBeside: boolean
  readonly rows: number
  readonly text: string
}

/** A sheet with a title over every row has no more told of it. */
const MOST_PIECES = 200

/** An empty collection. */
export function createOutside(): Outside {
  const pieces: Piece[] = []
  let uncounted = 0

  function add(row: SheetRow, columns: Columns, isBeside: boolean): void {
    const filled = filledColumns(row, columns)
    const [firstColumn] = filled
    const lastColumn = filled.at(-1)
    if (firstColumn === undefined || lastColumn === undefined) return
    const { rowNumber } = row
    const last = pieces.findLast((piece) => piece.isBeside === isBeside)
    const rows = isBeside ? 0 : 1
    if (last && last.lastRow === rowNumber - 1) {
      pieces[pieces.indexOf(last)] = {
        ...last,
        lastRow: rowNumber,
        firstColumn: Math.min(last.firstColumn, firstColumn),
        lastColumn: Math.max(last.lastColumn, lastColumn),
        rows: last.rows + rows,
      }
      return
    }
    if (pieces.length >= MOST_PIECES) {
      uncounted += rows
      return
    }
    const text = excerpt(lineOf(row.cells[firstColumn]))
    pieces.push({ firstRow: rowNumber, lastRow: rowNumber, firstColumn, lastColumn, isBeside, rows, text })
  }

  return {
    addRow: (row) => add(row, EVERYWHERE, false),
    addBeside: (row, columns = EVERYWHERE) => add(row, columns, true),
    range() {
      const [first] = pieces
      if (!first) return null
      const least = (of: (piece: Piece) => number) => Math.min(...pieces.map(of))
      const most = (of: (piece: Piece) => number) => Math.max(...pieces.map(of))
      return rangeName({
        firstRow: least((piece) => piece.firstRow),
        lastRow: most((piece) => piece.lastRow),
        firstColumn: least((piece) => piece.firstColumn),
        lastColumn: most((piece) => piece.lastColumn),
      })
    },
    events: (sheet) =>
      pieces.map((piece, i) => ({
        kind: 'outside',
        sheet,
        range: rangeName(piece),
        rows: piece.rows + (i === pieces.length - 1 ? uncounted : 0),
        text: piece.text,
      })),
  }
}

/** A range as a spreadsheet program shows it: `A1:C3`, or `B2` for a single cell. */
function rangeName({ firstRow, lastRow, firstColumn, lastColumn }: CellRange): string {
  const first = `${columnLetters(firstColumn)}${firstRow}`
  const last = `${columnLetters(lastColumn)}${lastRow}`
  return first === last ? first : `${first}:${last}`
}
