import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { stagedProperty } from '../../../db/staged-property.ts'

/** The fields that a run writes, with their columns. */
const IMPORTED = Object.entries(getTableColumns(stagedProperty)).filter(
  ([field]) => !['runId', 'id', 'contentHash'].includes(field),
)

/** The JSON, as text, of the fields in which two rows differ, as the first has them. */
export function differingFields(of: string, other: string): SQL {
  const parts = IMPORTED.map(([field, { name }]) => {
    const [own, others] = [`${of}."${name}"`, `${other}."${name}"`]
    return `case when ${own} is distinct from ${others} then '"${field}":' || coalesce(to_json(${own})::text, 'null') end`
  })
  return sql.raw(`'{' || concat_ws(',', ${parts.join(', ')}) || '}'`)
}

/** Sets every imported column that `fields`, a `jsonb`, names to what it says, and leaves the others as they are. */
export function setFrom(fields: string): SQL {
  const parts = IMPORTED.map(([field, column]) => {
    const said = `(${fields} ->> '${field}')::${column.getSQLType()}`
    return `"${column.name}" = case when ${fields} ? '${field}' then ${said} else p."${column.name}" end`
  })
  return sql.raw(parts.join(', '))
}
