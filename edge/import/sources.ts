import { eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { settleJoins } from '../duplicates/settle-joins.ts'
import { recordRemoval } from './record-source.ts'
import { changeBook } from './run/change-book.ts'
import { ImportError } from './run/import-error.ts'
import { findSource, sweepRuns } from './run/import-run.ts'
import { withRunLock } from './run/run-lock.ts'
import { removeVanished } from './run/write-changes.ts'
import { snapshotLongTail } from './snapshot/snapshot-tail.ts'

export interface ListedSource {
  readonly name: string
  /** Live properties. */
  readonly properties: number
  readonly workbook: string
  readonly importedAt: Date
}

/** The sources whose rows are in the book, by name. */
export async function listSources(db: Database, team: string): Promise<ListedSource[]> {
  const rows = await rowsOf<{ name: string; properties: number; workbook: string; ms: number }>(
    db,
    sql`select s.name, r.workbook, (extract(epoch from r.finished_at) * 1000)::float8 as ms,
        (select count(*)::int from property p where p.source_id = s.id and p.removed_at is null) as properties
      from private.source s join private.import_run r on r.id = s.current_run_id
      where s.team_id = ${team} order by s.name`,
  )
  return rows.map(({ ms, ...listed }) => ({ ...listed, importedAt: new Date(ms) }))
}

/** Soft-deletes all properties of a source, and answers how many. Throws `ImportError`. */
export async function removeSource(db: Database, team: string, name: string): Promise<number> {
  return await withRunLock(db, team, async () => {
    const found = await findSource(db, team, name)
    if (!found?.currentRunId) throw new ImportError('unknown-source', `There is no source named ${name}.`)
    const { id } = found
    const [live] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from property where source_id = ${id} and removed_at is null`,
    )
    const changes = live?.rows ?? 0
    await changeBook(db, { team, changes }, async (tx) => {
      const at = new Date()
      await removeVanished(tx, { sourceId: id, runId: null, at })
      await settleJoins(tx, team, at)
      await tx.update(source).set({ currentRunId: null }).where(eq(source.id, id))
      await recordRemoval(tx, { team, source: name, removed: changes })
    })
    await Promise.allSettled([sweepRuns(db, team), snapshotLongTail(db, team)])
    return changes
  })
}
