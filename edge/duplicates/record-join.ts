import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../db/database.ts'
import { type ChangedFields, propertyChange } from '../../db/history-schema.ts'

/** What is shown of a property. */
export async function shownFields(tx: Transaction, id: string): Promise<ChangedFields> {
  const [found] = await rowsOf<{ row: ChangedFields }>(
    tx,
    sql`select private.property_json(p) as row from property p where id = ${id}`,
  )
  return found?.row ?? {}
}

export interface JoinRecord {
  readonly team: string
  readonly userId: string
  readonly at: Date
  readonly kind: 'joined' | 'parted'
  readonly keep: string
  readonly other: string
  /** What was shown of the kept one before. */
  readonly was: ChangedFields
}

/** Keeps in the history of both what became of them. */
export async function recordJoin(tx: Transaction, record: JoinRecord): Promise<void> {
  const { team: teamId, userId, at, kind, keep, other, was } = record
  const is = await shownFields(tx, keep)
  const changed = Object.keys(is).filter((field) => is[field] !== was[field])
  const of = (fields: ChangedFields): ChangedFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]))
  const into = { joinedInto: keep }
  const entry = { teamId, userId, at, kind }
  await tx.insert(propertyChange).values([
    { ...entry, propertyId: keep, before: of(was), after: of(is) },
    { ...entry, propertyId: other, ...(kind === 'joined' ? { after: into } : { before: into }) },
  ])
}
