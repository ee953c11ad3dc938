import { isFootnote } from '../cells/footnote-mark.ts'
import { EVERYWHERE, filledColumns, isBlank, lineOf, mergesIn, runsOf, sliceRow } from '../cells/row-cells.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import { SAMPLED_ROWS } from '../header/sheet-layout.ts'
import { findAcross } from './find-across.ts'
import { sureHeader } from './find-start.ts'
import { isOfTable, type Start } from './starts-in-row.ts'

/** Of the rows from a header on, those below it in its columns, to the next header or a table set across. */
export function rowsBelow(
  from: readonly SheetRow[],
  { header, area }: Start,
  merges: readonly Merge[],
): SheetRow[] {
  const within = mergesIn(merges, area)
  const count = header.rows.length
  const rows = from.slice(count, count + SAMPLED_ROWS).map((row) => sliceRow(row, area))
  const runs = runsOf(header.rows)
  const [first, last] = [runs[0], runs.at(-1)]
  const named = first && last ? { from: first.from, to: last.to } : EVERYWHERE
  const end = rows.findIndex((row, i) => {
    if (!isOfTable(row, named) && sureHeader(rows.slice(i, i + 3), within)) return true
    return isBelowGap(rows, i) && findAcross(rows.slice(i), row.rowNumber) !== null
  })
  return end === -1 ? rows : withoutTitles(rows.slice(0, end))
}

/** Without the lines at the end that may be titles of the next table. Footnotes are of this one. */
function withoutTitles(rows: readonly SheetRow[]): SheetRow[] {
  const last = rows.findLastIndex((row) => {
    const [first, second] = filledColumns(row)
    return second !== undefined || (first !== undefined && isFootnote(lineOf(row.cells[first])))
  })
  return rows.slice(0, last < 0 ? rows.length : last + 1)
}

function isBelowGap(rows: readonly SheetRow[], i: number): boolean {
  const [above, row] = [rows[i - 1], rows[i]]
  if (!above || !row || isBlank(row)) return false
  return isBlank(above) || above.rowNumber < row.rowNumber - 1
}
