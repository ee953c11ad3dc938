import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { type CustomColumn, customNameOf, customText } from '../../sync/domain/fields/custom-fields.ts'
import type { Property } from '../../sync/domain/property.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { NO_SUCH_PROPERTY } from '../properties/no-such-property.ts'

interface OpenProperty {
  /** What its sources say. */
  readonly said: Property
  /** The values that are shown, without corrections. */
  readonly shown: Property
}

/** From here on no other writer changes the team's properties until the transaction ends. */
export async function openBook(db: Database, teamId: string): Promise<void> {
  await db.execute(sql`select private.open_book(${teamId})`)
}

/**
 * A property of the team, for writing.
 * @throws SyncError `not_found`
 */
export async function openProperty(db: Database, teamId: string, id: string): Promise<OpenProperty> {
  await openBook(db, teamId)
  const [row] = await rowsOf<{ said: Property; shown: Property }>(
    db,
    sql`select private.source_json(p) || coalesce(p.joined, '{}') as said, private.property_json(p) as shown
      from property p where p.team_id = ${teamId} and p.id = ${id}`,
  )
  if (row === undefined) throw new SyncError('not_found', NO_SUCH_PROPERTY)
  return row
}

/** Whether the property, another of its source or one joined into it has something in a column of this name. */
export async function sourceHasColumn(db: Database, id: string, column: CustomColumn): Promise<boolean> {
  const line = customText([{ name: customNameOf(column) ?? '', value: '' }])
  const [found] = await rowsOf<{ has: boolean }>(
    db,
    sql`select exists (select from property o where (o.source_id = p.source_id or o.joined_into = p.id)
        and position(${`\n${line}`} in E'\\n' || o.custom) > 0) as has
      from property p where p.id = ${id}`,
  )
  return found?.has === true
}
