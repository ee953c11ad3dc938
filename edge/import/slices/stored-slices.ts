import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { importRun, importSlice, source, sourceSheet, stagedRow } from '../../../db/private-schema.ts'
import { analyzeStaged } from '../run/analyze-staged.ts'
import type { Run } from '../run/import-run.ts'
import { joinSlices, type SliceRows, type SliceState, type Slices } from './slices.ts'

export interface PausedRun {
  readonly run: Run
  readonly slices: Slices
}

/**
 * The run of a job of which a part has been read, with exactly what was stored of it. Null where there is none, or
 * where its staged rows are gone. Call it only under the run lock.
 */
export async function findPausedRun(
  db: Database,
  { job, team, source: name }: { readonly job: string; readonly team: string; readonly source: string },
): Promise<PausedRun | null> {
  const kept = await db
    .select({ runId: importSlice.runId, state: importSlice.state, rows: importSlice.rows })
    .from(importSlice)
    .where(eq(importSlice.jobId, job))
    .orderBy(asc(importSlice.number))
  const slices = joinSlices(
    kept.map(({ state, rows }) => ({ state: state as SliceState, rows: rows as SliceRows })),
  )
  if (slices === null) return null
  const [found] = await db
    .select({ id: importRun.id, sourceId: importRun.sourceId, startedAt: importRun.startedAt })
    .from(importRun)
    .innerJoin(source, eq(source.id, importRun.sourceId))
    .where(
      and(
        eq(importRun.id, kept[0]?.runId ?? 0),
        eq(importRun.state, 'running'),
        eq(source.teamId, team),
        eq(source.name, name),
      ),
    )
  if (found === undefined) return null
  const run = { ...found, team, source: name }
  const isWhole = await db.transaction((tx) => dropUnkept(tx, run, slices.state))
  return isWhole ? { run, slices } : null
}

/** Takes away what a go has staged since it last kept what it read. False where there is less than it kept. */
async function dropUnkept(
  tx: Transaction,
  run: Run,
  { lastRows, tables, staged }: SliceState,
): Promise<boolean> {
  const last = JSON.stringify(lastRows.map(([table, row]) => ({ table, row })))
  await tx.execute(sql`delete from private.staged_row r where run_id = ${run.id} and not exists (
    select from json_to_recordset(${last}::json) as l("table" int, row int)
    where l."table" = r.sheet and r.row_number <= l.row)`)
  await analyzeStaged(tx)
  await tx.execute(sql`delete from private.staged_property s where run_id = ${run.id} and not exists (
    select from private.staged_row r where r.run_id = s.run_id and r.property_id = s.id and r.result = 'property')`)
  await tx.delete(sourceSheet).where(and(eq(sourceSheet.runId, run.id), gte(sourceSheet.position, tables)))
  return (await tx.$count(stagedRow, eq(stagedRow.runId, run.id))) === staged
}
