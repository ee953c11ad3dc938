import { isStreetLine } from '../cells/place/street-end.ts'
import { displayText } from '../cells/plain-text.ts'
import { filledColumns, isFigure, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { type HeaderAt, mayBeHeader } from '../header/find-header.ts'
import { type ColumnMap, mapColumns } from '../header/map-columns.ts'
import type { Cell } from '../model/cell.ts'
import { areLinesOfLabels, fitLabels } from './label-lines.ts'
import { groupsOf, type LineGroups, MOST_LINES } from './line-groups.ts'
import type { RowsAtHand } from './look-ahead.ts'

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

const FEWEST_RECORDS = 2
const FEWEST_FILLED = 3
const LONGEST_LINE = 60
const TOWN = /^\p{Lu}[\p{L} .'’-]*,? [A-Z]{2}\.?(?: \d{5}(?:-\d{4})?)?$/u
/** So many of the rows have several lines in the cells whose headers have. */
const LEAST_LINED = 0.6

/**
 * `null` where each row of the table is a line. Of rows that are not all the last group can be a part of one: whether
 * more are needed is for the caller to see.
 */
export function foldLines(header: HeaderAt, below: RowsAtHand): FoldedTable | null {
  return foldCells(header, below) ?? foldStacked(header, below) ?? foldPlaces(header, below)
}

/** A table whose labels stand in as many lines as each of its rows takes, from the first of `rows` on. */
export function foldUnder({ rows, areAll }: RowsAtHand): FoldedTable | null {
  for (let count = MOST_LINES; count > 1; count--) {
    const own = rows.slice(0, count)
    const labels = own.map(({ cells }) => cells.map(lineOf))
    const areBelow = own.every(({ rowNumber }, i) => rowNumber === (own[0]?.rowNumber ?? 0) + i)
    if (own.length < count || !areBelow || !own.every(mayBeHeader) || !areLinesOfLabels(labels)) continue
    const folded = foldLabelled(labels, { rows: rows.slice(count), areAll })
    if (!folded) continue
    const header = { map: folded.map, rows: own, score: folded.map.columns.length }
    return { header, ...folded, width: widthOf(own, [rows.slice(count, count + folded.rows)]) }
  }
  return null
}

/** Without the last where it may go on. */
function whole(
  { groups, ...rest }: LineGroups,
  { rows, areAll }: RowsAtHand,
): Pick<LineGroups, 'groups'> & typeof rest {
  return { groups: areAll || rest.rows < rows.length ? groups : groups.slice(0, -1), ...rest }
}

/** Lines below a name or an address that say where it is: the rest of one cell. */
function foldPlaces(header: HeaderAt, below: RowsAtHand): FoldedTable | null {
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
  const { groups, ...rest } = whole(
    groupsOf(below.rows, (row, before) => (before === 0 ? isFirst(row) : isUnder(row))),
    below,
  )
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

/** Labels in as many lines of their cells as each row has: `Property / Address` over rows of two lines. */
function foldStacked(header: HeaderAt, below: RowsAtHand): FoldedTable | null {
  const [only, other] = header.rows
  if (!only || other) return null
  const labels = labelsOf(only, /\s*\n\s*|\s+\/\s+/)
  if (!mayBeHeader(only) || !areLinesOfLabels(labels)) return null
  const folded = foldLabelled(labels, below)
  return folded && { header, ...folded, width: widthOf(header.rows, [below.rows.slice(0, folded.rows)]) }
}

function foldLabelled(
  labels: readonly (readonly string[])[],
  below: RowsAtHand,
): Omit<FoldedTable, 'header' | 'width'> | null {
  const isOfLine = (row: SheetRow, before: number) => before > 0 || filledColumns(row).length >= 2
  const { groups, ...rest } = whole(groupsOf(below.rows, isOfLine, labels.length), below)
  if (groups.length < FEWEST_RECORDS || groups.some((lines) => lines.length !== labels.length)) return null
  if (!fitLabels(labels, groups)) return null
  return { ...tableOf(labels, groups), ...rest }
}

/** Labels and values in as many lines of one cell: `Property`, `Address` over `Oak Park`, `12 Oak St`. */
function foldCells(header: HeaderAt, below: RowsAtHand): FoldedTable | null {
  const [only, other] = header.rows
  if (!only || other) return null
  const labels = labelsOf(only, /\s*\n\s*/)
  if (!areLinesOfLabels(labels)) return null
  const { groups, ...rest } = whole(
    groupsOf(below.rows, (row, before) => before === 0 && filledColumns(row).length >= 2),
    below,
  )
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

/** The labels of each line of a header's cells. */
function labelsOf({ cells }: SheetRow, apart: RegExp): readonly (readonly string[])[] {
  const parts = cells.map((cell) => displayText(cell).trim().split(apart))
  const count = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: count }, (_, i) => parts.map((part) => part[i] ?? ''))
}
