import { MISSING_INT, type NumberColumn, numberAt } from '../../columns/number-column.ts'
import { PART_BITS, sortByPart, stableOrder } from './stable-order.ts'

/** The rows of `ties` by rising figure, missing figures last. Rows with equal figures keep the order of `ties`. */
export function risingOrder(column: NumberColumn, ties: Uint32Array): Uint32Array {
  if (column.kind === 'float') {
    const { values } = column
    const inOrder = Float64Array.from(ties, (row) => values[row] as number)
    return stableOrder(inOrder, false).map((place) => ties[place] as number)
  }
  const { keys, greatest } = sortKeys(column.values)
  let order = ties.slice()
  let spare = new Uint32Array(order.length)
  for (let shift = 0; shift < 32 && greatest >>> shift > 0; shift += PART_BITS) {
    if (!sortByPart(keys, shift, order, spare)) continue
    ;[order, spare] = [spare, order]
  }
  return order
}

/** The same rows by falling figure. Equal figures keep their order, and missing ones are last again. */
export function fallingOrder(column: NumberColumn, rising: Uint32Array): Uint32Array {
  const { values } = column
  const falling = new Uint32Array(rising.length)
  let end = rising.length
  while (end > 0 && Number.isNaN(numberAt(column, rising[end - 1] as number))) end--
  falling.set(rising.subarray(end), end)
  for (let at = 0; end > 0; ) {
    let start = end - 1
    const value = values[rising[start] as number]
    while (start > 0 && values[rising[start - 1] as number] === value) start--
    for (let i = start; i < end; i++) falling[at++] = rising[i] as number
    end = start
  }
  return falling
}

/** For each row a whole number, 0 or more, that rises with its figure. */
function sortKeys(values: Int32Array): { keys: Uint32Array; greatest: number } {
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
    keys[row] = value === MISSING_INT ? greatest : value - least
  }
  return { keys, greatest }
}

/** What a property is sorted by: a figure, or words in lower case; NaN where it is missing. */
export type SortValue = number | string

export function sortValue(value: number | string | boolean | null): SortValue {
  return typeof value === 'string' ? value.toLowerCase() : value === null ? Number.NaN : Number(value)
}

/** Missing values come last in either direction. */
export function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1
  if (Number.isNaN(b)) return -1
  if (a === b) return 0
  return a < b === descending ? 1 : -1
}
