import type { StringField } from '../columns/book-fields.ts'
import { allValues, type StringColumn, stringAt } from '../columns/string-column.ts'
import type { Book } from './book.ts'

/** Reads a field of words by slot, null where none is stated. Values that many rows share are decoded once. */
export function wordReader({ base, extra }: Book, field: StringField): (slot: number) => string | null {
  const { rows, strings } = base.snapshot.columns
  const own = rowReader(strings[field])
  const changed = rowReader(extra.strings[field])
  return (slot) => (slot < rows ? own(slot) : changed(slot - rows))
}

function rowReader(column: StringColumn): (row: number) => string | null {
  const { codes } = column
  if (codes === null) return (row) => stringAt(column, row)
  const values = allValues(column)
  return (row) => values[(codes[row] as number) - 1] ?? null
}
