import { MISSING_INT, type NumberColumn, numberAt } from './number-column.ts'

/** Values and missing ones are nearer to zero than this. */
const BEYOND = -MISSING_INT
/** A key is a value and a place in one whole number, which stays exact up to 2 ** 53. */
const PLACES = 2 ** 21

/** The rows of `ties`, which stand as equal figures are to stand, in order of their figures. Missing ones are last. */
export function orderByNumber(column: NumberColumn, ties: Uint32Array, descending: boolean): Uint32Array {
  if (column.kind === 'float' || ties.length > PLACES) {
    return ties.slice().sort((a, b) => compareValues(numberAt(column, a), numberAt(column, b), descending))
  }
  const keys = new Float64Array(ties.length)
  for (let place = 0; place < ties.length; place++) {
    const value = column.values[ties[place] as number] as number
    const rising = value === MISSING_INT ? BEYOND : descending ? -value : value
    keys[place] = (rising + BEYOND) * PLACES + place
  }
  // Without a function to compare them, figures are sorted many times faster.
  keys.sort()
  const rows = new Uint32Array(ties.length)
  for (let i = 0; i < rows.length; i++) rows[i] = ties[(keys[i] as number) % PLACES] as number
  return rows
}

/** Missing values last, whichever way the others go. */
export function compareValues(a: number, b: number, descending: boolean): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1
  if (Number.isNaN(b)) return -1
  return descending ? b - a : a - b
}
