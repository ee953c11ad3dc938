import { isStreetLine } from '../cells/place/street-end.ts'
import { displayText } from '../cells/plain-text.ts'
import type { SheetRow } from '../file/sheet.ts'
import { columnValues } from '../header/column-values.ts'
import { type HeaderAt, mayBeHeader } from '../header/find-header.ts'
import { fitsValues } from '../header/fits-values.ts'
import { IDENTITY, knownHeader } from '../header/known-header.ts'
import { type ColumnMap, mapColumns } from '../header/map-columns.ts'
import type { Cell } from '../model/cell.ts'
import { groupsOf, MOST_LINES } from './line-groups.ts'
import { filledColumns, isFigure, lineOf } from './row-cells.ts'

/** A table whose rows take several lines each, with a row for each. */
export interface FoldedTable {
  readonly header: HeaderAt
  readonly map: ColumnMap
  /** Each has the number of its first line. */
  readonly records: readonly SheetRow[]
  /** Rows among them that are of none, such as a title or a total. */
  readonly others: readonly SheetRow[]
  /** How many rows of the sheet below the header it takes. */
  readonly rows: number
  /** How many columns the sheet has for it. */
  readonly width: number
}

const MOST_HEADER_ROWS = 3
const FEWEST_RECORDS = 2
const FEWEST_FILLED = 3
const LONGEST_LINE = 60
/** A longer table could go on beyond the rows that are at hand. */
const MOST_ROWS = 190
const TOWN = /^\p{Lu}[\p{L} .'’-]*,? [A-Z]{2}\.?(?: \d{5}(?:-\d{4})?)?$/u
/** So much more often the texts of one line are streets than those of another. */
const LEAST_DIFFERENCE = 0.6
/** So many of the rows have several lines in the cells whose headers have. */
const LEAST_LINED = 0.6

/**
 * `above`: the row above a header, which may be a line of it; `below`: those below. `null` where each row of the table is
 * a line, or it does not end among them.
 */
export function foldLines(
  header: HeaderAt,
  above: SheetRow | undefined,
  below: readonly SheetRow[],
): FoldedTable | null {
  if (below.length > MOST_ROWS) return null
  const first = header.rows[0]?.rowNumber ?? 0
  const higher = above?.rowNumber === first - 1 ? [above, ...header.rows] : null
  return (
    foldCells(header, below) ??
    foldStacked(header, below) ??
    (higher && foldStacked({ ...header, rows: higher }, below)) ??
    foldPlaces(header, below)
  )
}

/** Lines below a name or an address that say where it is: the rest of one cell. */
function foldPlaces(header: HeaderAt, below: readonly SheetRow[]): FoldedTable | null {
  const { map } = header
  const place =
    map.columns.find(({ role }) => role === 'address') ?? map.columns.find(({ role }) => role === 'name')
  if (!place) return null
  const textOf = (row: SheetRow) => lineOf(row.cells[place.index])
  const isFirst = (row: SheetRow) => textOf(row) !== '' && filledColumns(row).length >= FEWEST_FILLED
  const isUnder = (row: SheetRow) => {
    const filled = filledColumns(row)
    const hasFigures = filled.some((column) => column !== place.index && isFigure(lineOf(row.cells[column])))
    return (
      filled.includes(place.index) &&
      filled.length < FEWEST_FILLED &&
      textOf(row).length <= LONGEST_LINE &&
      !hasFigures
    )
  }
  const { groups, ...rest } = groupsOf(below, (row, before) => (before === 0 ? isFirst(row) : isUnder(row)))
  const arePlaces = groups.every((lines) => lines.slice(1).some((row) => isPlace(textOf(row))))
  if (groups.length < FEWEST_RECORDS || !arePlaces) return null
  const joined = groups.map((lines) =>
    lines.map((row, i): SheetRow => {
      const cells = [...row.cells, ...Array.from({ length: place.index }, () => null)]
      return { ...row, cells: cells.with(place.index, i === 0 ? lines.map(textOf).join('\n') : null) }
    }),
  )
  const lines = Math.max(...groups.map(({ length }) => length))
  const labels = Array.from({ length: lines }, (_, i) => (i === 0 ? map.cells : []))
  return { header, ...tableOf(labels, joined), width: map.header.length, ...rest }
}

function isPlace(text: string): boolean {
  return isStreetLine(text) || TOWN.test(text)
}

/** Labels in as many lines as each row has: below each other in the header, or in its cells. */
function foldStacked(header: HeaderAt, below: readonly SheetRow[]): FoldedTable | null {
  for (let more = 0; more + header.rows.length <= MOST_HEADER_ROWS; more++) {
    const rows = [...header.rows, ...below.slice(0, more)]
    const labels = labelsOf(rows, /\s*\n\s*|\s+\/\s+/)
    if (!rows.every(mayBeHeader) || !areHeaders(labels)) continue
    const folded = foldLabelled(labels, below.slice(more))
    if (folded)
      return { header: { ...header, rows }, ...folded, width: widthOf(rows, [below.slice(0, folded.rows)]) }
  }
  return null
}

function foldLabelled(
  labels: readonly (readonly string[])[],
  below: readonly SheetRow[],
): Omit<FoldedTable, 'header' | 'width'> | null {
  const isOfLine = (row: SheetRow, before: number) => before > 0 || filledColumns(row).length >= 2
  const { groups, ...rest } = groupsOf(below, isOfLine, labels.length)
  if (groups.length < FEWEST_RECORDS || groups.some((lines) => lines.length !== labels.length)) return null
  if (!differsByLine(labels, groups) || !fitsLabels(labels, groups)) return null
  return { ...tableOf(labels, groups), ...rest }
}

/** Labels and values in as many lines of one cell: `Property`, `Address` over `Oak Park`, `12 Oak St`. */
function foldCells(header: HeaderAt, below: readonly SheetRow[]): FoldedTable | null {
  const [only, other] = header.rows
  if (!only || other) return null
  const labels = labelsOf(header.rows, /\s*\n\s*/)
  if (!areHeaders(labels)) return null
  const { groups, ...rest } = groupsOf(below, (row, before) => before === 0 && filledColumns(row).length >= 2)
  const lined = (labels[1] ?? []).flatMap((text, column) => (text === '' ? [] : [column]))
  const isLined = ([row]: readonly SheetRow[]) =>
    lined.filter((column) => linesOf(row?.cells[column]).length > 1).length * 2 >= lined.length
  if (groups.length < FEWEST_RECORDS || groups.filter(isLined).length < groups.length * LEAST_LINED)
    return null
  const apart = groups.map(([row]) =>
    labels.map(
      (_, i): SheetRow => ({
        rowNumber: row?.rowNumber ?? 1,
        cells: (row?.cells ?? []).map((cell, column): Cell => {
          const most = labels.filter((line) => (line[column] ?? '') !== '').length
          if (most < 2) return i === 0 ? cell : null
          const lines = linesOf(cell)
          return (i === most - 1 ? lines.slice(i).join('\n') : lines[i]) || null
        }),
      }),
    ),
  )
  return { header, ...tableOf(labels, apart), ...rest, width: widthOf(header.rows, groups) }
}

function linesOf(cell: Cell | undefined): string[] {
  return displayText(cell ?? null)
    .trim()
    .split(/\s*\n\s*/)
}

function widthOf(header: readonly SheetRow[], groups: readonly (readonly SheetRow[])[]): number {
  return Math.max(...[...header, ...groups.flat()].map(({ cells }) => cells.length))
}

/** The lines of each group one behind the other, without columns in which nothing stands. */
function tableOf(
  labels: readonly (readonly string[])[],
  groups: readonly (readonly SheetRow[])[],
): Pick<FoldedTable, 'map' | 'records'> {
  const width = Math.max(
    ...labels.map((line) => line.length),
    ...groups.flat().map(({ cells }) => cells.length),
  )
  const columns = labels.flatMap((line, i) =>
    Array.from({ length: width }, (_, column) => ({ i, column, label: line[column] ?? '' })).filter(
      ({ label, column }) => label !== '' || groups.some((lines) => lineOf(lines[i]?.cells[column]) !== ''),
    ),
  )
  const records = groups.map((lines) => ({
    rowNumber: lines[0]?.rowNumber ?? 1,
    cells: columns.map(({ i, column }): Cell => lines[i]?.cells[column] ?? null),
  }))
  return { map: mapColumns(columns.map(({ label }) => label)), records }
}

/** The labels of each line. */
function labelsOf(rows: readonly SheetRow[], apart: RegExp): readonly (readonly string[])[] {
  const [only, other] = rows
  if (!only || other) return rows.map(({ cells }) => cells.map(lineOf))
  const parts = only.cells.map((cell) => displayText(cell).trim().split(apart))
  const count = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: count }, (_, i) => parts.map((part) => part[i] ?? ''))
}

/** Whether each line of labels is a header of other fields. */
function areHeaders(labels: readonly (readonly string[])[]): boolean {
  if (labels.length < 2 || labels.length > MOST_LINES) return false
  const roles = labels.map((line) =>
    line.flatMap((text) => {
      const match = text === '' ? null : knownHeader(text)
      return match && !match.isLoose ? [match.role] : []
    }),
  )
  const all = roles.flat()
  return (
    roles.every((own, i) => own.length >= 2 && own.length * 2 >= (labels[i] ?? []).filter(Boolean).length) &&
    new Set(all).size === all.length
  )
}

/** Whether the column of names and addresses holds another kind of text in each line. */
function differsByLine(
  labels: readonly (readonly string[])[],
  groups: readonly (readonly SheetRow[])[],
): boolean {
  const column = labels[0]?.findIndex((text) => {
    const match = knownHeader(text)
    return match !== null && IDENTITY.has(match.role)
  })
  if (column === undefined || column === -1) return false
  const textsOf = (line: number) => groups.map((lines) => lineOf(lines[line]?.cells[column]))
  const streets = (line: number) => textsOf(line).filter((text) => isStreetLine(text)).length / groups.length
  const areBlank = (line: number) => textsOf(line).every((text) => text === '')
  return labels
    .slice(1)
    .every((_, i) => areBlank(i + 1) || Math.abs(streets(i + 1) - streets(0)) >= LEAST_DIFFERENCE)
}

/** Whether the lines hold what their labels say. */
function fitsLabels(
  labels: readonly (readonly string[])[],
  groups: readonly (readonly SheetRow[])[],
): boolean {
  return labels.every((line, i) => {
    const known = line.flatMap((text, column) => {
      const match = text === '' ? null : knownHeader(text)
      if (!match || match.isLoose) return []
      return [fitsValues(match, columnValues(groups.map((lines) => lines[i]?.cells[column] ?? null)))]
    })
    return known.filter(Boolean).length * 3 >= known.length * 2
  })
}
