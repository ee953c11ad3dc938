import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { settleJoins } from './settle-joins.ts'

/**
 * Updates joined properties and corrections by what the sources say now. Whatever changes many properties ends with
 * this, in its transaction, with the book open. Running it twice changes nothing.
 */
export async function settleProperties(tx: Transaction, team: string, at: Date): Promise<void> {
  await settleJoins(tx, team, at)
  await tellSourceChanges(tx, team, at)
}

/**
 * Records with each correction in force what the source of its property says now. A source that says again what it
 * said before has not changed. Corrections of a property that is joined into another wait until it is shown again.
 */
async function tellSourceChanges(db: Database, team: string, at: Date): Promise<void> {
  const said = sql`private.said_of(private.source_json(p) || coalesce(p.joined, '{}'), c.field)`
  await db.execute(sql`update correction c
    set source_value = (${said})::json,
      source_changed_at = case when coalesce(c.source_was::jsonb, 'null') is distinct from ${said}
        then ${at.toISOString()}::timestamptz end
    from property p
    where c.team_id = ${team} and c.taken_back_at is null and p.id = c.property_id and p.joined_into is null
      and coalesce(c.source_value::jsonb, 'null') is distinct from ${said}`)
}
