import type { Cell } from '../model/cell.ts'
import type { MappedColumn } from '../model/column-role.ts'

/** Longer texts seldom come again, and would keep the piece of the file that they were cut from in memory. */
const LONGEST = 12
/** Different cells of a column that are remembered at once. */
const MOST = 512

/** Reads a cell by what is known of its column, which is of one table, and nothing else. */
type CellReader<T, K> = (cell: Cell, column: MappedColumn, known: K) => T

/** The same reader, which remembers what it made of short cells, because columns repeat themselves. */
export function rememberCells<T extends object, K>(read: CellReader<T, K>): CellReader<T, K> {
  const columns = new WeakMap<MappedColumn, Map<Cell, T>>()
  return (cell, column, known) => {
    if (typeof cell !== 'string' || cell.length > LONGEST) return read(cell, column, known)
    let cells = columns.get(column)
    if (cells === undefined) {
      cells = new Map()
      columns.set(column, cells)
    }
    let reading = cells.get(cell)
    if (reading !== undefined) return reading
    reading = read(cell, column, known)
    if (cells.size >= MOST) cells.clear()
    cells.set(cell, reading)
    return reading
  }
}
