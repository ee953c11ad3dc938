import type { TableColumn } from './table-column.ts'
import { type LaidColumn, MOST_COLUMNS, widthWithin } from './table-layout.ts'

type Columns = readonly LaidColumn[]

/** Takes a column in, at the end, or out. The last one stays: a table has at least one. */
export function withToggled(columns: Columns, column: TableColumn): Columns {
  const others = columns.filter((own) => own.column !== column)
  if (others.length === columns.length)
    return columns.length < MOST_COLUMNS ? [...columns, { column }] : columns
  return others.length === 0 ? columns : others
}

/** Moves a column by so many places, as far as there are any. */
export function withMoved(columns: Columns, column: TableColumn, by: number): Columns {
  const at = columns.findIndex((own) => own.column === column)
  return at < 0 ? columns : withPlaced(columns, column, at + by)
}

/** Puts a column at a place among all. */
export function withPlaced(columns: Columns, column: TableColumn, place: number): Columns {
  const moved = columns.find((own) => own.column === column)
  if (moved === undefined) return columns
  const others = columns.filter((own) => own !== moved)
  const to = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

/** Gives a column another width. */
export function withWidth(columns: Columns, column: TableColumn, width: number): Columns {
  return columns.map((own) => (own.column === column ? { column, width: widthWithin(width) } : own))
}
