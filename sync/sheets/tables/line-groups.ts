import { filledColumns, isBlank, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { sureHeader } from './find-start.ts'

/** So many lines a row of a table may take. */
export const MOST_LINES = 4
const MOST_HEADER_ROWS = 3
const SUMMING = /^(?:(?:sub|grand) ?-?)?(?:totals?|averages?|avg|means?|medians?|low|high|min|max|sum)\b/i

/** Lines of a table, those of each row together, and what stands among them. */
export interface LineGroups {
  readonly groups: readonly (readonly SheetRow[])[]
  readonly others: readonly SheetRow[]
  /** How many rows of the sheet these are. */
  readonly rows: number
}

/** Rows one right below the other that belong together, up to the next header; blank ones part them. */
export function groupsOf(
  rows: readonly SheetRow[],
  belongs: (row: SheetRow, before: number) => boolean,
  most = MOST_LINES,
): LineGroups {
  const groups: SheetRow[][] = []
  const others: SheetRow[] = []
  let count = 0
  for (const [i, row] of rows.entries()) {
    if (isBlank(row)) continue
    if (sureHeader(rows.slice(i, i + MOST_HEADER_ROWS), [])) break
    const last = groups.at(-1)
    const isOf = (before: number) => !isSum(row) && belongs(row, before)
    const isBelow = last !== undefined && row.rowNumber === (last.at(-1)?.rowNumber ?? 0) + 1
    if (isBelow && last.length < most && isOf(last.length)) last.push(row)
    else if (isOf(0)) groups.push([row])
    else others.push(row)
    count = i + 1
  }
  return { groups, others, rows: count }
}

function isSum(row: SheetRow): boolean {
  return filledColumns(row).some((column) => SUMMING.test(lineOf(row.cells[column])))
}
