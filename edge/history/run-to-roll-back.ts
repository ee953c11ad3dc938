import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { RunState, SourceKind } from '../../db/private-schema.ts'

/** A run, what it did, and whether there is a way back from it. */
export interface RunToRollBack {
  readonly id: number
  readonly sourceId: number
  readonly source: string
  readonly kind: SourceKind
  readonly addedBy: string | null
  readonly state: RunState
  readonly isSourceRemoved: boolean
  readonly isCurrent: boolean
  readonly isRolledBack: boolean
  readonly previousRunId: number | null
  /** The rows of the run before are still kept. */
  readonly hasRowsBefore: boolean
  readonly changed: number
  readonly returned: number
  readonly added: number
  readonly removed: number
  readonly ended: number
  /** What the run says that it did to properties. */
  readonly counted: number
}

/** Why a run cannot be taken back. */
export class RollbackRefused extends Error {
  override name = 'RollbackRefused'
  readonly code: 'not_found' | 'conflict'

  constructor(code: RollbackRefused['code'], sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** @throws RollbackRefused where the team has no such run */
export async function runToRollBack(db: Database, team: string, runId: number): Promise<RunToRollBack> {
  const count = (kind: string) =>
    sql`(select count(*)::int from private.property_change c where c.run_id = r.id and c.kind = ${kind})`
  const [run] = await rowsOf<RunToRollBack & Record<string, unknown>>(
    db,
    sql`select r.id::float8 as id, s.id::float8 as "sourceId", s.name as source, s.kind, s.added_by as "addedBy", r.state,
        s.removed_at is not null as "isSourceRemoved", s.current_run_id is not distinct from r.id as "isCurrent", r.rolled_back_at is not null as "isRolledBack",
        r.previous_run_id::float8 as "previousRunId",
        exists (select from private.source_row o where o.run_id = r.previous_run_id) as "hasRowsBefore",
        ${count('changed')} as changed, ${count('returned')} as returned, ${count('added')} as added,
        ${count('removed')} as removed, ${count('ended')} as ended,
        r.rows_new + r.rows_changed + r.rows_removed + r.rows_ended as counted
      from private.import_run r join private.source s on s.id = r.source_id
      where r.team_id = ${team} and r.id = ${runId}`,
  )
  if (run === undefined) throw new RollbackRefused('not_found', 'There is no such run.')
  return run
}

/** Why there is no way back from a run, in a sentence; null where there is one. */
export function rollbackProblem(
  run: Pick<
    RunToRollBack,
    'source' | 'state' | 'isSourceRemoved' | 'isCurrent' | 'isRolledBack' | 'previousRunId' | 'hasRowsBefore'
  >,
): string | null {
  if (run.isRolledBack) return 'This run has been rolled back already.'
  if (run.state !== 'done') return 'This run changed nothing.'
  if (run.isSourceRemoved)
    return `${run.source} has been removed. Restore the source first, then roll its last run back.`
  if (!run.isCurrent) return `A later run of ${run.source} is in force. Only the last one can be rolled back.`
  if (run.previousRunId === null)
    return `This is the first run of ${run.source}. To take it back, remove the source.`
  if (!run.hasRowsBefore) return 'The rows from before this run are no longer kept.'
  return null
}

/** @throws RollbackRefused where there is no way back from the run */
export function refuseRollback(run: RunToRollBack): void {
  const problem = rollbackProblem(run)
  if (problem !== null) throw new RollbackRefused('conflict', problem)
}
