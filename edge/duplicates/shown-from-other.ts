import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../db/database.ts'
import type { JoinPair } from './join-pair.ts'
import { OWN } from './lay-joined.ts'

/** The fields of one pair that are shown from the other. */
export async function shownFromOther(
  tx: Transaction,
  { team, keep, other }: JoinPair,
  taken: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ field: string }>(
    tx,
    sql`select o.key as field from property p
      join property k on k.id = ${keep} and k.team_id = ${team}
      cross join lateral jsonb_each(private.property_json(p)) o
      where p.id = ${other} and o.key not in ${OWN} and o.value <> 'null'
        and private.source_json(k) -> o.key = 'null' and not coalesce(k.corrections, '{}') ? o.key`,
  )
  return [...taken, ...rows.map(({ field }) => field)]
}
