import {
  type Columns,
  EVERYWHERE,
  filledColumns,
  isBlank,
  isFigure,
  lineOf,
  mergesIn,
  runsOf,
  sliceRow,
} from '../cells/row-cells.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import { type HeaderAt, headerIn } from '../header/find-header.ts'
import { namesBuildingAndSpace } from '../header/known-header.ts'
import { isDay } from '../row/rent-steps.ts'

/** A header with the columns that its table stands in. Its own columns are counted from the first of them. */
export interface PlacedHeader {
  readonly columns: Columns
  readonly header: HeaderAt
}

/**
 * The tables that begin with a header: one, or several side by side that blank columns part. A blank column inside a
 * table parts nothing: what stands behind it has no name or address of its own, and a header that goes on.
 */
export function placeHeader(
  header: HeaderAt,
  below: readonly SheetRow[],
  merges: readonly Merge[],
): PlacedHeader[] {
  const block = blockOf(header, below)
  const runs = runsOf([...header.rows, ...block])
  const whole = header.score > 0 ? [{ columns: EVERYWHERE, header }] : []
  if (runs.length < 2) return whole
  const placed = runs.map((columns) => ({ columns, header: headerOf(header, columns, merges) }))
  const tables = placed.filter(({ columns, header: own }) => own.score > 0 && identifies(own, block, columns))
  if (tables.length === 0) return whole
  const widened = new Map(tables.map(({ columns }) => [columns, { ...columns }]))
  const beside: Columns[] = []
  for (const run of placed) {
    if (tables.includes(run)) continue
    const left = tables.findLast(({ columns }) => columns.to < run.columns.from)
    const right = tables.find(({ columns }) => columns.from > run.columns.to)
    const host = (left ?? right)?.columns
    if (!host || !goesOn(run, block, left ?? right)) {
      beside.push(run.columns)
      continue
    }
    const wide = widened.get(host)
    if (wide)
      widened.set(host, {
        from: Math.min(wide.from, run.columns.from),
        to: Math.max(wide.to, run.columns.to),
      })
  }
  const windows = [...widened.values()]
  return windows.map((own) => {
    const others = [...windows.filter((other) => other !== own), ...beside]
    const columns = {
      from: others.some(({ to }) => to < own.from) ? own.from : 0,
      to: others.some(({ from }) => from > own.to) ? own.to : EVERYWHERE.to,
    }
    return { columns, header: headerOf(header, columns, merges) }
  })
}

/** False where what a header calls names are only figures: a summary has a column `Buildings`. */
export function isNamed(header: HeaderAt, below: readonly SheetRow[]): boolean {
  return header.score === 0 || identifies(header, blockOf(header, below), EVERYWHERE)
}

function headerOf(header: HeaderAt, columns: Columns, merges: readonly Merge[]): HeaderAt {
  if (columns === EVERYWHERE) return header
  return headerIn(
    header.rows.map((row) => sliceRow(row, columns)),
    mergesIn(merges, columns),
  )
}

/** The rows right below a header, to the next gap. */
function blockOf({ rows }: HeaderAt, below: readonly SheetRow[]): SheetRow[] {
  let last = rows.at(-1)?.rowNumber ?? 0
  const block: SheetRow[] = []
  for (const row of below) {
    if (row.rowNumber !== last + 1 || isBlank(row)) break
    last = row.rowNumber
    block.push(row)
  }
  return block
}

const NAMING = new Set(['name', 'address'])

function identifies({ map }: HeaderAt, block: readonly SheetRow[], { from }: Columns): boolean {
  return map.columns.some((column) => {
    const { role, index } = column
    if (namesBuildingAndSpace(column)) return true
    if (role === 'key' || role === 'coordinates' || role === 'latitude') return true
    if (!NAMING.has(role)) return false
    const all = block.map((row) => lineOf(row.cells[from + index])).filter((text) => text !== '')
    // Days below a name are of the rent steps of its lease.
    const others = all.filter((text) => !isDay(text))
    const texts = others.length > 0 ? others : all
    return texts.length === 0 || texts.filter((text) => !isFigure(text)).length * 3 > texts.length
  })
}

/** Whether columns behind a blank one belong to the table before it: new fields, or a header over as many rows. */
function goesOn(
  { columns, header }: PlacedHeader,
  block: readonly SheetRow[],
  host: PlacedHeader | undefined,
): boolean {
  const roles = new Set(host?.header.map.columns.map(({ role }) => role))
  const own = header.map.columns
  if (own.length > 0) return own.every(({ role }) => role.startsWith('notes') || !roles.has(role))
  // What has no header and stands before all tables is of none of them: one may begin there further down.
  if (host && columns.to < host.columns.from) return false
  const isHeaded = header.rows.some((row) => filledColumns(row).length > columns.to - columns.from)
  const rows = block.filter((row) => filledColumns(row, columns).length > 0).length
  return isHeaded && rows * 2 >= block.length && block.length > 1
}
