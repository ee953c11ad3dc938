import {
  filledColumns,
  isFieldLine,
  isFigure,
  isSparse,
  lineOf,
  mergesIn,
  runsOf,
  sliceRow,
} from '../cells/row-cells.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import {
  findHeaderAt,
  HEADER_WITHIN_ROWS,
  type HeaderAt,
  headerAt,
  headerIn,
  isSure,
  mayBeHeader,
} from '../header/find-header.ts'
import { knownHeader } from '../header/known-header.ts'

/** How many rows of titles can stand between two tables. */
const MOST_TITLES = 4
const HEADER_ROWS = 3

/** A header beyond doubt that begins at the first of `rows`. Cheap where there is none. */
export function sureHeader(
  rows: readonly (SheetRow | undefined)[],
  merges: readonly Merge[],
): HeaderAt | null {
  const [first] = rows
  if (!first || !mayBeHeader(first) || isFieldLine(first)) return null
  const own = rows.slice(0, HEADER_ROWS).filter((row) => row !== undefined)
  if (!own.some((row, i) => row.rowNumber === first.rowNumber + i && knownCells(row) >= 2)) return null
  const header = headerAt(own, merges)
  return header && isSure(header) ? header : besideOthers(own, merges)
}

/** The header among a sheet's first rows that few of its columns are known by; `null` where one is beyond doubt. */
export function doubtfulHeader(rows: readonly SheetRow[], merges: readonly Merge[]): HeaderAt | null {
  const first = rows.slice(0, HEADER_WITHIN_ROWS)
  const isSure = first.some((_, i) => sureHeader(first.slice(i), merges))
  return isSure ? null : findHeaderAt(rows, merges)
}

/** A header that is none together, because tables side by side have the same columns. */
function besideOthers(rows: readonly SheetRow[], merges: readonly Merge[]): HeaderAt | null {
  const [first] = rows
  const runs = first ? runsOf([first]) : []
  if (runs.length < 2) return null
  for (const run of runs) {
    const own = headerAt(
      rows.map((row) => sliceRow(row, run)),
      mergesIn(merges, run),
    )
    if (own && isSure(own)) return headerIn(rows.slice(0, own.rows.length), merges)
  }
  return null
}

function knownCells({ cells }: SheetRow): number {
  let known = 0
  for (const cell of cells) if (typeof cell === 'string' && knownHeader(lineOf(cell)) !== null) known++
  return known
}

/** Whether rows from the present one on are titles of a table that begins below them. */
export function isTitleOfNext(
  at: (offset: number) => SheetRow | undefined,
  merges: readonly Merge[],
): boolean {
  for (let count = 1; count <= MOST_TITLES; count++) {
    const title = at(count - 1)
    if (!title || !isTitle(title)) return false
    const next = at(count)
    if (next && filledColumns(next).length > 1 && sureHeader([next, at(count + 1), at(count + 2)], merges))
      return true
  }
  return false
}

/** Whether a row has few words and no figure. */
export function isTitle(row: SheetRow): boolean {
  const filled = filledColumns(row)
  return filled.length <= 2 && !filled.some((column) => isFigure(lineOf(row.cells[column])))
}

const CONTINUED = /\bcont(?:inued|'d|inuation|\.)(?![a-z])/i

/** Whether a row says that a page ended, and what stands above goes on. */
export function isContinued({ cells }: SheetRow): boolean {
  return cells.some((cell) => typeof cell === 'string' && CONTINUED.test(cell))
}

const LEGEND =
  /^(?:legend|key|abbreviations?|definitions?|glossary|assumptions|footnotes?|disclaimer|methodology)\b:?$/i

/** Over what tenants and buyers look for: there is no property in it. */
const REQUIREMENTS =
  /^(?:(?:active|current|open|new|known|market|tenants?|users?|buyers?|investors?|owner[ -]users?|space|sales?|lease|industrial|tenant and buyer|client)(?:['’]s?)? ?(?:[/&] ?)?)*(?:requirements?|in the market|wants (?:and|&) needs|needs)(?: ?(?:[-–—:(]|in\b|list\b).{0,40})?$/i

/**
 * Whether what begins at a row, below a gap or a total, is no table of properties: a summary with a header of its own, a
 * legend. Below a total no words stand under figures but those of a header.
 */
export function isForeign(row: SheetRow, isAfterGap: boolean, isAfterTotal: boolean): boolean {
  if (!isAfterGap && !isAfterTotal && !isSparse(row, 1)) return false
  const texts = filledColumns(row).map((column) => lineOf(row.cells[column]))
  const [first = ''] = texts
  if (texts.length === 1 && REQUIREMENTS.test(first)) return true
  if (!isAfterGap && !isAfterTotal) return false
  if (LEGEND.test(first)) return true
  if (texts.length < 2 || texts.some((text) => /\d/.test(text))) return false
  const known = texts.filter((text) => knownHeader(text) !== null).length
  return known >= 2 && (isAfterTotal || known * 2 >= texts.length)
}
