import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { ShownOver } from '../../db/property-table.ts'
import type { PossibleDuplicate } from '../../sync/api/duplicates.ts'
import { capitalized } from '../../sync/domain/words/capitalized.ts'
import { listed } from '../../sync/domain/words/listed.ts'
import { type LikelyPair, likelyPairs, pairKey, type SourcedCandidate } from './likely-pairs.ts'

const NONE: Bearings = { row: null, importedAt: null, notes: 0, lists: 0, corrected: [] }

/** More than a person goes through at a time. */
const MOST_DUPLICATES = 500

interface Found extends SourcedCandidate {
  readonly source: string
}

/** Pairs of two sources that may be one property, the surest first, as `userId` may see what hangs on them. */
export async function possibleDuplicates(
  db: Database,
  team: string,
  userId: string | null = null,
): Promise<PossibleDuplicate[]> {
  const pairs = await undecidedPairs(db, team)
  const shown = pairs.slice(0, MOST_DUPLICATES)
  const ids = shown.flatMap(({ first, second }) => [first.id, second.id])
  const hanging = await bearings(db, { team, userId, ids })
  return shown.map(({ first, second, score, reasons }) => ({
    score,
    why: sentenceOf(reasons),
    reasons: [...reasons],
    properties: [first, second].map(({ id, name, source, address }) => ({
      id,
      name,
      source,
      address,
      ...hanging(id),
    })),
  }))
}

async function undecidedPairs(db: Database, team: string): Promise<LikelyPair<Found>[]> {
  const rows = await rowsOf<
    Found & { joined: ShownOver | null; corrections: ShownOver | null } & Record<string, unknown>
  >(
    db,
    sql`select p.id, p.name, o.name as source, p.source_id::float8 as "sourceId", p.address, p.suite, p.city, p.zip,
        p.parcel_number as parcel, p.square_footage as feet, p.year_built as year, p.tenant, p.commencement,
        p.expiration, p.date_signed as signed, p.latitude, p.longitude, p.joined, p.corrections
      from property p join private.source o on o.id = p.source_id
      where p.team_id = ${team} and p.removed_at is null and p.joined_into is null
        and (select min(q.source_id) <> max(q.source_id) from property q
          where q.team_id = ${team} and q.removed_at is null and q.joined_into is null)
      order by p.id`,
  )
  const decided = await rowsOf<{ first: string; second: string }>(
    db,
    sql`select first, second from private.duplicate_decision where team_id = ${team}`,
  )
  const isDecided = new Set(decided.map(({ first, second }) => pairKey(first, second)))
  return likelyPairs(rows.map(shown), (key) => isDecided.has(key))
}

/** A candidate by what is shown of it. */
function shown({
  joined,
  corrections,
  ...row
}: Found & { joined: ShownOver | null; corrections: ShownOver | null }): Found {
  const over: ShownOver = { ...joined, ...corrections }
  const { parcelNumber: parcel, squareFootage: feet, yearBuilt: year, dateSigned: signed, ...others } = over
  const renamed = { parcel, feet, year, signed, ...others }
  const said = Object.entries(renamed).filter(([key, value]) => key in row && value !== undefined)
  return { ...row, ...Object.fromEntries(said) }
}

/** `The same address and size, nearly the same name.` */
function sentenceOf(reasons: readonly string[]): string {
  const same = reasons.flatMap((reason) => (reason.startsWith('same ') ? reason.slice('same '.length) : []))
  const others = reasons.filter((reason) => !reason.startsWith('same '))
  const parts = [...(same.length > 0 ? [`the same ${listed(same)}`] : []), ...others]
  return `${capitalized(parts.join(', '))}.`
}

type Bearings = Pick<
  PossibleDuplicate['properties'][number],
  'row' | 'importedAt' | 'notes' | 'lists' | 'corrected'
>

/** Where properties stand in their sheets, and what of people hangs on them that the user may see. */
async function bearings(
  db: Database,
  { team, userId, ids }: { team: string; userId: string | null; ids: readonly string[] },
): Promise<(id: string) => Bearings> {
  if (ids.length === 0) return () => NONE
  const rows = await rowsOf<Bearings & { id: string }>(
    db,
    sql`select p.id, r.row_number as row, (extract(epoch from i.finished_at) * 1000)::float8 as "importedAt",
        (select count(*)::int from note n where n.team_id = ${team} and n.property_id = p.id
          and (not n.is_private or n.author_id = ${userId})) as notes,
        (select count(*)::int from comp_list_entry e join comp_list l on l.id = e.comp_list_id
          where e.team_id = ${team} and e.property_id = p.id and l.removed_at is null
            and (l.is_public or l.owner_id = ${userId})) as lists,
        coalesce((select json_agg(json_build_object('field', c.field, 'author', u.name) order by c.created_at)
          from correction c join app_user u on u.id = c.author_id
          where c.team_id = ${team} and c.property_id = p.id and c.taken_back_at is null), '[]') as corrected
      from property p
        join private.source s on s.id = p.source_id
        left join private.import_run i on i.id = s.current_run_id
        left join lateral (select row_number from private.source_row x where x.run_id = s.current_run_id
          and x.property_id = p.id and x.result = 'property' limit 1) r on true
      where p.team_id = ${team} and p.id in ${[...ids]}`,
  )
  const byId = new Map(rows.map(({ id, ...found }) => [id, found]))
  return (id) => byId.get(id) ?? NONE
}
