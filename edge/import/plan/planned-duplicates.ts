import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { type LikelyPair, likelyPairs, type SourcedCandidate } from '../../duplicates/likely-pairs.ts'
import type { Run } from '../run/import-run.ts'
import { SAID_COLUMNS } from './planned-changes.ts'

/** More than a person decides in one go. The others come up among the possible duplicates. */
const MOST_ALIKE = 100
/** More new rows than this are compared after the import alone: both sides are held in memory meanwhile. */
const MOST_COMPARED = 20_000

type Alike = ImportPlan['alike'][number]
type Difference = Alike['differences'][number]

interface Found extends SourcedCandidate {
  readonly source: string
}

const candidate = (
  row: SQL,
) => sql`${row}.id, ${row}.name, ${row}.address, ${row}.suite, ${row}.city, ${row}.zip,
  ${row}.parcel_number as parcel, ${row}.square_footage as feet, ${row}.year_built as year, ${row}.tenant,
  ${row}.commencement, ${row}.expiration, ${row}.date_signed as signed, ${row}.latitude, ${row}.longitude`

/** The properties that a staged run would add and that another source may have already, the surest first. */
export async function plannedDuplicates(db: Database, run: Run): Promise<Alike[]> {
  const own = await rowsOf<Found & Record<string, unknown>>(
    db,
    sql`select ${candidate(sql`s`)}, ${run.source}::text as source, ${run.sourceId}::float8 as "sourceId"
      from private.staged_property s left join property p on p.id = s.id
      where s.run_id = ${run.id} and p.id is null order by s.id limit ${MOST_COMPARED + 1}`,
  )
  if (own.length === 0 || own.length > MOST_COMPARED) return []
  const others = await rowsOf<Found & Record<string, unknown>>(
    db,
    sql`select ${candidate(sql`p`)}, o.name as source, p.source_id::float8 as "sourceId"
      from property p join private.source o on o.id = p.source_id
      where p.team_id = ${run.team} and p.source_id <> ${run.sourceId} and p.removed_at is null and p.joined_into is null
      order by p.id`,
  )
  const isNew = new Set(own.map(({ id }) => id))
  const isOfOthers = (key: string) => key.split('\n').every((id) => !isNew.has(id))
  const pairs = likelyPairs<Found>([...own, ...others], isOfOthers)
    .map((pair) => (isNew.has(pair.first.id) ? pair : { ...pair, first: pair.second, second: pair.first }))
    .slice(0, MOST_ALIKE)
  const differences = await differencesOf(db, run, pairs)
  return pairs.map(({ first, second, reasons }) => ({
    property: named(first),
    other: { ...named(second), source: second.source },
    reasons: [...reasons],
    differences: differences.get(`${first.id} ${second.id}`) ?? [],
  }))
}

function named({ id, name, address, tenant }: Found): Alike['property'] {
  return { id, name, address, tenant }
}

/** What both say otherwise, by both ids. */
async function differencesOf(
  db: Database,
  run: Run,
  pairs: readonly LikelyPair<Found>[],
): Promise<Map<string, Difference[]>> {
  if (pairs.length === 0) return new Map()
  const ids = sql.join(
    pairs.map(({ first, second }) => sql`(${first.id}::text, ${second.id}::text)`),
    sql`, `,
  )
  const rows = await rowsOf<Difference & { pair: string }>(
    db,
    sql`with pair as materialized (
        select i.first || ' ' || i.second as ids, to_jsonb(s) as here, private.property_json(p) as there
        from (values ${ids}) as i (first, second)
          join private.staged_property s on s.run_id = ${run.id} and s.id = i.first join property p on p.id = i.second)
      select pair.ids as pair, f.field, pair.here -> f.name as here, pair.there -> f.field as there
      from pair cross join (values ${SAID_COLUMNS}) as f (name, field)
      where pair.here -> f.name <> pair.there -> f.field and pair.here -> f.name <> 'null'
        and pair.there -> f.field <> 'null' and f.field not in ('custom', 'rentBasisAssumed', 'latitude', 'longitude')
      order by f.field`,
  )
  return Map.groupBy(
    rows.map(({ pair, ...difference }) => ({ pair, ...difference })),
    ({ pair }) => pair,
  )
}
