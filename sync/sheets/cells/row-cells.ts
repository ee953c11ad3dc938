import type { Merge, SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import { cleanText, displayText } from './plain-text.ts'

/** A run of columns, both ends inclusive. The last of a table with nothing beside it is without end. */
export interface Columns {
  readonly from: number
  readonly to: number
}

const SEEN = /[^\s\u{ad}\u{200b}\u{200e}\u{200f}\u{2060}\u{feff}\0]/u

/** Whether nobody sees anything in a cell. */
export function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && !SEEN.test(cell))
}

/** A cell's text as people read it, on one line. */
export function lineOf(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : cleanText(displayText(cell)).replace(/\s+/g, ' ').trim()
}

const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u

/** Whether a text is a figure and nothing else but signs. */
export function isFigure(text: string): boolean {
  return FIGURE.test(text)
}

/** The columns of a row that hold something. */
export function filledColumns({ cells }: SheetRow, { from, to }: Columns = EVERYWHERE): number[] {
  const filled: number[] = []
  const end = Math.min(to, cells.length - 1)
  for (let column = from; column <= end; column++) if (!isEmpty(cells[column])) filled.push(column)
  return filled
}

/** Whether no more than `most` cells of a row hold anything. */
export function isSparse({ cells }: SheetRow, most: number): boolean {
  let filled = 0
  for (const cell of cells) if (!isEmpty(cell) && ++filled > most) return false
  return true
}

/** Whether a row holds nothing. */
export function isBlank({ cells }: SheetRow): boolean {
  return cells.every(isEmpty)
}

export const EVERYWHERE: Columns = { from: 0, to: Number.POSITIVE_INFINITY }

/** The part of a row that stands in some of its columns, as a row of its own. */
export function sliceRow(row: SheetRow, { from, to }: Columns): SheetRow {
  if (from === 0 && to >= row.cells.length - 1) return row
  const cells = row.cells.slice(from, to + 1)
  if (!row.links) return { rowNumber: row.rowNumber, cells }
  const links = [...row.links].flatMap(([column, link]): [number, string][] =>
    column >= from && column <= to ? [[column - from, link]] : [],
  )
  return { rowNumber: row.rowNumber, cells, links: new Map(links) }
}

/** Columns counted from the first of `area`, as columns of the sheet. */
export function within(area: Columns, { from, to }: Columns): Columns {
  if (area === EVERYWHERE) return { from, to }
  return { from: area.from + from, to: Math.min(area.to, area.from + to) }
}

/** The columns that none of `taken` is of. */
export function besides(taken: readonly Columns[]): Columns[] {
  const free: Columns[] = []
  let from = 0
  for (const columns of taken.toSorted((a, b) => a.from - b.from)) {
    if (columns.from > from) free.push({ from, to: columns.from - 1 })
    from = columns.to + 1
  }
  if (taken.length > 0 && Number.isFinite(from)) free.push({ from, to: EVERYWHERE.to })
  return free
}

/** The part of a sheet's merged cells that stands in some columns, counted from the first of them. */
export function mergesIn(merges: readonly Merge[], { from, to }: Columns): readonly Merge[] {
  if (from === 0 && to === EVERYWHERE.to) return merges
  return merges.flatMap((merge) =>
    merge.firstColumn < from || merge.firstColumn > to
      ? []
      : [
          {
            ...merge,
            firstColumn: merge.firstColumn - from,
            lastColumn: Math.min(merge.lastColumn, to) - from,
          },
        ],
  )
}

/** The runs of columns that hold anything. */
export function runsOf(rows: readonly SheetRow[]): Columns[] {
  const used = new Set(rows.flatMap((row) => filledColumns(row)))
  const runs: { from: number; to: number }[] = []
  for (const column of [...used].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last.to === column - 1) last.to = column
    else runs.push({ from: column, to: column })
  }
  return runs
}

/** `Property: | Alameda Center`: a label with its value, and no header. */
export function isFieldLine(row: SheetRow): boolean {
  const [label = '', value = ''] = filledColumns(row).map((column) => lineOf(row.cells[column]))
  return label.endsWith(':') && value !== '' && !value.endsWith(':')
}
