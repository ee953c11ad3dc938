import { MISSING_INT, type NumberColumn } from '../../columns/number-column.ts'
import { allValues, type StringColumn } from '../../columns/string-column.ts'
import { weakMemo } from '../../memo.ts'

/** Words of a column in the order of the alphabet, as figures to sort its rows by: their places, whatever their case. */
export const wordRanks = weakMemo((column: StringColumn): NumberColumn => {
  const lower = allValues(column).map((value) => value.toLowerCase())
  const places = new Map([...new Set(lower)].sort().map((value, place) => [value, place]))
  const ranks = lower.map((value) => places.get(value) as number)
  const { codes } = column
  const values =
    codes === null
      ? Int32Array.from(lower, (value, row) => (value === '' ? MISSING_INT : (ranks[row] as number)))
      : Int32Array.from(codes, (code) => (code === 0 ? MISSING_INT : (ranks[code - 1] as number)))
  return { kind: 'scaled', scale: 1, values }
})
