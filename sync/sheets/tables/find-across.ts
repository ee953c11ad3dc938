import { isStreetLine } from '../cells/place/street-end.ts'
import { filledColumns, isBlank, isFieldLine, isSparse, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { FoundHeader } from '../header/find-header.ts'
import { areHeaders, IDENTITY, isUnit, knownHeader } from '../header/known-header.ts'
import { mapColumns } from '../header/map-columns.ts'
import { areAdjustments, isOfAdjustments, withAdjustments } from './adjustments.ts'
import { joinLists, type Labelled, listOf, rolesOf, widthOf } from './field-lists.ts'
import { areOfTable, type RowsApart, waysToRead } from './fields-apart.ts'
import { isTitle, sureHeader } from './find-start.ts'

/** A table set across: each row is a field and each column a property. Also a list of fields with one value each. */
export interface AcrossTable {
  readonly found: FoundHeader
  /** The columns of properties as rows; `rowNumber` is the column's, from 1. */
  readonly records: readonly SheetRow[]
  /** What stands over each record, such as `Subject`. */
  readonly headings: readonly string[]
}

/** The tables set across that begin at a row, and how many rows they take; none where these are titles of the next. */
export interface FoundAcross {
  readonly tables: readonly AcrossTable[]
  readonly rows: number
}

const FEWEST_FIELDS = 3
const MOST_HEADER_ROWS = 3

/** Finds fields written one below the other from the first of `rows` on. `null` where there are none. */
export function findAcross(rows: readonly SheetRow[], firstRow: number): FoundAcross | null {
  for (const way of waysToRead(rows)) {
    const found = findIn(way, firstRow)
    if (found) return found
  }
  return null
}

/** Whether the first of `rows` is a title over fields written one below the other. */
export function isTitleOfAcross(rows: readonly SheetRow[]): boolean {
  const [row, next] = rows
  if (!row || !next || !isSparse(row, 2) || !isTitle(row)) return false
  return findAcross(rows.slice(1), next.rowNumber) !== null
}

/** `Subject`, `Sale No. 1`, `Listing 5`: what stands over the columns of properties. */
const HEADING =
  /^(?:the )?subject(?: property)?$|^(?:(?:improved|lease|rent(?:al)?|sale|land|comp(?:arable)?|listing|transaction)s?\.? ?)+(?:(?:no|num|number)\b\.? ?)?#? ?(?:\d{1,2}|[a-h]|[ivx]{1,4})$/i

/** Without what a line of headings calls the fields below it: `Element`, `Item`. */
function unlabelled(row: SheetRow): SheetRow {
  const [label, ...others] = filledColumns(row)
  const areHeadings = others.length > 1 && others.every((column) => HEADING.test(lineOf(row.cells[column])))
  return label !== undefined && areHeadings ? { ...row, cells: row.cells.with(label, null) } : row
}

function findIn({ rows: written, columnOf }: RowsApart, firstRow: number): FoundAcross | null {
  const rows = written.map((row, i) => (i === 0 ? unlabelled(row) : row))
  const [first, second] = rows
  const column =
    first && second && Math.min(...[first, second].flatMap((row) => filledColumns(row).slice(0, 1)))
  if (column === undefined) return null
  const field = lineOf(first?.cells[column]) === '' ? second : first
  if (!field || !isField(field, column) || (!isFieldLine(field) && isHeader(rows, 0))) return null
  const count = countRows(rows, column)
  const own = rows.slice(0, count)
  const roles = rolesIn(own, column)
  if (roles.size < FEWEST_FIELDS && areAdjustments(listOf(own, column, Number.POSITIVE_INFINITY)))
    return { tables: [], rows: count }
  // One or two fields say what the rows below them are of, and are no property of their own.
  if (roles.size < FEWEST_FIELDS && own.every(isFieldLine) && areOfTable(roles, nextOf(rows, count)))
    return { tables: [], rows: count }
  if (roles.size < FEWEST_FIELDS || own.some((row) => isStreetLine(lineOf(row.cells[column])))) return null
  if (areOfTable(roles, nextOf(rows, count))) return { tables: [], rows: count }
  const labelColumns = [column, ...widthOf(own).filter((other) => other > column && isLabels(own, other))]
  const lists = labelColumns.map((label, i) =>
    listOf(own, label, labelColumns[i + 1] ?? Number.POSITIVE_INFINITY),
  )
  const all = joinLists(lists)
  const joined = all.filter(isTable)
  if (joined.length === 0) return all.some(isOfAdjustments) ? { tables: [], rows: count } : null
  const heading = own[0] && lineOf(own[0].cells[column]) === '' ? own[0] : undefined
  return { tables: joined.map((list) => tableOf(list, heading, firstRow, columnOf)), rows: count }
}

/** What stands below a list; below a gap only a header that leaves it to the list to say where its rows are. */
function nextOf(rows: readonly SheetRow[], count: number): SheetRow | undefined {
  const below = rows.slice(count).find((row) => !isBlank(row))
  if (below === undefined || below.rowNumber === (rows[count - 1]?.rowNumber ?? 0) + 1) return below
  const isPlaced = filledColumns(below).some((column) => {
    const match = knownHeader(lineOf(below.cells[column]))
    return match !== null && IDENTITY.has(match.role)
  })
  return isPlaced ? undefined : below
}

/** How many rows a list of fields takes: it ends before a field that it already has, or a gap with no field behind. */
function countRows(rows: readonly SheetRow[], column: number): number {
  const seen = new Set<string>()
  const labels = new Set<string>()
  let first: string | null = null
  let known = 0
  let labelled = 0
  let count = 0
  let lastNumber = (rows[0]?.rowNumber ?? 1) - 1
  let isGap = false
  for (const [i, row] of rows.entries()) {
    const label = lineOf(row.cells[column])
    const match = knownHeader(label)
    const role = match?.role
    isGap ||= row.rowNumber !== lastNumber + 1
    lastNumber = row.rowNumber
    if (isBlank(row) || isRule(row)) {
      isGap = true
      continue
    }
    const hasValue = filledColumns(row).some((other) => other > column)
    if (i > 0 && areHeaders(filledColumns(row).map((other) => lineOf(row.cells[other])))) break
    const isAgain = match && (labels.has(label) || (!match.isLoose && seen.has(match.role)))
    if (isAgain && (IDENTITY.has(match.role) || label === first) && hasValue) break
    if (isGap && i > 0 && (known * 2 < labelled || isAgain || isHeader(rows, i))) break
    if (isGap && i > 1 && (role === undefined || !hasValue) && !isHeadingBeforeField(rows, i, column, seen))
      break
    labels.add(label)
    if (label !== '') labelled++
    if (role !== undefined) known++
    if (role !== undefined) first ??= label
    if (role !== undefined && hasValue) seen.add(role)
    isGap = false
    count = i + 1
  }
  return count
}

/** A line of signs, which parts lists as a blank row does: `---`. */
function isRule(row: SheetRow): boolean {
  return filledColumns(row).every((column) => /^[-–—=_*.~\s]{3,}$/.test(lineOf(row.cells[column])))
}

/** Whether a header of columns begins at a row: what follows is no list of fields. */
function isHeader(rows: readonly SheetRow[], i: number): boolean {
  const row = rows[i]
  if (!row || sureHeader(rows.slice(i, i + MOST_HEADER_ROWS), []) === null) return false
  const texts = filledColumns(row).map((column) => lineOf(row.cells[column]))
  return texts.filter((text) => knownHeader(text) !== null).length * 4 >= texts.length * 3
}

/** A label alone, such as `Lease terms`, over more fields. */
function isHeadingBeforeField(
  rows: readonly SheetRow[],
  i: number,
  column: number,
  seen: ReadonlySet<string>,
): boolean {
  const [row, next] = [rows[i], rows[i + 1]]
  if (!row || !next || filledColumns(row).length !== 1 || lineOf(row.cells[column]) === '') return false
  const role = knownHeader(lineOf(next.cells[column]))?.role
  return role !== undefined && !seen.has(role) && filledColumns(next).length > 1 && !isHeader(rows, i + 1)
}

function isField(row: SheetRow, column: number): boolean {
  return knownHeader(lineOf(row.cells[column])) !== null && filledColumns(row).some((other) => other > column)
}

function rolesIn(rows: readonly SheetRow[], column: number): Set<string> {
  return new Set(
    rows.flatMap((row) => {
      const match = knownHeader(lineOf(row.cells[column]))
      return match && filledColumns(row).some((other) => other > column) ? [match.role] : []
    }),
  )
}

/** `$0.85/SF/mo`, `Comp 1`: values and headings, whatever they would be as headers. */
const IN_FIGURES = /^[^\p{L}(]*\d|^(?:lease |sale |rent )?comp(?:arable)?s?\b ?#? ?\d+$/iu

function isLabels(rows: readonly SheetRow[], column: number): boolean {
  const filled = rows.filter((row) => lineOf(row.cells[column]) !== '')
  const areUnits = filled.every((row) => isUnit(lineOf(row.cells[column])))
  const worded = filled.filter((row) => !IN_FIGURES.test(lineOf(row.cells[column])))
  return !areUnits && rolesIn(worded, column).size >= 2 && knownIn(worded, column) * 2 > filled.length
}

function knownIn(rows: readonly SheetRow[], column: number): number {
  return rows.filter((row) => knownHeader(lineOf(row.cells[column])) !== null).length
}

function isTable(list: Labelled): boolean {
  const roles = rolesOf(list)
  const known = list.labels.filter((label) => knownHeader(label) !== null).length
  return (
    roles.size >= FEWEST_FIELDS &&
    known * 2 >= list.labels.length &&
    [...IDENTITY].some((role) => roles.has(role)) &&
    !isOfAdjustments(list)
  )
}

function tableOf(
  list: Labelled,
  heading: SheetRow | undefined,
  firstRow: number,
  columnOf: (column: number) => number,
): AcrossTable {
  const { rows, columns } = list
  const filled = columns.filter((column) => rows.filter((row) => lineOf(row.cells[column]) !== '').length > 1)
  const records = filled.map((column) => {
    const links = rows.flatMap((row, i): [number, string][] => {
      const link = row.links?.get(column)
      return link === undefined ? [] : [[i, link]]
    })
    const cells = rows.map((row) => row.cells[column] ?? null)
    return { rowNumber: columnOf(column) + 1, cells, ...(links.length > 0 && { links: new Map(links) }) }
  })
  return {
    found: { map: mapColumns(withAdjustments(list)), rowNumber: firstRow, titles: [] },
    records,
    headings: filled.map((column) => lineOf(heading?.cells[column])),
  }
}
