import {
  boolean,
  createBuilder,
  createSchema,
  defineQueries,
  defineQuery,
  number,
  string,
  table,
} from '@rocicorp/zero'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from '../../../sync/book/book-fields.ts'

/** `rentPerSf` as Postgres has it. */
const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columns = Object.fromEntries([
  ...STRING_FIELD_NAMES.filter((field) => field !== 'id').map((field) => [
    field,
    string().from(columnName(field)).optional(),
  ]),
  ...NUMBER_FIELDS.map((field) => [field, number().from(columnName(field)).optional()]),
  ...FLAG_FIELDS.map((field) => [field, boolean().from(columnName(field)).optional()]),
])

/** The peer: every property as a replicated row, with no snapshot. */
export const schema = createSchema({
  tables: [
    table('property')
      .columns({ id: string(), ...columns })
      .primaryKey('id'),
  ],
  enableLegacyQueries: false,
  enableLegacyMutators: false,
})

const zql = createBuilder(schema)
export const queries = defineQueries({ property: { all: defineQuery(() => zql.property) } })
