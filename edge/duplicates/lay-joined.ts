import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../db/database.ts'

/** Joined properties may be joined into others: each round carries figures one further. */
const MOST_ROUNDS = 8

/** What a property keeps of its own whatever is joined into it. */
export const OWN = sql.raw(`('id', 'sourceSheet', 'createdAt')`)

/** The field that says more of another: they are taken together. */
const TOGETHER = sql.raw(
  `(values ('rentBasisAssumed', 'rentPerSf'), ('latitude', 'longitude'), ('longitude', 'latitude'))`,
)

/**
 * The fields of the other property that are shown at the kept one: those that were chosen, and those that the kept one
 * says nothing about. One that has left its source gives none.
 */
const fieldsTaken = (team: string) => sql`
  select d.keep, d.at, d.taken ? o.key as chosen, o.key as field, o.value from (
    select kept as keep, case when kept = first then second else first end as other, coalesce(taken, '[]')::jsonb as taken,
      decided_at as at
    from private.duplicate_decision where team_id = ${team} and decision = 'joined') d
  join property k on k.id = d.keep
  join property p on p.id = d.other and p.joined_into = d.keep and p.removed_at is null
  cross join lateral jsonb_each(private.source_json(p) || coalesce(p.joined, '{}')) o
  cross join lateral (select private.source_json(k) as says) own
  left join lateral (select t.leader from ${TOGETHER} t (field, leader) where t.field = o.key) t on true
  where o.key not in ${OWN} and (
    d.taken ? o.key
    or (t.leader is not null and d.taken ? t.leader)
    or (o.value <> 'null' and own.says -> o.key = 'null')
    or (o.key = 'rentBasisAssumed' and own.says -> 'rentPerSf' = 'null' and o.value = 'true'))`

/** Writes what properties take from those joined into them, and stamps those that it changes. */
export async function layJoined(tx: Transaction, team: string, at: Date): Promise<void> {
  const now = at.toISOString()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changed = await rowsOf(
      tx,
      sql`with taken as (${fieldsTaken(team)}),
        laid as (select keep, jsonb_object_agg(field, value order by chosen, at) as joined from taken group by keep),
        due as (select k.id, l.joined, k.joined as before, k.corrections from property k left join laid l on l.keep = k.id
          where k.team_id = ${team} and (l.keep is not null or k.joined is not null)
            and k.joined is distinct from l.joined)
        update property k set joined = due.joined, changed_at = ${now}::timestamptz,
          rent_changed_at = case when due.joined -> 'rentPerSf' is distinct from due.before -> 'rentPerSf'
            then ${now}::timestamptz else k.rent_changed_at end
        from due where k.id = due.id returning k.id`,
    )
    if (changed.length === 0) return
  }
}
