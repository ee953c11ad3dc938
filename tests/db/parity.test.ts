import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { assumedTerm } from '../../db/assumed-term-table.ts'
import { nameAlias } from '../../db/name-alias-table.ts'
import {
  appUser,
  attachment,
  book,
  compList,
  compListEntry,
  correction,
  note,
  propertyTail,
  tableView,
} from '../../db/schema.ts'
import { schema } from '../../sync/schema.ts'

const replicated = {
  appUser,
  assumedTerm,
  attachment,
  book,
  compList,
  compListEntry,
  correction,
  nameAlias,
  note,
  propertyTail,
  tableView,
}

/** Columns that stay on the server. */
const UNPUBLISHED = new Set(['app_user.email'])

/** Zero's type for what Drizzle reads from a column. */
const ZERO_TYPE: Record<string, string> = { date: 'number' }

const drizzleTables = Object.fromEntries(
  Object.entries(replicated).map(([key, table]) => {
    const name = getTableName(table)
    const config = getTableConfig(table)
    const columns = Object.entries(getTableColumns(table))
      .filter(([, column]) => !UNPUBLISHED.has(`${name}.${column.name}`))
      .map(([field, c]) => `${field}=${c.name}:${ZERO_TYPE[c.dataType] ?? c.dataType}:${c.notNull}`)
    const primaryKey =
      config.primaryKeys[0]?.columns.map((c) => c.name) ??
      config.columns.filter((c) => c.primary).map((c) => c.name)
    return [key, { name, columns: columns.sort(), primaryKey }]
  }),
)

const zeroTables = Object.fromEntries(
  Object.entries(schema.tables).map(([key, table]) => {
    const columns: [string, { type: string; optional?: boolean; serverName?: string }][] = Object.entries(
      table.columns,
    )
    const nameOf = new Map(columns.map(([field, column]) => [field, column.serverName ?? field]))
    return [
      key,
      {
        name: ('serverName' in table ? table.serverName : undefined) ?? table.name,
        columns: columns.map(([field, c]) => `${field}=${nameOf.get(field)}:${c.type}:${!c.optional}`).sort(),
        primaryKey: table.primaryKey.map((field) => nameOf.get(field)),
      },
    ]
  }),
)

test('the replicated tables are the same in Postgres and in the browser', () => {
  expect(zeroTables).toEqual(drizzleTables)
})

test('no column a client writes has a default, which the browser would not know of', () => {
  const defaults = Object.values(replicated).flatMap((table) =>
    Object.values(getTableColumns(table)).filter((column) => column.hasDefault),
  )
  expect(defaults).toEqual([])
})
