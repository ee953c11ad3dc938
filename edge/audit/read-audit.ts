import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import { auditEvent } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser } from '../../db/schema.ts'
import type { AuditEntry, AuditFilter } from '../../sync/api/audit.ts'

interface AuditQuestion extends AuditFilter {
  readonly teamId: string
  /** Only entries before this id. */
  readonly before?: number | undefined
  readonly limit: number
}

/** A team's entries, newest first. */
export async function readAudit(
  db: Database,
  { teamId, person, action, from, until, before, limit }: AuditQuestion,
): Promise<AuditEntry[]> {
  const { actorId, at, id } = auditEvent
  const rows = await db
    .select()
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.teamId, teamId),
        person === undefined ? undefined : eq(actorId, person),
        action === undefined ? undefined : eq(auditEvent.action, action),
        from === undefined ? undefined : gte(at, new Date(from)),
        until === undefined ? undefined : lt(at, new Date(until)),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
  return rows.map(({ at, teamId: _, ...entry }) => ({ ...entry, at: at.getTime() }))
}

/** Everybody that an entry of the team may be of, by name. */
export async function actorsOf(db: Database, teamId: string): Promise<{ id: string; name: string }[]> {
  return await db
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(eq(appUser.teamId, teamId))
    .orderBy(asc(appUser.name), asc(appUser.id))
}
