import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { NamedProperty } from '../../sync/comp-lists/comp-of.ts'

type Standing = NamedProperty & { readonly asked: string }

/**
 * The properties of a team that stand for these ids, by them, in one statement: each itself, or through those that it
 * is joined into the one that is shown. Removed ones are found too, because what people keep of a property outlives its
 * removal.
 */
export async function standingProperties(
  db: Database,
  teamId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProperty>> {
  if (ids.length === 0) return new Map()
  const asked = sql.param([...new Set(ids)])
  const rows = await rowsOf<Standing & Record<string, unknown>>(
    db,
    sql`with recursive way as (
        select id as asked, id from public.property where team_id = ${teamId} and id = any(${asked}::text[])
        union select w.asked, p.joined_into from way w
          join public.property p on p.id = w.id where p.joined_into is not null)
      select w.asked, p.id, p.name, p.address, p.city, p.state, p.zip
        from way w join public.property p on p.id = w.id and p.joined_into is null`,
  )
  return new Map(rows.map(({ asked: id, ...row }) => [id, row]))
}
