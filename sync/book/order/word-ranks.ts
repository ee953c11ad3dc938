import { MISSING_INT, type NumberColumn } from '../../columns/number-column.ts'
import type { StringColumn } from '../../columns/string-column.ts'
import { weakMemo } from '../../memo.ts'
import { textRanks } from '../base-order/text-ranks.ts'

/** Words of a column in the order of the alphabet, as figures to sort its rows by: their places, whatever their case. */
export const wordRanks = weakMemo((column: StringColumn): NumberColumn => {
  const { codes, offsets } = column
  const ranks = textRanks(column)
  const isEmpty = (value: number) => offsets[value] === offsets[value + 1]
  const values =
    codes === null
      ? Int32Array.from(ranks, (rank, row) => (isEmpty(row) ? MISSING_INT : rank))
      : Int32Array.from(codes, (code) => (code === 0 ? MISSING_INT : (ranks[code - 1] as number)))
  return { kind: 'scaled', scale: 1, values }
})
