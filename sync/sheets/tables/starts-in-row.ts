import { type Columns, EVERYWHERE, filledColumns, lineOf, mergesIn, sliceRow } from '../cells/row-cells.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import type { HeaderAt } from '../header/find-header.ts'
import { knownHeader } from '../header/known-header.ts'
import { sureHeader } from './find-start.ts'
import type { OpenTable } from './open-table.ts'

/** A header that begins in a row, and the columns that it was looked for in. */
export interface Start {
  readonly header: HeaderAt
  readonly area: Columns
}

const MOST_HEADER_ROWS = 3

/**
 * The tables that begin in the first of `rows`, beside those that are open: one over the whole row, or one in each of
 * the open tables' columns, in columns that are free, and behind a blank column to the right.
 */
export function startsInRow(
  rows: readonly (SheetRow | undefined)[],
  merges: readonly Merge[],
  { tables, free }: { tables: readonly OpenTable[]; free: readonly Columns[] },
): Start[] {
  const [row] = rows
  if (!row) return []
  const startIn = (area: Columns): Start[] => {
    const own = rows.slice(0, MOST_HEADER_ROWS).map((other) => other && sliceRow(other, area))
    const header = sureHeader(own, mergesIn(merges, area))
    return header ? [{ header, area }] : []
  }
  const right = tables.flatMap((table) => behind(table, row))
  const isOfRows =
    free.length + right.length > 0 &&
    tables.some(({ columns, end }) => isOfTable(row, { from: columns.from, to: end }))
  const whole = isOfRows ? [] : startIn(EVERYWHERE)
  if (whole.length > 0) return whole
  const open = free.length > 0 ? tables.map(({ columns }) => columns) : []
  return [...open, ...free, ...right].flatMap(startIn)
}

/** In a header: `Size (000 SF)`, `Price ($000s)`. */
const THOUSANDS = /(?<!\d[,.]?)0{3}(?!\d)|\b1,?000\b/g

/** Whether a row goes on with the table of some columns: hardly a header has numbers. */
function hasFigures(row: SheetRow, columns: Columns): boolean {
  return filledColumns(row, columns).some((column) =>
    /\d{2}/.test(lineOf(row.cells[column]).replace(THOUSANDS, '')),
  )
}

/** Whether what a row has in a table's columns goes on with the table, or is a line of words among its rows. */
export function isOfTable(row: SheetRow, columns: Columns): boolean {
  if (hasFigures(row, columns)) return true
  const texts = filledColumns(row, columns).map((column) => lineOf(row.cells[column]))
  // A lone word is no header.
  if (texts.length === 1) return true
  return texts.length > 0 && texts.filter((text) => knownHeader(text) !== null).length * 2 < texts.length
}

/** What a row has to the right of a table without end, behind a blank column. */
function behind({ columns, end }: OpenTable, row: SheetRow): Columns[] {
  if (Number.isFinite(columns.to)) return []
  const [from] = filledColumns(row, { from: end + 1, to: EVERYWHERE.to })
  return from === undefined || from === end + 1 ? [] : [{ from, to: EVERYWHERE.to }]
}

/** Whether a header says again what the open tables' headers say. */
export function isRepeated({ header: { map }, area }: Start, tables: readonly OpenTable[]): boolean {
  const named = map.header.flatMap((text, i): [number, string][] =>
    map.unused.some(({ index, reason }) => index === i && reason === 'blank-header')
      ? []
      : [[area.from + i, text.toLowerCase()]],
  )
  return named.every(([column, text]) =>
    tables.some(
      ({ columns, info }) =>
        column >= columns.from && info.header[column - columns.from]?.toLowerCase() === text,
    ),
  )
}

/** Whether a row has nothing to the right of a table's header: cheap to ask of every row. */
export function isWithin(row: SheetRow, { end }: OpenTable): boolean {
  return row.cells.length <= end + 1 || filledColumns(row, { from: end + 1, to: EVERYWHERE.to }).length === 0
}
