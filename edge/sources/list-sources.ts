import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { ApiRun, ApiSource, SourceKind } from '../../sync/api/sources.ts'
import { hasRole } from '../../sync/domain/access/role.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import { hasWayBack } from '../history/has-way-back.ts'
import { isReadInParts } from '../import/run/read-in-parts.ts'
import { isRunLocked } from '../import/run/run-lock.ts'
import { canRun } from './can-run.ts'
import { mayChange } from './may-change.ts'

interface Row extends Record<string, unknown> {
  id: number
  name: string
  kind: SourceKind
  path: string | null
  address: string | null
  tabs: string[] | null
  decisions: ImportDecisions | null
  everyHours: number | null
  nextRunAt: number | null
  pausedAt: number | null
  pausedBy: string | null
  triedAt: number | null
  failingSince: number | null
  tries: number
  failure: string | null
  failureAnswer: string | null
  addedById: string | null
  addedBy: string | null
  properties: number
  workbook: string | null
  fileBytes: number | null
  sheets: string[] | null
  run: ApiRun | null
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/** A team's sources by name, as somebody sees them; one where its id is named. */
export async function sourcesOf(db: Database, user: SessionUser, id?: number): Promise<ApiSource[]> {
  const [rows, running] = await Promise.all([
    rowsOf<Row>(
      db,
      sql`select s.id::float8 as id, s.name, s.kind, s.path, s.address, s.tabs, s.decisions,
          s.every_hours as "everyHours", ${ms('s.next_run_at')} as "nextRunAt", ${ms('s.paused_at')} as "pausedAt",
          pauser.name as "pausedBy", ${ms('s.tried_at')} as "triedAt", ${ms('s.failing_since')} as "failingSince",
          s.tries, s.failure, s.failure_answer as "failureAnswer", s.added_by as "addedById", adder.name as "addedBy", r.workbook,
          r.file_bytes::float8 as "fileBytes",
          (select json_agg(distinct t.name) from private.source_sheet t where t.run_id = r.id) as sheets,
          (select count(*)::int from property p where p.source_id = s.id and p.removed_at is null) as properties,
          case when r.id is not null then json_build_object('id', r.id, 'finishedAt', ${ms('r.finished_at')},
            'seconds', extract(epoch from r.finished_at - r.started_at)::float8, 'rows', r.rows_read,
            'new', r.rows_new, 'changed', r.rows_changed, 'unchanged', r.rows_unchanged,
            'removed', r.rows_removed, 'ended', r.rows_ended, 'rejected', r.rows_rejected, 'canRollBack', ${hasWayBack('r', 's')}) end as run
        from private.source s
          left join private.import_run r on r.id = s.current_run_id
          left join app_user pauser on pauser.id = s.paused_by
          left join app_user adder on adder.id = s.added_by
        where s.team_id = ${user.teamId} and s.removed_at is null and s.id = coalesce(${id ?? null}::bigint, s.id)
          and (s.current_run_id is not null or s.kind not in ('file', 'sample'))
        order by s.name`,
    ),
    runningOf(db, user.teamId),
  ])
  return rows.map((row) => shown(row, user, running.get(row.id) ?? null))
}

function shown(row: Row, user: SessionUser, running: ApiSource['running']): ApiSource {
  const { path: _path, workbook: _workbook, addedById, ...source } = row
  const isAdministrator = hasRole(user.role, 'administrator')
  const isTheirs = mayChange(user, { kind: row.kind, addedBy: addedById })
  return {
    ...source,
    place: placeOf(row),
    sheets: row.sheets ?? [],
    address: isAdministrator ? shownAddress(row) : null,
    failureAnswer: isTheirs ? row.failureAnswer : null,
    run: row.run && {
      ...row.run,
      canRollBack: row.run.canRollBack && isTheirs,
    },
    running,
    nextRunAt: row.pausedAt === null ? row.nextRunAt : null,
    rejected: row.run?.rejected ?? 0,
    isOwn: addedById === user.userId,
    canRun: canRun(row),
  }
}

interface Placed {
  readonly kind: SourceKind
  readonly name: string
  readonly address: string | null
  readonly workbook: string | null
}

/** Where a source is, in a word: the file's name, the sheet's title, or the host of its address. */
function placeOf({ kind, name, address, workbook }: Placed): string {
  switch (kind) {
    case 'csv-link':
    case 'url':
      return address !== null && URL.canParse(address) ? new URL(address).host : name
    case 'google-sheet':
    case 'file':
    case 'sample':
    case 'hand':
      return workbook ?? name
  }
}

/** The address as a person opens it. */
function shownAddress({ kind, address }: Pick<Placed, 'kind' | 'address'>): string | null {
  if (kind !== 'google-sheet' || address === null) return address
  return `https://docs.google.com/spreadsheets/d/${address}/edit`
}

/** The imports of a team that are under way, by source. One whose process was killed is none. */
async function runningOf(
  db: Database,
  team: string,
): Promise<ReadonlyMap<number, NonNullable<ApiSource['running']>>> {
  const rows = await rowsOf<{ sourceId: number; rows: number; startedAt: number }>(
    db,
    sql`select source_id::float8 as "sourceId", rows_read as rows,
        (extract(epoch from started_at) * 1000)::float8 as "startedAt"
      from private.import_run where team_id = ${team} and state = 'running'`,
  )
  if (rows.length === 0) return new Map()
  if (!(await isRunLocked(db, team)) && !(await isReadInParts(db, team))) return new Map()
  return new Map(rows.map(({ sourceId, ...running }) => [sourceId, running]))
}
