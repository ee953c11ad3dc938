import { MISSING_INT, type NumberColumn } from './number-column.ts'
import { PART_BITS, sortByPart } from './sort-by-part.ts'
import { stableOrder } from './stable-order.ts'

/** The rows of `ties`, which stand as equal figures are to stand, in order of their figures. Missing ones are last. */
export function orderByNumber(column: NumberColumn, ties: Uint32Array, descending: boolean): Uint32Array {
  if (column.kind === 'float') {
    const { values } = column
    const inOrder = Float64Array.from(ties, (row) => values[row] as number)
    return stableOrder(inOrder, descending).map((place) => ties[place] as number)
  }
  const { keys, greatest } = sortKeys(column.values, descending)
  let order = ties.slice()
  let spare = new Uint32Array(order.length)
  for (let shift = 0; shift < 32 && greatest >>> shift > 0; shift += PART_BITS) {
    if (!sortByPart(keys, shift, order, spare)) continue
    ;[order, spare] = [spare, order]
  }
  return order
}

/** Per row a whole number that rises as the figures are to, from 0 on. */
function sortKeys(values: Int32Array, descending: boolean): { keys: Uint32Array; greatest: number } {
  let least = -MISSING_INT
  let most = MISSING_INT
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    if (value === MISSING_INT) continue
    if (value < least) least = value
    if (value > most) most = value
  }
  const greatest = Math.max(most - least, -1) + 1
  const keys = new Uint32Array(values.length)
  for (let row = 0; row < keys.length; row++) {
    const value = values[row] as number
    keys[row] = value === MISSING_INT ? greatest : descending ? most - value : value - least
  }
  return { keys, greatest }
}

/** Missing values last, whichever way the others go. */
export function compareValues(a: number, b: number, descending: boolean): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1
  if (Number.isNaN(b)) return -1
  return descending ? b - a : a - b
}
