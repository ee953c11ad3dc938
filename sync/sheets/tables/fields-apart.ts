import { isStreetLine } from '../cells/place/street-end.ts'
import { filledColumns, isBlank, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { knownHeader } from '../header/known-header.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'

/** Rows in other cells than the sheet has them, and the sheet's column of each. */
export interface RowsApart {
  readonly rows: readonly SheetRow[]
  columnOf(column: number): number
}

const LABELLED = /^(\p{L}[^:]{0,40}?)\s*:\s+(\S.*)$/u
/** Before an address: `1. 4410 Sterling Ave`, `Comp 2 - 11620 Jurupa Ct`. */
const NUMBERED = /^(?:(?:lease |sale )?comp(?:arable)?s?\b ?)?(?:#|no\.?)? ?\d{1,3} ?[.):–-] +/i
const MOST_HEADINGS = 2
const FEWEST_HEADERS = 3

/** A list of fields as it stands, and in every other way it may be written in. */
export function waysToRead(rows: readonly SheetRow[]): RowsApart[] {
  const plain: RowsApart = { rows, columnOf: (column) => column }
  const apart = fieldsApart(rows)
  return [plain, ...(apart ? [apart] : [])].flatMap((way) => {
    const headed = underAddress(way.rows)
    return headed ? [way, { ...way, rows: headed }] : [way]
  })
}

/** Lines such as `Tenant: Acme`, in a cell each, with a cell for the field and one for its value. */
function fieldsApart(rows: readonly SheetRow[]): RowsApart | null {
  const first = rows.slice(0, MOST_HEADINGS + 1).findIndex(isLabelled)
  if (first === -1) return null
  const end = rows.findIndex((row, i) => i > first && !isBlank(row) && !isInLines(row))
  const next = rows[end]
  // Above a table they say what all of its rows are of.
  if (next && isHeaderLike(next)) return null
  return {
    rows: rows
      .slice(0, end === -1 ? undefined : end)
      .map(({ rowNumber, cells }) => ({ rowNumber, cells: cells.flatMap(partsOf) })),
    columnOf: (column) => Math.floor(column / 2),
  }
}

function isLabelled(row: SheetRow): boolean {
  const labels = filledColumns(row).map((column) => LABELLED.exec(lineOf(row.cells[column]))?.[1] ?? '')
  return labels.length > 0 && labels.every((label) => knownHeader(label) !== null)
}

/** Whether a row goes on with such lines, or is a heading over more of them. */
function isInLines(row: SheetRow): boolean {
  const texts = filledColumns(row).map((column) => lineOf(row.cells[column]))
  return texts.length === 1 || texts.every((text) => LABELLED.test(text))
}

function isHeaderLike(row: SheetRow): boolean {
  const known = filledColumns(row).filter((column) => knownHeader(lineOf(row.cells[column])) !== null)
  return known.length >= FEWEST_HEADERS
}

function partsOf(cell: Cell): readonly [Cell, Cell] {
  const [, label, value] = LABELLED.exec(lineOf(cell)) ?? []
  return label === undefined || value === undefined ? [cell, null] : [label, value]
}

/** Fields below an address, or below a name and an address, which are fields then like the others. */
function underAddress(rows: readonly SheetRow[]): SheetRow[] | null {
  const headings = rows.slice(0, MOST_HEADINGS).map(loneText)
  const at = headings.findIndex((text) => isStreetLine(text))
  const below = rows[at + 1]
  if (at === -1 || !below || (at > 0 && headings[0] === '')) return null
  const [label, value] = filledColumns(below)
  if (label === undefined || value === undefined) return null
  const isField = knownHeader(lineOf(below.cells[label])) !== null
  if (!isField || knownHeader(lineOf(below.cells[value])) !== null) return null
  const named = (field: string, i: number): SheetRow => {
    const cells: Cell[] = Array.from({ length: value + 1 }, () => null)
    cells[label] = field
    cells[value] = headings[i] ?? null
    return { rowNumber: rows[i]?.rowNumber ?? 1, cells }
  }
  return [...(at > 0 ? [named('Name', 0)] : []), named('Address', at), ...rows.slice(at + 1)]
}

/** What a row says that has nothing but one text, without its number. */
function loneText(row: SheetRow): string {
  const [only, other] = filledColumns(row)
  return only === undefined || other !== undefined ? '' : lineOf(row.cells[only]).replace(NUMBERED, '')
}

/** What is said of a deal, and not of the building that a table is of. */
const OF_A_DEAL: readonly ColumnRole[] = [
  'tenant',
  'rentPerSf',
  'askingRent',
  'leaseTerm',
  'salePrice',
  'expiration',
]

/** Whether fields say what all rows of the table are of whose header is `next`. */
export function areOfTable(roles: ReadonlySet<string>, next: SheetRow | undefined): boolean {
  if (!next || OF_A_DEAL.some((role) => roles.has(role))) return false
  // A roll has its rents twice: for the month and per SF.
  const texts = filledColumns(next).map((column) => lineOf(next.cells[column]))
  const matches = texts.flatMap((text) => knownHeader(text) ?? []).filter(({ fit }) => fit !== 'part')
  const sure = matches.filter(({ isLoose }) => !isLoose)
  return sure.length >= FEWEST_HEADERS && matches.length * 4 >= texts.length * 3
}

/** A field and its value in one cell, as a title has them. */
export function asLine(row: SheetRow): SheetRow {
  const [label = '', ...values] = filledColumns(row).map((column) => lineOf(row.cells[column]))
  return { rowNumber: row.rowNumber, cells: [`${label.replace(/\s*:$/, '')}: ${values.join(' ')}`] }
}
