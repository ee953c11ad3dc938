import { sql } from 'drizzle-orm'
import { type Database, rowsOf, type Transaction } from '../../../../db/database.ts'
import { analyzeStaged } from '../analyze-staged.ts'
import { ImportError } from '../import-error.ts'
import type { Run } from '../import-run.ts'

/** A run that would remove a larger share of its source's properties is refused unless it is forced. */
const VANISHING_SHARE = 0.2

/** Of one table of the file. */
export interface TablePlan {
  readonly staged: number
  /** Never there before, or back after a removal. */
  readonly new: number
  /** Other content than before. */
  readonly changed: number
  /** Those of the changed that are properties of other sources. */
  readonly others: number
}

/** What a staged run would do to the book. */
export interface Plan {
  /** By the tables' places in the workbook. */
  readonly tables: ReadonlyMap<number, TablePlan>
  /** Properties of the source in the book now. */
  readonly live: number
  /** Those of them that are not in the file. */
  readonly vanishing: number
}

/** Compares what a run has staged with the book: what is new, changed by its hash, and gone. */
export async function planChanges(db: Database, run: Run): Promise<Plan> {
  return await db.transaction((tx) => countChanges(tx, run))
}

async function countChanges(tx: Transaction, run: Run): Promise<Plan> {
  await analyzeStaged(tx)
  const tables = await rowsOf<{
    table: number
    staged: number
    new: number
    changed: number
    others: number
  }>(
    tx,
    sql`select r.sheet as table, count(*)::int as staged,
        (count(*) filter (where p.id is null or p.content_hash = '' or p.removed_at is not null or p.ended_at is not null))::int as new,
        (count(*) filter (where p.content_hash <> '' and p.content_hash <> s.content_hash
          and p.removed_at is null and p.ended_at is null))::int as changed,
        (count(*) filter (where p.source_id <> ${run.sourceId} and p.content_hash <> s.content_hash
          and p.removed_at is null))::int as others
      from private.staged_property s
        join private.staged_row r on r.run_id = s.run_id and r.property_id = s.id and r.result = 'property'
        left join property p on p.id = s.id
      where s.run_id = ${run.id} group by r.sheet`,
  )
  const [count] = await rowsOf<{ live: number; vanishing: number }>(
    tx,
    sql`select count(*)::int as live, (count(*) filter (where s.id is null))::int as vanishing
      from property p left join private.staged_property s on s.run_id = ${run.id} and s.id = p.id
      where p.source_id = ${run.sourceId} and p.removed_at is null and p.ended_at is null`,
  )
  return {
    tables: new Map(tables.map(({ table, ...plan }) => [table, plan])),
    live: count?.live ?? 0,
    vanishing: count?.vanishing ?? 0,
  }
}

/** What is said where too much of the source would be removed: more likely the wrong file than a real change. */
export function findVanishing({ live, vanishing }: Plan, source: string): string | null {
  if (vanishing <= live * VANISHING_SHARE) return null
  const number = (n: number) => n.toLocaleString('en-US')
  return (
    `${number(vanishing)} of the ${number(live)} properties of ${source} are not in this file, which is more than ` +
    `${VANISHING_SHARE * 100}%.`
  )
}

/** Throws `ImportError` where too much of the source would be removed. */
export function refuseVanishing(plan: Plan, source: string): void {
  const vanishing = findVanishing(plan, source)
  if (vanishing !== null) throw new ImportError('vanishing', `${vanishing} Nothing was changed.`)
}
