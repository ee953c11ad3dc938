import { fieldOf, fieldsWhere } from '../domain/fields/field-list.ts'
import type { NamesOf } from '../domain/fields.ts'

export type StringField = NamesOf<{ kind: 'words' | 'choice' | 'date' }>
export type NumberField = NamesOf<{ kind: 'figure' }>
export type FlagField = NamesOf<{ kind: 'flag' }>

export const STRING_FIELD_NAMES = fieldsWhere<StringField>(
  ({ kind }) => kind === 'words' || kind === 'choice' || kind === 'date',
)
export const NUMBER_FIELDS = fieldsWhere<NumberField>(({ kind }) => kind === 'figure')
export const FLAG_FIELDS = fieldsWhere<FlagField>(({ kind }) => kind === 'flag')

/**
 * How the strings of a field are kept: `own` where nearly every row has its own value, `shared` where many rows
 * have the same one, so that each value stands once and a row holds its number.
 */
export const STRING_FIELDS = Object.fromEntries(
  STRING_FIELD_NAMES.map((name) => {
    const field = fieldOf(name)
    return [name, 'kept' in field ? 'own' : 'shared']
  }),
) as Readonly<Record<StringField, 'own' | 'shared'>>

/** A column of a book: of a field, or the amenities. */
export type ColumnName = StringField | NumberField | FlagField | 'amenities'
export const COLUMN_NAMES: readonly ColumnName[] = [
  ...STRING_FIELD_NAMES,
  ...NUMBER_FIELDS,
  ...FLAG_FIELDS,
  'amenities',
]
