import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../db/database.ts'
import type { EntryPart, Moved, MovedEntry } from '../../db/history-schema.ts'
import type { JoinPair } from './join-pair.ts'
import { changedParts, mergedEntry, partedEntry } from './merged-entry.ts'

type MovedLists = Pick<Moved, 'lists' | 'listedAt' | 'subjects' | 'merged'>
type Merged = Moved['merged'][number]

/** What people said of entries while they stood for others as well, by their lists. */
export type SaidOfEntries = ReadonlyMap<number, readonly EntryPart[]>

/**
 * A comp list that has both keeps one entry, with the notes of both; it is included where either was. What people have
 * `said` of it stands.
 */
export async function mergeEntries(
  tx: Transaction,
  { team, keep, other }: JoinPair,
  said: SaidOfEntries,
): Promise<MovedLists> {
  const found = await rowsOf<Omit<Merged, 'both'> & Record<string, unknown>>(
    tx,
    sql`select o.comp_list_id::float8 as list, o.position, o.created_at::text as "createdAt",
        k.created_at::text as "keptAt", o.property_name as name, o.property_address as address, ${entryJson('o')} as other, ${entryJson('k')} as keep
      from comp_list_entry o
        join comp_list_entry k on k.comp_list_id = o.comp_list_id and k.property_id = ${keep}
      where o.team_id = ${team} and o.property_id = ${other}`,
  )
  const merged = found.map((one): Merged => {
    const stands = said.get(one.list)
    return { ...one, both: mergedEntry(one.keep, one.other, stands), ...(stands && { said: stands }) }
  })
  for (const { list, both } of merged) {
    await writeEntry(tx, { list, property: keep, is: both })
    await tx.execute(sql`delete from comp_list_entry where comp_list_id = ${list} and property_id = ${other}`)
  }
  const moved = await rowsOf<{ list: number; at: string }>(
    tx,
    sql`update comp_list_entry set property_id = ${keep} where team_id = ${team} and property_id = ${other}
      returning comp_list_id::float8 as list, created_at::text as at`,
  )
  const subjects = await rowsOf<{ list: number }>(
    tx,
    sql`update comp_list set subject_property_id = ${keep}
      where team_id = ${team} and subject_property_id = ${other} returning id::float8 as list`,
  )
  return {
    merged,
    lists: moved.map(({ list }) => list),
    listedAt: moved.map(({ at }) => at),
    subjects: subjects.map(({ list }) => list),
  }
}

/**
 * Undoes `mergeEntries`. What people said of an entry since stays there, one that they removed stays away, and one that
 * they added since is of the kept property.
 */
export async function partEntries(
  tx: Transaction,
  { team, keep, other }: JoinPair,
  { merged, lists, listedAt = [], subjects }: MovedLists,
): Promise<SaidOfEntries> {
  for (const [i, list] of lists.entries()) {
    await tx.execute(sql`update comp_list_entry set property_id = ${other}
      where comp_list_id = ${list} and property_id = ${keep} and ${isOf(listedAt[i])}
        and not exists (select from comp_list_entry where comp_list_id = ${list} and property_id = ${other})`)
  }
  for (const list of subjects) {
    await tx.execute(sql`update comp_list set subject_property_id = ${other}
      where id = ${list} and subject_property_id = ${keep}`)
  }
  const said = new Map<number, readonly EntryPart[]>()
  for (const { list, position, createdAt, keptAt, name, address, said: before = [], ...was } of merged) {
    const [found] = await rowsOf<{ now: MovedEntry }>(
      tx,
      sql`select ${entryJson('k')} as now from comp_list_entry k
        where comp_list_id = ${list} and property_id = ${keep} and ${isOf(keptAt)} for update`,
    )
    if (found === undefined) continue
    const parts = changedParts(found.now, was.both, before)
    if (parts.length > 0) said.set(list, parts)
    await tx.execute(sql`insert into comp_list_entry (comp_list_id, property_id, team_id, property_name,
        property_address, is_included, position, created_at, updated_at)
      select id, ${other}, ${team}, ${name}, ${address}, true, ${position}, ${createdAt}::timestamptz, now()
      from comp_list where id = ${list} on conflict do nothing`)
    await writeEntry(tx, { list, property: other, is: was.other })
    await writeEntry(tx, { list, property: keep, is: partedEntry(found.now, was.keep, parts) })
  }
  return said
}

/** Whether an entry is the one that was added then; without a time, whichever it is. */
function isOf(addedAt: string | undefined) {
  return addedAt === undefined ? sql`true` : sql`created_at = ${addedAt}::timestamptz`
}

function entryJson(alias: 'o' | 'k') {
  const of = sql.identifier(alias)
  return sql`json_build_object('notes', ${of}.notes, 'isIncluded', ${of}.is_included, 'excludedBy', ${of}.excluded_by,
    'excludedAt', ${of}.excluded_at, 'excludeReason', ${of}.exclude_reason, 'adjustments', ${of}.adjustments,
    'weight', ${of}.weight)`
}

interface EntryToWrite {
  readonly list: number
  readonly property: string
  readonly is: MovedEntry
}

async function writeEntry(tx: Transaction, { list, property, is }: EntryToWrite): Promise<void> {
  await tx.execute(sql`update comp_list_entry set notes = ${is.notes}, is_included = ${is.isIncluded},
      excluded_by = (select id from app_user where id = ${is.excludedBy}), excluded_at = ${is.excludedAt}::timestamptz,
      exclude_reason = ${is.excludeReason}, ${adjusted(is)} updated_at = now()
    where comp_list_id = ${list} and property_id = ${property}`)
}

/** What was kept before there were adjustments says nothing of them. */
function adjusted({ adjustments, weight }: MovedEntry) {
  if (adjustments === undefined) return sql``
  const kept = adjustments === null ? null : JSON.stringify(adjustments)
  return sql`adjustments = ${kept}::jsonb, weight = ${weight ?? null}::float8,`
}
