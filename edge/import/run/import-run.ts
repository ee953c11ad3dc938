import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, type Transaction } from '../../../db/database.ts'
import { importRun, type SourceKind, source } from '../../../db/private-schema.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { GoneCounts, RowCounts } from './import-summary.ts'
import { forgetSlices } from './read-in-parts.ts'
import { storableText } from './storable.ts'

export interface Run {
  readonly id: number
  readonly team: string
  readonly sourceId: number
  readonly source: string
  readonly startedAt: Date
}

interface NewRun {
  readonly team: string
  /** The source's. */
  readonly name: string
  readonly workbook: string
  readonly fileBytes?: number | undefined
  readonly forced: boolean
  /** Of a new source. */
  readonly kind?: SourceKind | undefined
  /** Who asks for it, and adds the source where it is new. */
  readonly by?: string | undefined
}

/** Records that a run of `name` begins, with the source where it is new. */
export async function beginRun(
  db: Database,
  { team, name, workbook, fileBytes, forced, kind, by }: NewRun,
): Promise<Run> {
  const startedAt = new Date()
  const added = { kind, addedBy: by, addedAt: startedAt }
  await db
    .insert(source)
    .values({ teamId: team, name, ...added })
    .onConflictDoNothing()
  const sourceId = (await findSource(db, team, name))?.id
  if (sourceId === undefined) throw new Error('The source could not be recorded.')
  const zero = {
    rowsRead: 0,
    rowsNew: 0,
    rowsChanged: 0,
    rowsUnchanged: 0,
    rowsSkipped: 0,
    rowsRejected: 0,
    rowsRemoved: 0,
  }
  const about = { teamId: team, sourceId, workbook, fileBytes, forced, startedAt, runBy: by }
  const values = { ...about, state: 'running' as const, ...zero }
  const [run] = await db.insert(importRun).values(values).returning({ id: importRun.id })
  if (!run) throw new Error('The import could not be recorded.')
  return { id: run.id, team, sourceId, source: name, startedAt }
}

/** A team's source by name; `undefined` where it never had one. */
export async function findSource(db: Database, team: string, name: string) {
  const [found] = await db
    .select({ id: source.id, currentRunId: source.currentRunId, removedAt: source.removedAt })
    .from(source)
    .where(and(eq(source.teamId, team), eq(source.name, name)))
  return found
}

/** Locks the run against cleanup until `tx` ends. Throws where it has been cleaned up already. */
export async function holdRun(tx: Transaction, run: Run): Promise<void> {
  const held = await tx
    .select({ id: importRun.id })
    .from(importRun)
    .where(and(eq(importRun.id, run.id), eq(importRun.state, 'running')))
    .for('update')
  if (held.length === 0) throw new Error('The import lost its place to another.')
}

/** What a source keeps of a run; what is undefined stays as it is. */
interface KeptOfRun {
  readonly path: string | null
  readonly kind: SourceKind | undefined
  readonly decisions: ImportDecisions | undefined
}

/** Makes the run's rows the rows of its source. One that was removed is back with that. */
export async function finishRun(
  tx: Transaction,
  run: Run,
  counts: RowCounts & GoneCounts,
  kept: KeptOfRun,
): Promise<void> {
  await tx
    .update(importRun)
    .set({
      previousRunId: sql`(select current_run_id from private.source where id = ${run.sourceId})`,
      state: 'done',
      finishedAt: new Date(),
      rowsRead: counts.read,
      rowsNew: counts.imported.new,
      rowsChanged: counts.imported.changed,
      rowsUnchanged: counts.unchanged,
      rowsSkipped: counts.skipped,
      rowsRejected: counts.rejected,
      rowsRemoved: counts.removed,
      rowsEnded: counts.ended,
    })
    .where(eq(importRun.id, run.id))
  await tx
    .update(source)
    .set({ currentRunId: run.id, removedAt: null, ...kept })
    .where(eq(source.id, run.sourceId))
}

/** Closes a run that failed. `sentence` says why, for the list of runs. */
export async function failRun(db: Database, run: Run, sentence: string): Promise<void> {
  await db
    .update(importRun)
    .set({ state: 'failed', finishedAt: new Date(), error: storableText(sentence) })
    .where(eq(importRun.id, run.id))
}

/**
 * Cleans up after runs of the team that are neither the current run of their source nor the one before, which a rollback
 * goes back to, and closes those that ended without saying how. Call it only under the run lock.
 */
export async function sweepRuns(db: Database, team: string): Promise<void> {
  await db
    .update(importRun)
    .set({ state: 'failed', finishedAt: new Date(), error: 'The import was interrupted.' })
    .where(and(eq(importRun.teamId, team), eq(importRun.state, 'running')))
  const past = sql`select r.id from private.import_run r join private.source s on s.id = r.source_id
      left join private.import_run c on c.id = s.current_run_id
    where r.team_id = ${team} and r.id is distinct from s.current_run_id and r.id is distinct from c.previous_run_id`
  await db.execute(sql`delete from private.source_row where run_id in (${past})`)
  await db.execute(sql`delete from private.source_sheet where run_id in (${past})`)
  await emptyStage(db, team)
}

/** Frees the disk space of a team's staged rows at once, and forgets how far they were. Call it only under the run lock. */
export async function emptyStage(db: Database, team: string): Promise<void> {
  const runs = sql`select id from private.import_run where team_id = ${team}`
  const isStaged = (
    other: SQL,
  ) => sql`select exists (select from private.staged_property where run_id ${other} (${runs}))
    or exists (select from private.staged_row where run_id ${other} (${runs})) as "isStaged"`
  await db.transaction(async (tx) => {
    const [own] = await rowsOf<{ isStaged: boolean }>(tx, isStaged(sql`in`))
    if (!own?.isStaged) return
    await tx.execute(sql`lock table private.staged_property, private.staged_row in access exclusive mode`)
    const [others] = await rowsOf<{ isStaged: boolean }>(tx, isStaged(sql`not in`))
    if (!others?.isStaged) {
      await tx.execute(sql`truncate private.staged_property, private.staged_row`)
      return
    }
    await tx.execute(sql`delete from private.staged_property where run_id in (${runs})`)
    await tx.execute(sql`delete from private.staged_row where run_id in (${runs})`)
  })
  await forgetSlices(db, team)
}
