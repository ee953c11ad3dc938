import { weakMemo } from '../../memo.ts'
import type { Cell } from '../model/cell.ts'
import type { MappedColumn } from '../model/column-role.ts'

/** Longer texts seldom come again. */
const LONGEST = 48
/** Different cells of a column that are remembered at once. */
const MOST = 1024

/** Reads a cell by what is known of its column, which is of one table, and nothing else. */
type CellReader<T, K> = (cell: Cell, column: MappedColumn, known: K) => T

interface Remembered<T> {
  readonly cells: Map<string, T>
  /** How often one of them came again. */
  again: number
  /** The column does not repeat itself. */
  isOff: boolean
}

/** The same reader, which remembers what it made of short cells, because columns repeat themselves. */
export function rememberCells<T extends object, K>(read: CellReader<T, K>): CellReader<T, K> {
  const columns = weakMemo((_: MappedColumn): Remembered<T> => ({ cells: new Map(), again: 0, isOff: false }))
  return (cell, column, known) => {
    if (typeof cell !== 'string' || cell.length > LONGEST) return read(cell, column, known)
    const remembered = columns.of(column)
    if (remembered.isOff) return read(cell, column, known)
    const { cells } = remembered
    const before = cells.get(cell)
    if (before !== undefined) {
      remembered.again++
      return before
    }
    if (cells.size >= MOST) {
      remembered.isOff = remembered.again < MOST
      remembered.again = 0
      cells.clear()
    }
    const text = copyOf(cell)
    const reading = read(text, column, known)
    cells.set(text, reading)
    return reading
  }
}

/** A text of its own: a piece of a file's text keeps all of that in memory. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1)
}
