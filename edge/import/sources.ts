import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { changeBook } from '../book/change-book.ts'
import { snapshotLongTail } from '../book/snapshot/snapshot-tail.ts'
import { settleProperties } from '../duplicates/settle-properties.ts'
import { recordRemoval, recordRestoration } from './record-source.ts'
import { removeAll } from './run/changes/write-changes.ts'
import { ImportError } from './run/import-error.ts'
import { sweepRuns } from './run/import-run.ts'
import { withRunLock } from './run/run-lock.ts'

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
      where s.team_id = ${team} and s.removed_at is null order by s.name`,
  )
  return rows.map(({ ms, ...listed }) => ({ ...listed, importedAt: new Date(ms) }))
}

/** Soft-deletes all properties of a source by its name or id, and answers how many. `by`: a user. Throws `ImportError`. */
export async function removeSource(
  db: Database,
  team: string,
  which: string | number,
  by?: string,
): Promise<number> {
  return await withRunLock(db, team, async () => {
    const is = typeof which === 'number' ? eq(source.id, which) : eq(source.name, which)
    const [found] = await db
      .select()
      .from(source)
      .where(and(eq(source.teamId, team), is, isNull(source.removedAt)))
    const isFile = found?.kind === 'file' || found?.kind === 'sample'
    if (found === undefined || (isFile && found.currentRunId === null))
      throw new ImportError('unknown-source', `There is no source named ${which}.`)
    const { id, name } = found
    const at = new Date()
    const changes = await db.$count(
      sql`(select from property where source_id = ${id} and removed_at is null) as live`,
    )
    let removed = changes
    await changeBook(db, { team, changes }, async (tx) => {
      removed -= await removeAll(tx, id, at)
      await settleProperties(tx, team, at)
      await tx.update(source).set({ removedAt: at }).where(eq(source.id, id))
      await recordRemoval(tx, { team, sourceId: id, source: name, by, removed })
    })
    await Promise.allSettled([sweepRuns(db, team), snapshotLongTail(db, team)])
    return removed
  })
}

/** Brings a removed source back, with the properties that left with it. Throws `ImportError`. */
export async function restoreSource(db: Database, team: string, id: number, by?: string): Promise<void> {
  await withRunLock(db, team, async () => {
    const [found] = await db
      .select()
      .from(source)
      .where(and(eq(source.teamId, team), eq(source.id, id)))
    if (found?.removedAt == null) throw new ImportError('unknown-source', 'There is no such removed source.')
    const { name, removedAt } = found
    const leftWithIt = sql`source_id = ${id} and removed_at = ${removedAt.toISOString()}::timestamptz`
    const changes = await db.$count(sql`(select from property where ${leftWithIt}) as gone`)
    await changeBook(db, { team, changes }, async (tx) => {
      const at = new Date()
      await tx.execute(sql`update property set removed_at = null where ${leftWithIt}`)
      await settleProperties(tx, team, at)
      await tx.update(source).set({ removedAt: null }).where(eq(source.id, id))
      await recordRestoration(tx, { team, sourceId: id, source: name, by, restored: changes })
    })
    await Promise.allSettled([snapshotLongTail(db, team)])
  })
}
