import { compOf, type NamedProperty } from '../../sync/comp-lists/comp-of.ts'
import type { CompInput } from '../../sync/domain/records/comp-list.ts'
import type { Call } from '../../sync/mutators/mutator-call.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { NO_SUCH_PROPERTY } from '../properties/no-such-property.ts'
import { standingProperties } from '../properties/standing-properties.ts'
import { databaseOf } from './database-of.ts'

type Caller = Pick<Call<unknown>, 'tx' | 'ctx'>

/** The properties of the caller's team that stand for these ids, by them, in one statement. */
export async function standingFor(
  { tx, ctx }: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProperty>> {
  return await standingProperties(databaseOf(tx), ctx.teamId, ids)
}

/** Each property that was asked for, and those that its entry of a list was moved to when it was joined into them. */
const LISTED = `with recursive way as (
    select unnest($2::text[]) as id
    union select d.kept from way w join private.duplicate_decision d on w.id in (d.first, d.second) and d.kept <> w.id
      where d.team_id = $1 and (d.moved -> 'lists')::jsonb @> to_jsonb($3::bigint))
  select id from way`

/**
 * The properties as a list has them now. A list that had both of a joined pair keeps the entry of the one that stands
 * for both: who took out the other meant that entry to stay.
 */
export async function listedAs({ tx, ctx }: Caller, list: number, ids: readonly string[]): Promise<string[]> {
  if (tx.location !== 'server') throw new Error('These mutators are the server’s.')
  const rows = await tx.dbTransaction.query(LISTED, [ctx.teamId, ids, list])
  return Array.from(rows as Iterable<{ id: string }>, ({ id }) => id)
}

/**
 * The property that is shown for this one, by its id: what was written about a property and arrives after it was
 * joined into another belongs to that other one. @throws SyncError `not_found` where the caller's team never had it
 */
export async function mustStandFor(caller: Caller, id: string): Promise<string> {
  const found = (await standingFor(caller, [id])).get(id)
  if (found === undefined) throw new SyncError('not_found', NO_SUCH_PROPERTY)
  return found.id
}

/**
 * Comps of the properties that stand for them, with the names that Postgres has.
 * @throws SyncError `not_found` where the caller's team never had one of them
 */
export async function knownComps(caller: Caller, comps: readonly CompInput[]): Promise<CompInput[]> {
  const known = await standingFor(
    caller,
    comps.map(({ propertyId }) => propertyId),
  )
  return comps.map(({ propertyId, notes }) => {
    const property = known.get(propertyId)
    if (property === undefined) throw new SyncError('not_found', NO_SUCH_PROPERTY)
    return compOf(property, notes)
  })
}
