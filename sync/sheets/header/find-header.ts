import { isBuildingHeading } from '../cells/place/building-heading.ts'
import { filledColumns, isFieldLine, isFigure, lineOf } from '../cells/row-cells.ts'
import { withoutSize } from '../cells/size/size-behind.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import { isOfAdjustments, isOfAnotherTime, joinHeader } from './join-header.ts'
import { IDENTITY, isUnit, knownHeader, namesBuildingAndSpace } from './known-header.ts'
import { type ColumnMap, mapColumns } from './map-columns.ts'

/** A header that is known by few of its columns stands within the first rows; titles and notes come before it. */
export const HEADER_WITHIN_ROWS = 15

export interface FoundHeader {
  readonly map: ColumnMap
  /** 1-based row number; of a header in several rows, the last. */
  readonly rowNumber: number
  /** What the rows above it say. */
  readonly titles: readonly string[]
}

/** A header that begins at a row. */
export interface HeaderAt {
  readonly map: ColumnMap
  /** The rows it stands in: one to three. */
  readonly rows: readonly SheetRow[]
  readonly score: number
}

const MOST_HEADER_ROWS = 3

/** The header that begins with the first of `rows`: the row, or two or three together. `null` where none does. */
export function headerAt(rows: readonly SheetRow[], merges: readonly Merge[]): HeaderAt | null {
  let best: HeaderAt | null = null
  if (rows[0] && isFieldLine(rows[0])) return null
  for (let count = 1; count <= MOST_HEADER_ROWS; count++) {
    const last = rows[count - 1]
    if (!last || (count > 1 && !canBeLower(last, rows[count - 2]))) break
    const at = headerIn(rows.slice(0, count), merges)
    if (at.score <= 0 || (at.score < (best?.score ?? 0) && !(best && goesOn(at, best)))) continue
    // A header that is better without its first row begins below it.
    best = isNeeded(at, merges) ? at : null
  }
  return best
}

/** Whether the last row of a header says more of columns that those above name: `Name` below `Tenant`. */
function goesOn({ map, rows }: HeaderAt, above: HeaderAt): boolean {
  const last = rows.at(-1)
  const roles = ({ columns }: ColumnMap) => columns.map(({ role, index }) => `${index} ${role}`).join()
  if (!last || filledColumns(last).length < 2 || roles(map) !== roles(above.map)) return false
  return last.cells.every((cell, i) => {
    const text = lineOf(cell)
    if (text === '') return true
    const isWord = isUnit(text) || knownHeader(text) !== null
    return isWord && above.rows.some(({ cells }) => lineOf(cells[i]) !== '')
  })
}

/** A title just above a header is not a part of it: it changes nothing. */
function isNeeded({ map, rows, score }: HeaderAt, merges: readonly Merge[]): boolean {
  if (rows.length === 1) return true
  const without = headerIn(rows.slice(1), merges)
  const roles = ({ columns }: ColumnMap) => columns.map(({ role, index }) => `${index} ${role}`).join()
  const isOfOther = [isOfAnotherTime, isOfAdjustments].some((is) =>
    map.header.some((text, i) => is(text) && !is(without.map.header[i] ?? '')),
  )
  return isOfOther || score > without.score || (score === without.score && roles(map) !== roles(without.map))
}

/** The header that rows are together, whatever it is worth. */
export function headerIn(rows: readonly SheetRow[], merges: readonly Merge[]): HeaderAt {
  const last = rows.at(-1)
  const isJoined = rows.length > 1
  const map = mapColumns(isJoined ? joinHeader(rows, merges) : (last?.cells ?? []).map(lineOf))
  const isAlone = isJoined && new Set(map.columns.map(({ role }) => role)).size < 2
  const score = isAlone ? 0 : scoreOf(map)
  return { map, rows, score: score > 0 && isJoined && last && isUnitRow(last) ? score + 10 : score }
}

/**
 * Finds the header among a sheet's first rows: the rows that name the most fields and something that identifies a
 * property. `null` where no row does.
 */
export function findHeaderAt(rows: readonly SheetRow[], merges: readonly Merge[]): HeaderAt | null {
  let best: HeaderAt | null = null
  for (let i = 0; i < Math.min(rows.length, HEADER_WITHIN_ROWS); i++) {
    const at = headerAt(rows.slice(i, i + MOST_HEADER_ROWS), merges) ?? loneHeader(rows, i)
    if (at && at.score > (best?.score ?? 0)) best = at
  }
  return best
}

/** The header among a sheet's first rows, with what stands above it. */
export function findHeader(rows: readonly SheetRow[], merges: readonly Merge[]): FoundHeader | null {
  const at = findHeaderAt(rows, merges)
  if (!at) return null
  const [first] = at.rows
  return foundHeader(at, first ? rows.slice(0, rows.indexOf(first)) : [])
}

/** A lone word is a header only over a list of addresses. */
function loneHeader(rows: readonly SheetRow[], i: number): HeaderAt | null {
  const [row, ...below] = rows.slice(i)
  if (!row || rows.some((other) => filledColumns(other).length > 1)) return null
  if (below.length > 0 && !below.some(({ cells }) => cells.some((cell) => /\d/.test(lineOf(cell)))))
    return null
  const map = mapColumns(row.cells.map(lineOf))
  const [only] = map.columns
  const isList = map.columns.length === 1 && only?.role === 'address' && only.isExact
  return isList ? { map, rows: [row], score: 1 } : null
}

/** A header with what the rows above it say. */
export function foundHeader({ map, rows }: HeaderAt, above: readonly SheetRow[]): FoundHeader {
  const titles = above.flatMap((row) => row.cells.map(lineOf).filter((text) => text !== ''))
  return { map, rowNumber: rows.at(-1)?.rowNumber ?? 0, titles }
}

/** 0 where the rows are no header: they name nothing that identifies a property, or are a lone word. */
function scoreOf({ cells, columns, unused }: ColumnMap): number {
  const texts = cells.filter((text) => text.trim() !== '')
  if (texts.filter(isFigure).length * 2 > texts.length) return 0
  const roles = new Set(columns.map(({ role }) => role))
  const named = columns.length + unused.filter(({ reason }) => reason !== 'blank-header').length
  const isIdentified = [...IDENTITY].some((role) => roles.has(role)) || columns.some(namesBuildingAndSpace)
  if (named < 2 || !isIdentified) return 0
  if (roles.size === 1 && (roles.has('key') || !columns.some(({ isExact }) => isExact))) return 0
  const duplicates = unused.filter(({ reason }) => reason === 'duplicate-header' || reason === 'tie').length
  return columns.length * 10 + columns.filter(({ isExact }) => isExact).length + duplicates
}

/** `(000s)`, `($1,000)`: what a figure counts, and no figure. */
const IN_THOUSANDS = /^\(?(?:in |x |× ?)?\$? ?(?:1,?)?000(?:['’]?s)?(?: ?(?:sf|\$))?\)?$/i

/** A lower row of a header has short words only. */
function canBeLower(row: SheetRow, above: SheetRow | undefined): boolean {
  const filled = row.cells.filter((cell) => cell !== null)
  if (filled.length === 0 || row.rowNumber !== (above?.rowNumber ?? 0) + 1) return false
  if (filled.length === 1 && isBuildingHeading(withoutSize(lineOf(filled[0])))) return false
  return filled.every(
    (cell) =>
      typeof cell === 'string' && cell.length <= 40 && (!/\d{2}|@/.test(cell) || IN_THOUSANDS.test(cell)),
  )
}

/** A row that names only the units of its columns, or mostly: `(SF)`, `($/SF/Mo)`, `Date`. */
export function isUnitRow({ cells }: SheetRow): boolean {
  const texts = cells.flatMap((cell) => (cell === null ? [] : [lineOf(cell)]))
  if (texts.every(isUnit)) return true
  const signed = texts.filter((text) => /^\(.*\)$|^[$%#]/.test(text) && isUnit(text) && !/\d{2}/.test(text))
  return signed.length >= 2 && signed.length * 2 >= texts.length
}

/**
 * Whether a header is one beyond doubt, so that it begins a table wherever it stands: nearly all of its cells are
 * words, at least half of them known besides adjustments, and one of them identifies a property.
 */
export function isSure({ map, rows }: HeaderAt): boolean {
  const cells = rows.flatMap((row) => row.cells.map(lineOf).filter((text) => text !== ''))
  if (cells.filter((text) => isFigure(text)).length > cells.length * MOST_FIGURES) return false
  const named = map.header.filter(
    (text, i) =>
      !isOfAdjustments(text) && !map.unused.some((u) => u.index === i && u.reason === 'blank-header'),
  )
  const recognized = named.filter((text) => knownHeader(text) !== null).length
  const roles = new Set(map.columns.map(({ role }) => role))
  const exact = map.columns.filter(({ isExact }) => isExact).length
  return roles.size >= 2 && recognized * 2 >= named.length && (roles.size >= 3 || exact >= 2)
}

const MOST_FIGURES = 0.1

/** Whether a row may be one of a header's: cheap to ask of every row of a sheet. */
export function mayBeHeader({ cells }: SheetRow): boolean {
  let words = 0
  for (const cell of cells) {
    if (cell === null) continue
    if (typeof cell !== 'string') return false
    if (cell.length > 80) return false
    if (isFigure(cell)) return false
    words++
  }
  return words > 0
}
