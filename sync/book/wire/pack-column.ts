import type { BookColumns } from '../../columns/book-columns.ts'
import {
  type ColumnName,
  FLAG_FIELDS,
  NUMBER_FIELDS,
  type NumberField,
  STRING_FIELDS,
  type StringField,
} from '../../columns/book-fields.ts'
import type { StringColumn } from '../../columns/string-column.ts'
import { type PackedColumn, PREDICTORS, STRINGS_IN_ORDER } from './book-format.ts'
import { packNumbers } from './pack-numbers.ts'
import { packStrings } from './pack-strings.ts'

/** All columns in the order of the file. */
export const COLUMNS_IN_ORDER: readonly ColumnName[] = [
  ...STRINGS_IN_ORDER,
  ...NUMBER_FIELDS,
  ...FLAG_FIELDS,
  'amenities',
]

/** Packs a column when it is called, and keeps no other until then. A predictor's must be among `strings` by then. */
export function packerOf(
  columns: BookColumns,
  name: ColumnName,
  strings: Partial<BookColumns['strings']>,
): () => PackedColumn {
  if (isString(name)) return stringPacker(name, columns.strings[name], strings)
  if (isNumber(name)) return numberPacker(name, columns.numbers[name])
  return bytePacker(name, name === 'amenities' ? columns.amenities : columns.flags[name])
}

function stringPacker(
  field: StringField,
  column: StringColumn,
  strings: Partial<BookColumns['strings']>,
): () => PackedColumn {
  const predictor = PREDICTORS[field]
  return () => packStrings(field, column, predictor && strings[predictor])
}

const numberPacker = (field: NumberField, column: BookColumns['numbers'][NumberField]) => () =>
  packNumbers(field, column)

const bytePacker =
  (field: Exclude<ColumnName, StringField | NumberField>, bytes: Uint8Array) => (): PackedColumn => ({
    head: { field, blocks: 1 },
    blocks: [bytes],
  })

function isString(name: ColumnName): name is StringField {
  return name in STRING_FIELDS
}

function isNumber(name: ColumnName): name is NumberField {
  return (NUMBER_FIELDS as readonly ColumnName[]).includes(name)
}
