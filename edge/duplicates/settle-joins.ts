import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../db/database.ts'
import type { Moved } from '../../db/history-schema.ts'
import { isCustomColumn } from '../../sync/domain/fields/custom-fields.ts'
import { layCorrections, moveBack, moveBelongings } from './belongings.ts'
import type { JoinPair } from './join-pair.ts'
import { layJoined, OWN } from './lay-joined.ts'
import type { SaidOfEntries } from './list-entries.ts'

interface Decided extends JoinDecision {
  readonly decidedAt: string
  readonly taken: readonly string[]
  readonly moved: Moved | null
}

/**
 * Updates joined properties by the decisions and by what their sources say now, with the book open. Running it twice
 * changes nothing.
 */
export async function settleJoins(tx: Transaction, team: string, at: Date): Promise<void> {
  const decisions = await joinsOf(tx, team)
  if (decisions.length === 0) return
  const links = joinLinks(decisions)
  const isLinked = (decision: Decided) => links.get(decision.other) === decision
  const open = openedJoins(decisions, isLinked)
  const said = new Map<Decided, SaidOfEntries>()
  for (const decision of nearestFirst(open.filter(({ moved }) => moved !== null))) {
    const pair = { team, ...decision }
    if (decision.moved !== null) said.set(decision, await moveBack(tx, pair, decision.moved))
    await writeMoved(tx, pair, null)
  }
  await layCorrections(tx, team, [...new Set(decisions.flatMap(({ keep, other }) => [keep, other]))])
  const [ids, keeps] = [[...links.keys()], [...links.values()].map(({ keep }) => keep)]
  await tx.execute(sql`update property p set joined_into = l.keep
    from (select d.other, l.keep from (${decidedIds(team)}) d
      left join unnest(${sql.param(ids)}::text[], ${sql.param(keeps)}::text[]) l (other, keep) using (other)) l
    where p.id = l.other and p.team_id = ${team} and p.joined_into is distinct from l.keep`)
  await layJoined(tx, team, at)
  for (const decision of nearestFirst(open.filter(isLinked)).toReversed()) {
    const pair = { team, ...decision }
    const shown = new Set(await shownFromOther(tx, pair, decision.taken))
    await writeMoved(
      tx,
      pair,
      await moveBelongings(
        tx,
        pair,
        (field) => shown.has(isCustomColumn(field) ? 'custom' : field),
        said.get(decision) ?? new Map(),
      ),
    )
    await layCorrections(tx, team, [pair.keep, pair.other])
  }
}

/**
 * The joins that begin or end, those into the same property that were made later, and those that carry further what all
 * these move: their belongings are moved back in the opposite order and, where they last, moved again. So a property's
 * joins have always moved in the order in which they were made.
 */
function openedJoins(
  decisions: readonly Decided[],
  isLinked: (decision: Decided) => boolean,
): readonly Decided[] {
  const moved = decisions.filter((one) => one.moved !== null)
  const furtherOf = new Map(moved.map((one) => [one.other, one]))
  const madeOf = Map.groupBy(moved, ({ keep }) => keep)
  const placeOf = new Map(decisions.map((one, place) => [one, place]))
  const open = new Set(decisions.filter((one) => (one.moved !== null) !== isLinked(one)))
  for (const one of open) {
    const further = furtherOf.get(one.keep)
    // A set that grows while it is gone through is gone through to its new end.
    if (further !== undefined) open.add(further)
    const place = placeOf.get(one) ?? 0
    for (const made of madeOf.get(one.keep) ?? []) if ((placeOf.get(made) ?? 0) < place) open.add(made)
  }
  return decisions.filter((one) => open.has(one))
}

/** Joins in a row, that of the property which stands for all the others first. */
function nearestFirst(joins: readonly Decided[]): Decided[] {
  const byOther = new Map(joins.map((join) => [join.other, join]))
  const steps = ({ keep }: Decided): number => {
    const next = byOther.get(keep)
    return next === undefined ? 0 : 1 + steps(next)
  }
  return joins.toSorted((a, b) => steps(a) - steps(b))
}

/** Joined pairs of a team, and one that is about to be taken apart, the latest first. */
async function joinsOf(tx: Transaction, team: string): Promise<Decided[]> {
  return await rowsOf<Decided & Record<string, unknown>>(
    tx,
    sql`select d.kept as keep, case when d.kept = d.first then d.second else d.first end as other,
        coalesce(d.taken, '[]') as taken, d.moved, d.decided_at::text as "decidedAt",
        d.decision = 'joined' and k.removed_at is null as "isKeepLive"
      from private.duplicate_decision d join property k on k.id = d.kept and k.team_id = d.team_id
      where d.team_id = ${team}
      order by d.decided_at desc, d.first, d.second`,
  )
}

function decidedIds(team: string) {
  return sql`select distinct case when kept = first then second else first end as other
    from private.duplicate_decision where team_id = ${team} and kept is not null`
}

async function writeMoved(
  tx: Transaction,
  { team, keep, other }: JoinPair,
  moved: Moved | null,
): Promise<void> {
  const json = moved === null ? null : JSON.stringify(moved)
  await tx.execute(sql`update private.duplicate_decision set moved = ${json}::json
    where team_id = ${team} and (first, second) in ((${keep}, ${other}), (${other}, ${keep}))`)
}

/** A decision that two properties are one. */
interface JoinDecision {
  readonly keep: string
  readonly other: string
  /** The kept one is in its source. */
  readonly isKeepLive: boolean
}

/**
 * Which property stands for which, by the id of the one that is not shown; `decisions` are the latest first. One whose
 * kept property has left its source comes forward by itself. No property stands, however far around, for itself.
 */
function joinLinks<D extends JoinDecision>(decisions: readonly D[]): ReadonlyMap<string, D> {
  const links = new Map<string, D>()
  for (const decision of decisions) {
    const { keep, other, isKeepLive } = decision
    if (!isKeepLive || links.has(other) || standsFor(keep, other)) continue
    links.set(other, decision)
  }
  return links

  function standsFor(start: string, sought: string): boolean {
    for (let id: string | undefined = start; id !== undefined; id = links.get(id)?.keep) {
      if (id === sought) return true
    }
    return false
  }
}

/** The fields of one pair that are shown from the other, by the same rules as in `layJoined`. */
async function shownFromOther(
  tx: Transaction,
  { team, keep, other }: JoinPair,
  taken: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ field: string; isLacking: boolean }>(
    tx,
    sql`select o.key as field,
        private.source_json(k) -> o.key = 'null' and not coalesce(k.corrections, '{}') ? o.key as "isLacking"
      from property p
      join property k on k.id = ${keep} and k.team_id = ${team}
      cross join lateral jsonb_each(private.property_json(p)) o
      where p.id = ${other} and o.key not in ${OWN} and o.value <> 'null'`,
  )
  const shown = [...taken, ...rows.flatMap(({ field, isLacking }) => (isLacking ? [field] : []))]
  const hasLeaseType = rows.some(({ field }) => field === 'leaseType')
  return shown.includes('rentPerSf') && hasLeaseType ? [...shown, 'leaseType'] : shown
}
