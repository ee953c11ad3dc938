import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { ActivityEntry } from '../../sync/api/activity.ts'
import type { SessionUser } from '../../sync/session.ts'
import { readActivity } from './read-activity.ts'

/** More than a person reads of one property. */
const MOST = 500

interface Origin extends Record<string, unknown> {
  name: string
  ms: number
  sourceId: number
  source: string
  isHand: boolean
  sheet: string | null
  row: number | null
}

/** All that became of a property of the team, newest first; null where there is none. */
export async function propertyHistoryOf(
  db: Database,
  user: SessionUser,
  id: string,
): Promise<ActivityEntry[] | null> {
  const [origin] = await rowsOf<Origin>(
    db,
    sql`select p.name, (extract(epoch from p.created_at) * 1000)::float8 as ms, s.id::float8 as "sourceId", s.name as source,
        s.kind = 'hand' as "isHand", t.name as sheet, r.row_number as row
      from property p join private.source s on s.id = p.source_id
        left join private.source_row r on r.run_id = s.current_run_id and r.property_id = p.id and r.result = 'property'
        left join private.source_sheet t on t.run_id = r.run_id and t.position = r.sheet
      where p.id = ${id} and p.team_id = ${user.teamId} limit 1`,
  )
  if (origin === undefined) return null
  const entries = await readActivity(db, { user, property: id, limit: MOST })
  const { name, ms, sourceId, source, isHand, sheet, row } = origin
  const about = row === null ? null : `Now row ${row} of ${sheet}`
  const known = entries.findIndex(({ kind }) => kind === 'added')
  if (known >= 0)
    return entries.map((entry, i) => (i === known ? { ...entry, about: entry.about ?? about } : entry))
  if (isHand) return entries
  const added: ActivityEntry = {
    id: 'added',
    at: ms,
    kind: 'added',
    who: null,
    source: { id: sourceId, name: source },
    runId: null,
    property: { id, name },
    fields: [],
    about,
    counts: null,
    canRollBack: false,
  }
  return [...entries, added].toSorted((a, b) => b.at - a.at)
}
