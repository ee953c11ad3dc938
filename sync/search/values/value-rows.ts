import type { StringColumn } from '../../columns/string-column.ts'
import { createListBuilder } from '../lists/list-builder.ts'
import type { NumberLists } from '../lists/number-lists.ts'
import { numberRange } from '../lists/number-range.ts'

/** Which rows have which value: a list of rows for each shared value, one row for each value of its own. */
export type ValueRows = { kind: 'shared'; rows: NumberLists } | { kind: 'own'; rows: Uint32Array }

/** A column, and for each of its values 1 + the number it gets among all values; 0 for one that is left out. */
export interface NumberedColumn {
  column: StringColumn
  numbers: Uint32Array
}

/** Lists the rows of each of `values` values of some columns. A value is of one column. */
export function listRows(columns: readonly NumberedColumn[], values: number): NumberLists {
  const builder = createListBuilder()
  for (const { column, numbers } of columns) {
    const rows = rowsOf(column)
    for (let row = 0; row < rows; row++) {
      const value = column.codes ? (column.codes[row] as number) - 1 : row
      const number = value < 0 ? 0 : (numbers[value] as number)
      if (number !== 0) builder.add(number - 1, row)
    }
  }
  return builder.finish(numberRange(values), Math.max(0, ...columns.map(({ column }) => rowsOf(column))))
}

/** The row of each value that only one row has. */
export function ownRows(numbers: Uint32Array, values: number): Uint32Array {
  const rows = new Uint32Array(values)
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number
    if (number !== 0) rows[number - 1] = row
  }
  return rows
}

function rowsOf({ codes, offsets }: StringColumn): number {
  return codes ? codes.length : offsets.length - 1
}
