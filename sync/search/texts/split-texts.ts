import type { StringColumn } from '../../columns/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../../domain/fields/text-fields.ts'

export type TextColumns = Readonly<Record<TextField, StringColumn>>

/** A field whose values are long and each row's own. */
export interface LongField {
  field: TextField
  column: StringColumn
}

/** The two halves of the index, which take as long as each other: two threads can build one each. */
export function splitTexts(columns: TextColumns): { short: StringColumn[]; long: LongField[] } {
  const long = TEXT_FIELDS.filter((field) => isLong(columns[field]))
  return {
    short: TEXT_FIELDS.filter((field) => !long.includes(field)).map((field) => columns[field]),
    long: long.map((field) => ({ field, column: columns[field] })),
  }
}

/** Texts longer than this on average are long: they share little, and a copy of them would be large. */
const LONG = 80

/** Whether each row has a value of its own, and these are long. */
function isLong({ codes, bytes, offsets }: StringColumn): boolean {
  if (codes !== null) return false
  let values = 0
  for (let row = 0; row + 1 < offsets.length; row++) if (offsets[row] !== offsets[row + 1]) values++
  return bytes.length > LONG * values
}
