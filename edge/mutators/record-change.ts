import type { Database } from '../../db/database.ts'
import { type ChangedFields, type ChangeKind, propertyChange } from '../../db/history-schema.ts'
import type { SessionUser } from '../../sync/session.ts'

interface PersonsChange {
  readonly propertyId: string
  readonly kind: ChangeKind
  readonly before: ChangedFields | null
  readonly after: ChangedFields | null
  readonly reason?: string | null
}

/** Records what a person did to a property, in the same transaction. */
export async function recordChange(db: Database, user: SessionUser, change: PersonsChange): Promise<void> {
  const by = { teamId: user.teamId, userId: user.userId, at: new Date() }
  await db.insert(propertyChange).values({ ...by, ...change, reason: change.reason ?? null })
}
