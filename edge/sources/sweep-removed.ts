import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { ImportError } from '../import/run/import-error.ts'
import { withRunLock } from '../import/run/run-lock.ts'
import type { FileStore } from '../services/file-store.ts'
import { restorableSince } from './restorable.ts'
import { isKeptFile } from './uploads/upload-key.ts'

interface Sweeping {
  /** At least two connections: one holds the lock of the runs. */
  readonly db: Database
  readonly files: Pick<FileStore, 'remove'>
  readonly now: Date
}

/**
 * Forgets what was kept to restore sources that were removed long ago: their files, and their rows as they stood. What
 * happened to them stays in the history. A team that is importing is left for the next time.
 */
export async function sweepRemovedSources({ db, files, now }: Sweeping): Promise<void> {
  const isOld = and(
    lt(source.removedAt, restorableSince(now)),
    or(isNotNull(source.currentRunId), isNotNull(source.path)),
  )
  const old = await db.select({ id: source.id, team: source.teamId }).from(source).where(isOld)
  for (const { id, team } of old) {
    try {
      await withRunLock(db, team, async () => {
        // Meanwhile it may have come back.
        const [found] = await db
          .select({ path: source.path })
          .from(source)
          .where(and(eq(source.id, id), isOld))
        if (found === undefined) return
        // First, so that a file is never left without a source that names it.
        if (isKeptFile(found.path)) await files.remove(found.path)
        await db.transaction(async (tx) => {
          const runs = sql`select id from private.import_run where source_id = ${id}`
          await tx.execute(sql`delete from private.source_row where run_id in (${runs})`)
          await tx.execute(sql`delete from private.source_sheet where run_id in (${runs})`)
          await tx.update(source).set({ currentRunId: null, path: null }).where(eq(source.id, id))
        })
      })
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
    }
  }
}
