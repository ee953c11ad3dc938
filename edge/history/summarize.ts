import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { ChangedFields } from '../../db/history-schema.ts'
import type { ActivitySummary } from '../../sync/api/activity.ts'
import type { SessionUser } from '../../sync/session.ts'
import { fieldChanges } from './field-changes.ts'

/** What a home page has room for. */
const FIRST_NEW = 5
const FIRST_CHANGED = 5
const FIELDS_TOLD = 2

interface Counts extends Record<string, unknown> {
  added: number
  changed: number
  changedFields: number
  gone: number
  goneInLists: number
}

/** How much became of a team's properties since a moment, and some of it. */
export async function summarize(
  db: Database,
  { teamId, userId }: Pick<SessionUser, 'teamId' | 'userId'>,
  since: Date,
): Promise<ActivitySummary> {
  const from = sql`${since.toISOString()}::timestamptz`
  const shown = sql`p.team_id = ${teamId} and p.removed_at is null and p.joined_into is null`
  // What was added and is gone since, as by a rollback, leaves no gap. Nor does one that another stands for.
  const isGone = sql`p.team_id = ${teamId} and p.removed_at >= ${from} and p.joined_into is null
    and p.created_at < ${from} and p.content_hash <> ''`
  const [counts] = await rowsOf<Counts>(
    db,
    sql`select (select count(*)::int from property p where ${shown} and p.created_at >= ${from}) as added,
      (select count(*)::int from property p where ${shown} and p.changed_at >= ${from}) as changed,
      (select count(*)::int from private.property_change c cross join json_object_keys(c.after) field
        where c.team_id = ${teamId} and c.at >= ${from} and c.kind in ('changed', 'returned', 'ended', 'corrected')) as "changedFields",
      (select count(*)::int from property p where ${isGone}) as gone,
      (select count(distinct p.id)::int from comp_list_entry e join comp_list l on l.id = e.comp_list_id
          join property p on p.id = e.property_id
        where l.owner_id = ${userId} and l.removed_at is null and ${isGone}) as "goneInLists"`,
  )
  const added = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from property p where ${shown} and p.created_at >= ${from} order by p.created_at desc, p.id limit ${FIRST_NEW}`,
  )
  const changed = await rowsOf<{ id: string; before: ChangedFields | null }>(
    db,
    sql`select p.id, c.before from (select p.id, p.changed_at from property p
        where ${shown} and p.changed_at >= ${from} and p.created_at < ${from} order by p.changed_at desc, p.id limit ${FIRST_CHANGED}) p
      left join private.property_change c on c.property_id = p.id and c.at >= ${from} and c.before is not null
        and c.kind in ('changed', 'returned', 'ended', 'corrected', 'uncorrected', 'joined', 'parted')
      order by p.changed_at desc, p.id, c.id`,
  )
  const first = [
    ...added.map(({ id }) => ({ propertyId: id, isNew: true, words: '' })),
    ...[...Map.groupBy(changed, ({ id }) => id)].map(([id, rows]) => ({
      propertyId: id,
      isNew: false,
      words: wasWords(rows.map(({ before }) => before)),
    })),
  ]
  const none = { added: 0, changed: 0, changedFields: 0, gone: 0, goneInLists: 0 }
  return { ...none, ...counts, first }
}

/** `Rent was $0.94/SF/mo; expires was 2029`: what each value was before the first of the changes. */
function wasWords(changes: readonly (ChangedFields | null)[]): string {
  const first = Object.assign({}, ...changes.toReversed()) as ChangedFields
  const words = fieldChanges(first, null)
    .slice(0, FIELDS_TOLD)
    .map(({ label, before }, i) => `${i === 0 ? label : label.toLowerCase()} was ${before}`)
  return words.join('; ')
}
