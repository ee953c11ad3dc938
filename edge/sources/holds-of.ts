import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Database, rowsOf } from '../../db/database.ts'
import type { sourceHolds } from '../../sync/api/sources.ts'

type Holds = z.infer<typeof sourceHolds.output>

/** What hangs on a source, of what this user may see. */
export async function holdsOf(db: Database, sourceId: number, userId: string): Promise<Holds> {
  const [holds] = await rowsOf<Holds & Record<string, unknown>>(
    db,
    sql`with own as (select id from property where source_id = ${sourceId} and removed_at is null)
      select (select count(*)::int from own) as properties,
        (select count(*)::int from note n join own on own.id = n.property_id
          where not n.is_private or n.author_id = ${userId}) as notes,
        (select count(*)::int from correction c join own on own.id = c.property_id
          where c.taken_back_at is null) as corrections,
        (select count(distinct l.id)::int from comp_list_entry e join own on own.id = e.property_id
          join comp_list l on l.id = e.comp_list_id
          where l.removed_at is null and (l.is_public or l.owner_id = ${userId})) as lists`,
  )
  return holds ?? { properties: 0, notes: 0, corrections: 0, lists: 0 }
}
