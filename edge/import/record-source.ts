import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { appUser } from '../../db/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { GoneCounts, RowCounts } from './run/import-summary.ts'

interface SourceChange {
  readonly team: string
  readonly source: string
  /** The user who asked for it; absent for a command. */
  readonly by?: string | undefined
}

interface KnownSourceChange extends SourceChange {
  readonly sourceId: number
}

interface Imported extends SourceChange {
  readonly workbook: string
  readonly counts: RowCounts & GoneCounts
}

/** Records, with the import itself, what became of a source's rows. */
export async function recordImport(
  tx: Database,
  { team, source, by, workbook, counts }: Imported,
): Promise<void> {
  const { imported, removed, ended, rejected } = counts
  const details = {
    source,
    file: workbook,
    new: imported.new,
    changed: imported.changed,
    removed,
    ...(ended > 0 && { ended }),
    rejected,
  }
  const actor = await actorOf(tx, by)
  await recordEvent(tx, { at: new Date(), teamId: team, actor, action: 'source_imported', details })
}

/** Records, with the removal itself, that a source has left the book. */
export async function recordRemoval(
  tx: Database,
  { team, sourceId, source, by, removed }: KnownSourceChange & { readonly removed: number },
): Promise<void> {
  const actor = await actorOf(tx, by)
  const event = { action: 'source_removed', subject: String(sourceId), details: { source, removed } } as const
  await recordEvent(tx, { at: new Date(), teamId: team, actor, ...event })
}

/** Records, with the restoration itself, that a source is back. */
export async function recordRestoration(
  tx: Database,
  { team, sourceId, source, by, restored }: KnownSourceChange & { readonly restored: number },
): Promise<void> {
  const actor = await actorOf(tx, by)
  const event = {
    action: 'source_restored',
    subject: String(sourceId),
    details: { source, restored },
  } as const
  await recordEvent(tx, { at: new Date(), teamId: team, actor, ...event })
}

async function actorOf(
  tx: Database,
  userId: string | undefined,
): Promise<Pick<SessionUser, 'userId' | 'name'> | null> {
  if (userId === undefined) return null
  const [user] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, userId)).limit(1)
  return user === undefined ? null : { userId, name: user.name }
}
