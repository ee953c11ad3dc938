import { cleanText, displayText } from '../cells/plain-text.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import { headerWords } from './header-words.ts'
import { type ColumnMap, mapColumns } from './map-columns.ts'

/** A header stands within the first rows; titles and notes come before it. */
export const HEADER_WITHIN_ROWS = 15

export interface FoundHeader {
  readonly map: ColumnMap
  /** 1-based row number; of a header in two rows, the second. */
  readonly rowNumber: number
  /** What the rows above it say. */
  readonly titles: readonly string[]
}

const IDENTITY: ReadonlySet<ColumnRole> = new Set(['name', 'address', 'key', 'coordinates', 'latitude'])

/**
 * Finds the header among a sheet's first rows: the row, or two rows together, that names the most fields and
 * something that identifies a property. `null` where no row does.
 */
export function findHeader(rows: readonly SheetRow[], merges: readonly Merge[]): FoundHeader | null {
  let best: { found: FoundHeader; score: number } | null = null
  for (const [i, row] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const single = row.cells.map(headerText)
    const next = rows[i + 1]
    const wordings = [{ cells: single, rowNumber: row.rowNumber }]
    if (next && canBeSecondRow(next, row)) {
      wordings.push({
        cells: joined(spread(row, merges), next.cells.map(headerText)),
        rowNumber: next.rowNumber,
      })
    }
    for (const { cells, rowNumber } of wordings) {
      const map = mapColumns(cells)
      const withUnits = rowNumber !== row.rowNumber && next && isUnitRow(next) ? 10 : 0
      const score = scoreOf(map) && scoreOf(map) + withUnits
      if (score > (best?.score ?? 0)) {
        const titles = rows
          .slice(0, i)
          .flatMap((title) => title.cells.map(headerText).filter((text) => text !== ''))
        best = { found: { map, rowNumber, titles }, score }
      }
    }
  }
  return best?.found ?? null
}

function headerText(cell: Cell): string {
  return typeof cell === 'string' ? cell : displayText(cell)
}

/** 0 where the row is not a header. A header in two rows must name more fields than either row alone. */
function scoreOf({ columns, unused }: ColumnMap): number {
  const roles = new Set(columns.map(({ role }) => role))
  const isIdentified = [...IDENTITY].some((role) => roles.has(role))
  if (!isIdentified) return 0
  if (roles.size === 1 && !columns.some(({ isExact }) => isExact)) return 0
  const duplicates = unused.filter(({ reason }) => reason === 'duplicate-header' || reason === 'tie').length
  return columns.length * 10 + columns.filter(({ isExact }) => isExact).length + duplicates
}

/** The second row of a header has short words only, and no more columns than the sheet's first. */
function canBeSecondRow(row: SheetRow, above: SheetRow): boolean {
  const filled = row.cells.filter((cell) => cell !== null)
  if (filled.length === 0 || row.rowNumber !== above.rowNumber + 1) return false
  return filled.every((cell) => typeof cell === 'string' && cell.length <= 40 && !/\d{2}|@/.test(cell))
}

const UNIT_WORDS: ReadonlySet<string> = new Set(
  'sf dollar per month year feet acre percent m m2 in inch ton number nnn stall each y n'.split(' '),
)

/** A second row that names only the units of its columns. */
function isUnitRow({ cells }: SheetRow): boolean {
  return cells.every(
    (cell) => cell === null || headerWords(headerText(cell)).every((word) => UNIT_WORDS.has(word)),
  )
}

/** The first row of a header with joined cells named in all the columns they span. */
function spread(row: SheetRow, merges: readonly Merge[]): string[] {
  const cells = row.cells.map(headerText)
  for (const { firstRow, lastRow, firstColumn, lastColumn } of merges) {
    if (firstRow !== row.rowNumber || lastRow !== row.rowNumber) continue
    for (let column = firstColumn + 1; column <= lastColumn; column++)
      cells[column] = cells[firstColumn] ?? ''
  }
  return Array.from(cells, (cell) => cell ?? '')
}

function joined(above: readonly string[], below: readonly string[]): string[] {
  return Array.from({ length: Math.max(above.length, below.length) }, (_, i) =>
    cleanText(`${above[i] ?? ''} ${below[i] ?? ''}`),
  )
}
