import { auditEvent } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import type { AuditAction } from '../../sync/domain/access/audit-action.ts'
import type { SessionUser } from '../../sync/session.ts'

export interface AuditEventBody {
  readonly action: AuditAction
  /** The id of what it was done to. */
  readonly subject?: string
  /** Counts, roles, names of people, firms and files; never what somebody wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

export interface AuditEntry extends AuditEventBody {
  readonly at: Date
  /** Null where nobody knows, as of a sign-in that was refused. */
  readonly teamId: string | null
  /** Null where nobody signed in did it, as a run of the server itself. */
  readonly actor: Pick<SessionUser, 'userId' | 'name'> | null
  /** The name of the token that a program did it with. */
  readonly token?: string | undefined
  readonly device?: string | undefined
}

/** Adds an entry to the audit log. Where the event is a write, in its transaction. */
export async function recordEvent(db: Database, entry: AuditEntry): Promise<void> {
  const { actor, token = null, subject = null, details = {}, device = null, ...others } = entry
  const by = { actorId: actor?.userId ?? null, actorName: actor?.name ?? null }
  await db.insert(auditEvent).values({ ...others, ...by, token, subject, details, device })
}
