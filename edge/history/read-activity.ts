import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { ActivityEntry, ActivityFilter, ActivityKind } from '../../sync/api/activity.ts'
import { formatCount } from '../../sync/domain/format.ts'
import type { SessionUser } from '../../sync/session.ts'
import { fieldChanges } from './field-changes.ts'
import { hasWayBack } from './has-way-back.ts'
import { termChanges } from './term-changes.ts'

export interface ActivityQuestion extends ActivityFilter {
  readonly user: Pick<SessionUser, 'userId' | 'teamId' | 'role'>
  /** Only entries after it in the order, as `cursorOf` names the last one seen. */
  readonly before?: string | undefined
  readonly limit: number
}

interface Row extends Record<string, unknown> {
  key: string
  ms: number
  kind: ActivityKind
  userId: string | null
  userName: string | null
  sourceId: number | null
  source: string | null
  runId: number | null
  propertyId: string | null
  property: string | null
  before: Record<string, never> | null
  after: Record<string, never> | null
  about: string | null
  isRun: boolean
  new: number
  changed: number
  removed: number
  ended: number
  rejected: number
  canRollBack: boolean
}

/** What became of a team's properties, newest first. Where nothing is asked of a property or a run, a run is one entry. */
export async function readActivity(db: Database, asked: ActivityQuestion): Promise<ActivityEntry[]> {
  const { user, kind, person, source, property, run, since, before, limit } = asked
  const [ms, key] = before?.split('~') ?? []
  const none = sql`null::text as property_id, null::json as before, null::json as after, null::text as about`
  const counts = sql`r.rows_new, r.rows_changed, r.rows_removed, r.rows_ended, r.rows_rejected`
  const ofRun = (row: string) =>
    sql`${sql.raw(row)}.team_id = ${user.teamId} and ${run === undefined && property === undefined}`
  const runs = sql`select 'r' || r.id as key, r.finished_at as at, 'run' as kind, r.run_by as user_id, r.source_id,
        r.id as run_id, ${none}, true as is_run, ${counts}
      from private.import_run r where ${ofRun('r')} and r.state = 'done'
    union all select 'b' || r.id, r.rolled_back_at, 'rolled-back', r.rolled_back_by, r.source_id, r.id, ${none}, true, ${counts}
      from private.import_run r where ${ofRun('r')} and r.rolled_back_at is not null`
  const among =
    run !== undefined
      ? sql`c.run_id = ${run} and c.kind <> 'rolled-back'`
      : property !== undefined
        ? sql`c.property_id = ${property}`
        : sql`c.run_id is null`
  const changes = sql`select 'c' || c.id, c.at, c.kind, c.user_id, null::bigint, c.run_id, c.property_id, c.before, c.after,
        c.reason, false, 0, 0, 0, 0, 0
      from private.property_change c where c.team_id = ${user.teamId} and ${among}`
  const ofFile = sql`t.team_id = ${user.teamId} and ${run === undefined}
    and ${property === undefined ? sql`true` : sql`t.property_id = ${property}`}`
  const file = sql`t.author_id, null::bigint, null::bigint, t.property_id, null::json, null::json, t.name, false, 0, 0, 0, 0, 0`
  const files = sql`select 'f' || t.id, t.created_at, 'attached', ${file} from attachment t where ${ofFile}
    union all select 'g' || t.id, t.removed_at, 'detached', ${file} from attachment t where ${ofFile} and t.removed_at is not null`
  const ofSource = sql`a.actor_id, a.subject::bigint, null::bigint, ${none}, false, 0, 0,
      coalesce(a.details ->> 'removed', a.details ->> 'restored')::int, 0, 0
    from private.audit_event a where ${ofRun('a')} and a.subject is not null and a.action =`
  const sources = sql`select 's' || a.id, a.at, 'removed', ${ofSource} 'source_removed'
    union all select 's' || a.id, a.at, 'returned', ${ofSource} 'source_restored'`
  const ofName = sql`a.actor_id, null::bigint, null::bigint, null::text, null::json, null::json,
      (a.details ->> 'alias') || ' for ' || (a.details ->> 'name'), false, 0, 0, 0, 0, 0
    from private.audit_event a where ${ofRun('a')} and a.action =`
  const names = sql`select 'n' || a.id, a.at, 'named', ${ofName} 'name_added'
    union all select 'n' || a.id, a.at, 'unnamed', ${ofName} 'name_removed'`
  const set = sql`case a.action when 'term_assumed' then a.details ->> 'term' end`
  // The log is kept whole, so what a term was before is what was last recorded of it.
  const was = sql`coalesce(lag(${set}) over (partition by a.subject order by a.id), 'none')`
  const terms = sql`select 't' || a.id, a.at, 'assumed', a.actor_id, null::bigint, null::bigint, null::text,
      json_build_object(a.subject, ${was}), json_build_object(a.subject, coalesce(${set}, 'none')), null::text, false, 0, 0, 0, 0, 0
    from private.audit_event a where ${ofRun('a')} and a.subject is not null and a.action in ('term_assumed', 'term_unassumed')`
  const rows = await rowsOf<Row>(
    db,
    sql`with entry as (${runs} union all ${changes} union all ${files} union all ${sources} union all ${names} union all ${terms})
      select e.key, (extract(epoch from e.at) * 1000)::float8 as ms, e.kind, e.user_id as "userId", u.name as "userName",
        o.id::float8 as "sourceId", o.name as source, e.run_id::float8 as "runId", e.property_id as "propertyId",
        coalesce(p.corrections ->> 'name', p.name) as property, e.before, e.after, e.about, e.is_run as "isRun",
        e.rows_new as new, e.rows_changed as changed, e.rows_removed as removed, e.rows_ended as ended, e.rows_rejected as rejected,
        (e.kind = 'run' and ${hasWayBack('n', 'o')}
          and (${user.role === 'administrator'} or (${user.role === 'member'} and o.kind = 'file' and o.added_by = ${user.userId}))
        ) as "canRollBack"
      from entry e
        left join property p on p.id = e.property_id and p.team_id = ${user.teamId}
        left join private.source o on o.id = coalesce(e.source_id, p.source_id)
        left join private.import_run n on n.id = e.run_id
        left join app_user u on u.id = e.user_id and u.team_id = ${user.teamId}
      where ${kind === undefined ? sql`true` : sql`e.kind = ${kind}`}
        and ${person === undefined ? sql`true` : sql`e.user_id = ${person}`}
        and ${source === undefined ? sql`true` : sql`o.id = ${source}`}
        and ${since === undefined ? sql`true` : sql`e.at >= ${new Date(since).toISOString()}::timestamptz`}
        and ${key === undefined ? sql`true` : sql`((extract(epoch from e.at) * 1000)::float8, e.key) < (${Number(ms)}::float8, ${key}::text)`}
      order by 2 desc, e.key desc limit ${limit}`,
  )
  return rows.map(entryOf)
}

function entryOf(row: Row): ActivityEntry {
  const { key, ms, kind, runId, isRun, canRollBack } = row
  const counts = {
    new: row.new,
    changed: row.changed,
    removed: row.removed,
    ended: row.ended,
    rejected: row.rejected,
  }
  const fields = (kind === 'assumed' ? termChanges : fieldChanges)(row.before, row.after)
  return {
    id: key,
    at: ms,
    kind,
    who: row.userId === null ? null : { id: row.userId, name: row.userName ?? 'A former member' },
    source: row.sourceId === null || row.source === null ? null : { id: row.sourceId, name: row.source },
    runId,
    property:
      row.propertyId === null ? null : { id: row.propertyId, name: row.property ?? 'A removed property' },
    fields,
    about:
      row.about ??
      (isRun || row.propertyId !== null || kind === 'assumed' ? null : propertiesOf(row.removed)),
    counts: isRun ? counts : null,
    canRollBack,
  }
}

/** With a source that was removed, or came back. */
function propertiesOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`
}

/** What names an entry's place in the order. */
export function cursorOf({ at, id }: ActivityEntry): string {
  return `${at}~${id}`
}
