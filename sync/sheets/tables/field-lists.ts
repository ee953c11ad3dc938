import { displayText } from '../cells/plain-text.ts'
import { filledColumns, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { isUnit, knownHeader } from '../header/known-header.ts'
import type { Cell } from '../model/cell.ts'

/** Fields written one below the other, with the columns of their values. */
export interface Labelled {
  readonly labels: string[]
  readonly rows: SheetRow[]
  readonly columns: readonly number[]
}

/** The fields of a column of labels, whose values stand before column `end`. */
export function listOf(rows: readonly SheetRow[], label: number, end: number): Labelled {
  const labelled = withContinuations(rows, label, end)
  const inside = (column: number) => column > label && column < end
  const withValues = labelled.filter((row) => filledColumns(row).some(inside))
  const columns = widthOf(withValues).filter(inside)
  const texts = withValues.map((row) => lineOf(row.cells[label]).replace(/\s*:$/, ''))
  const [unit, ...values] = columns
  const isUnits =
    unit !== undefined &&
    values.length > 0 &&
    withValues.every((row) => isUnit(lineOf(row.cells[unit]))) &&
    withValues.some((row) => lineOf(row.cells[unit]) !== '')
  if (!isUnits) return { labels: texts, rows: withValues, columns }
  const labels = texts.map((text, i) => `${text} ${lineOf(withValues[i]?.cells[unit])}`.trim())
  return { labels, rows: withValues, columns: values }
}

/** A line below words of a field, with no label of its own, goes on with them: a town below an address. */
function withContinuations(rows: readonly SheetRow[], label: number, end: number): SheetRow[] {
  const joined: SheetRow[] = []
  let above = 0
  for (const row of rows) {
    const last = joined.at(-1)
    const columns = filledColumns(row, { from: label + 1, to: end - 1 })
    if (lineOf(row.cells[label]) !== '') joined.push(row)
    else if (last && row.rowNumber === above + 1 && columns.every((column) => isWords(last.cells[column]))) {
      const cells = columns.reduce<readonly Cell[]>(
        (all, column) => withCell(all, column, `${textAt(last, column)}\n${textAt(row, column)}`),
        last.cells,
      )
      joined[joined.length - 1] = { ...last, cells }
    }
    above = row.rowNumber
  }
  return joined
}

function isWords(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && /\p{L}{2}/u.test(cell)
}

function textAt({ cells }: SheetRow, column: number): string {
  return displayText(cells[column] ?? null)
}

/** Fields of one property in two lists side by side are one list. A list with a name or address is of another. */
export function joinLists(lists: readonly Labelled[]): Labelled[] {
  const joined: Labelled[] = []
  for (const list of lists) {
    const last = joined.at(-1)
    const roles = rolesOf(list)
    const isRest =
      last?.columns.length === 1 &&
      list.columns.length === 1 &&
      ![...roles].some((role) => rolesOf(last).has(role))
    if (!isRest) {
      joined.push({ ...list, labels: [...list.labels], rows: [...list.rows] })
      continue
    }
    const [from] = list.columns
    const [to] = last.columns
    if (from === undefined || to === undefined) continue
    last.labels.push(...list.labels)
    last.rows.push(
      ...list.rows.map((row) => ({ ...row, cells: withCell(row.cells, to, row.cells[from] ?? null) })),
    )
  }
  return joined
}

function withCell(cells: readonly Cell[], column: number, cell: Cell): Cell[] {
  return Array.from({ length: Math.max(cells.length, column + 1) }, (_, i) =>
    i === column ? cell : (cells[i] ?? null),
  )
}

/** The roles that a list names. */
export function rolesOf({ labels }: Labelled): Set<string> {
  return new Set(labels.flatMap((label) => knownHeader(label)?.role ?? []))
}

/** The columns that rows hold something in, in their order. */
export function widthOf(rows: readonly SheetRow[]): number[] {
  return [...new Set(rows.flatMap((row) => filledColumns(row)))].sort((a, b) => a - b)
}
