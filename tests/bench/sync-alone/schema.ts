import {
  boolean,
  createBuilder,
  createSchema,
  defineQueriesWithType,
  defineQueryWithType,
  number,
  string,
  table,
} from '@rocicorp/zero'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from '../../../sync/columns/book-fields.ts'
import { schema as productSchema } from '../../../sync/schema.ts'
import type { SessionUser } from '../../../sync/session.ts'

/** Every field of a property under its column's name in Postgres: `rentPerSf` is `rent_per_sf`. */
export const COLUMN_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [...STRING_FIELD_NAMES, ...NUMBER_FIELDS, ...FLAG_FIELDS].map((field) => [
    field,
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
)

function columnsOf<C>(fields: readonly string[], column: (name: string) => C): Record<string, C> {
  return Object.fromEntries(
    fields.filter((field) => field !== 'id').map((field) => [field, column(COLUMN_NAMES[field] ?? field)]),
  )
}

const { property } = createSchema({
  tables: [
    table('property')
      .columns({
        id: string(),
        ...columnsOf(STRING_FIELD_NAMES, (name) => string().from(name).optional()),
        ...columnsOf(NUMBER_FIELDS, (name) => number().from(name).optional()),
        ...columnsOf(FLAG_FIELDS, (name) => boolean().from(name).optional()),
      })
      .primaryKey('id'),
  ],
}).tables

/** The peer: the product's tables and, with no snapshot, every property as a replicated row. */
export const schema = { ...productSchema, tables: { ...productSchema.tables, property } }

const zql = createBuilder(schema)
const defineQuery = defineQueryWithType<typeof schema, SessionUser>()

export const queries = defineQueriesWithType<typeof schema>()({
  property: { all: defineQuery(() => zql.property) },
})

export const user: SessionUser = { userId: 'bench', teamId: 'bench', name: 'Bench', role: 'member' }
