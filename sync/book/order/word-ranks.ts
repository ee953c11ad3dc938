import { MISSING_INT, type NumberColumn } from '../../columns/number-column.ts'
import { allValues, type StringColumn } from '../../columns/string-column.ts'
import { weakMemo } from '../../memo.ts'

/** Words of a column in the order of the alphabet, as figures to sort its rows by: their places, whatever their case. */
export const wordRanks = weakMemo((column: StringColumn): NumberColumn => {
  if (column.codes === null) throw new Error('Only columns with shared values are sorted by.')
  const lower = allValues(column).map((value) => value.toLowerCase())
  const places = new Map([...new Set(lower)].sort().map((value, place) => [value, place]))
  const ranks = [MISSING_INT, ...lower.map((value) => places.get(value) as number)]
  return { kind: 'scaled', scale: 1, values: Int32Array.from(column.codes, (code) => ranks[code] as number) }
})
