import { type BookColumns, FLAG } from '../../columns/book-columns.ts'
import type { FlagField, NumberField, StringField } from '../../columns/book-fields.ts'
import { MISSING_INT, type NumberColumn } from '../../columns/number-column.ts'
import { allValues, type StringColumn } from '../../columns/string-column.ts'
import { dateRank } from '../../domain/dates/days.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import type { SortedField } from '../../domain/sort.ts'
import { weakMemo } from '../../memo.ts'
import { type SortValue, sortValue } from './number-order.ts'
import { textRanks } from './text-ranks.ts'

/** A field as figures that rise as its values do: words by their places in the alphabet, dates with time. */
export function sortColumn(columns: BookColumns, field: SortedField): NumberColumn {
  const { kind } = fieldOf(field)
  if (kind === 'figure') return columns.numbers[field as NumberField]
  if (kind === 'flag') return flagFigures(columns.flags[field as FlagField])
  if (kind === 'date') return dateRanks.of(columns.strings[field as StringField])
  return wordRanks.of(columns.strings[field as StringField])
}

function flagFigures(flags: Uint8Array): NumberColumn {
  const values = Int32Array.from(flags, (flag) => (flag === FLAG.missing ? MISSING_INT : flag))
  return { kind: 'scaled', scale: 1, values }
}

/** What a property is sorted by, as `sortColumn` sorts its row; words in lower case. */
export function sortValueOf(field: SortedField, value: number | string | boolean | null): SortValue {
  return typeof value === 'string' && fieldOf(field).kind === 'date' ? dateRank(value) : sortValue(value)
}

const dateRanks = weakMemo((column: StringColumn): NumberColumn => {
  const ranks = allValues(column).map((date) => (date === '' ? MISSING_INT : dateRank(date)))
  const values =
    column.codes === null
      ? Int32Array.from(ranks)
      : Int32Array.from(column.codes, (code) => (code === 0 ? MISSING_INT : (ranks[code - 1] as number)))
  return { kind: 'scaled', scale: 1, values }
})

/** Words of a column in the order of the alphabet, as figures to sort its rows by: their places, whatever their case. */
const wordRanks = weakMemo((column: StringColumn): NumberColumn => {
  const { codes, offsets } = column
  const ranks = textRanks(column)
  const isEmpty = (value: number) => offsets[value] === offsets[value + 1]
  const values =
    codes === null
      ? Int32Array.from(ranks, (rank, row) => (isEmpty(row) ? MISSING_INT : rank))
      : Int32Array.from(codes, (code) => (code === 0 ? MISSING_INT : (ranks[code - 1] as number)))
  return { kind: 'scaled', scale: 1, values }
})
