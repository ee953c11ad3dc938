import type { StringColumn } from '../book/string-column.ts'

/** Which rows have which value: value v is in the rows `rows[rowStarts[v] .. rowStarts[v + 1])`. */
export interface ValueRows {
  rowStarts: Uint32Array
  rows: Uint32Array
  /** Whether each value has exactly one row. */
  oneEach: boolean
}

/** A column, and for each of its values 1 + the number it gets among all values; 0 for one that is left out. */
export interface NumberedColumn {
  column: StringColumn
  numbers: Uint32Array
}

/** Lists the rows of each of `values` values of some columns. */
export function listRows(columns: readonly NumberedColumn[], values: number): ValueRows {
  // Values count from 1 here: rowStarts[v + 1] counts the rows of value v, rowStarts[v] is then where the next one goes.
  const rowStarts = new Uint32Array(values + 2)
  for (const { column, numbers } of columns) {
    eachRow(column, numbers, (number) => {
      rowStarts[number + 1] = (rowStarts[number + 1] as number) + 1
    })
  }
  for (let v = 2; v < rowStarts.length; v++) {
    rowStarts[v] = (rowStarts[v] as number) + (rowStarts[v - 1] as number)
  }
  const rows = new Uint32Array(rowStarts[values + 1] as number)
  for (const { column, numbers } of columns) {
    eachRow(column, numbers, (number, row) => {
      const at = rowStarts[number] as number
      rowStarts[number] = at + 1
      rows[at] = row
    })
  }
  const oneEach =
    rows.length === values && rowStarts.subarray(0, values).every((start, value) => start === value)
  return { rowStarts: rowStarts.slice(0, values + 1), rows, oneEach }
}

function eachRow(
  { codes, offsets }: StringColumn,
  numbers: Uint32Array,
  visit: (number: number, row: number) => void,
): void {
  const rows = codes ? codes.length : offsets.length - 1
  for (let row = 0; row < rows; row++) {
    const value = codes ? (codes[row] as number) - 1 : row
    const number = value < 0 ? 0 : (numbers[value] as number)
    if (number !== 0) visit(number, row)
  }
}
