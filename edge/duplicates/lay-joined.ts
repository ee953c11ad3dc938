import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../db/database.ts'

/** Joined properties may be joined into others: each round carries figures one further. */
const MOST_ROUNDS = 8

/** What a property keeps of its own whatever is joined into it. */
export const OWN = sql.raw(`('id', 'sourceSheet', 'createdAt')`)

/** The field that says more of another: they are taken together. */
const TOGETHER = sql.raw(
  `(values ('rentBasisAssumed', 'rentPerSf'), ('leaseType', 'rentPerSf'), ('latitude', 'longitude'),
    ('longitude', 'latitude'))`,
)

/** The kept one lacks a rent, nobody had corrected it before both were one, and the other one or its correction has one. */
const fillsRent = (team: string) => sql`own.says -> 'rentPerSf' = 'null'
  and (theirs.says -> 'rentPerSf' <> 'null' or exists (select from correction c
    where c.team_id = ${team} and c.field = 'rentPerSf' and (c.property_id = d.other and c.taken_back_at is null
      or c.id in (select jsonb_array_elements_text(d.moved -> 'corrections')))))
  and not exists (select from correction c
    where c.team_id = ${team} and c.property_id = d.keep and c.field = 'rentPerSf' and c.taken_back_at is null
      and c.created_at <= d.at and not coalesce(d.moved -> 'corrections' ? c.id, false))`

/**
 * The fields of the other property that are shown at the kept one: those that were chosen, and those that the kept one
 * says nothing about. A rent comes with the lease type that it is stated under. One that has left its source gives none.
 */
const fieldsTaken = (team: string) => sql`
  select d.keep, d.at, d.taken ?| array[o.key, t.leader] as chosen, o.key as field, o.value from (
    select kept as keep, case when kept = first then second else first end as other, coalesce(taken, '[]')::jsonb as taken,
      decided_at as at, moved::jsonb as moved
    from private.duplicate_decision where team_id = ${team} and decision = 'joined') d
  join property k on k.id = d.keep
  join property p on p.id = d.other and p.joined_into = d.keep and p.removed_at is null
  cross join lateral (select private.source_json(k) as says) own
  cross join lateral (select private.source_json(p) || coalesce(p.joined, '{}') as says) theirs
  cross join lateral jsonb_each(theirs.says) o
  left join lateral (select t.leader from ${TOGETHER} t (field, leader)
    where t.field = o.key and (t.field <> 'leaseType' or o.value <> 'null')) t on true
  where o.key not in ${OWN} and (
    d.taken ?| array[o.key, t.leader]
    or (o.key = 'leaseType' and o.value <> 'null' and ${fillsRent(team)})
    or (o.value <> 'null' and own.says -> o.key = 'null')
    or (o.key = 'rentBasisAssumed' and own.says -> 'rentPerSf' = 'null' and o.value = 'true'))`

/** What is shown of a property with `joined` over its source, but for what people corrected. */
const shownWith = (joined: SQL) =>
  sql`(private.source_json(k) || coalesce(${joined}, '{}')) - array(select jsonb_object_keys(k.corrections))`

/**
 * Writes what properties take from those joined into them, and stamps those that it changes. What people said hides a
 * change.
 */
export async function layJoined(tx: Transaction, team: string, at: Date): Promise<void> {
  const now = at.toISOString()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changed = await rowsOf(
      tx,
      sql`with taken as (${fieldsTaken(team)}),
        laid as (select keep, jsonb_object_agg(field, value order by chosen, at) as joined from taken group by keep),
        due as (select k.id, l.joined, ${shownWith(sql`k.joined`)} as before, ${shownWith(sql`l.joined`)} as after
          from property k left join laid l on l.keep = k.id
          where k.team_id = ${team} and (l.keep is not null or k.joined is not null)
            and k.joined is distinct from l.joined)
        update property k set joined = due.joined,
          changed_at = case when due.after <> due.before then ${now}::timestamptz else k.changed_at end,
          rent_changed_at = case when due.after -> 'rentPerSf' is distinct from due.before -> 'rentPerSf'
            then ${now}::timestamptz else k.rent_changed_at end
        from due where k.id = due.id returning k.id`,
    )
    if (changed.length === 0) return
  }
}
