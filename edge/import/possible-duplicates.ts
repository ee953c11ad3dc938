import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { PossibleDuplicate } from '../../sync/api/duplicates.ts'
import { editDistance } from '../../sync/domain/fuzzy.ts'
import { parcelKey } from '../../sync/domain/parcel-key.ts'
import { plainWords } from '../../sync/domain/plain-words.ts'
import { addressKey } from '../../sync/geocode/address/address-key.ts'

/** More than a person goes through at a time. */
const MOST_DUPLICATES = 500

interface Candidate {
  id: string
  name: string
  source: string
  address: string
  city: string | null
  zip: string | null
  parcel: string | null
  feet: number | null
}

/**
 * Buildings that two sources of a team may both have, with why: the same street address, and the same parcel or size or
 * nearly the same name. One pair a building and two sources. Words that are spelled in several ways, such as `Blvd`, are one.
 */
export async function possibleDuplicates(db: Database, team: string): Promise<PossibleDuplicate[]> {
  const rows = await rowsOf<Candidate & Record<string, unknown>>(
    db,
    sql`select p.id, p.name, o.name as source, p.address, p.city, p.zip, p.parcel_number as parcel, p.square_footage as feet
      from property p join private.source o on o.id = p.source_id
      where p.team_id = ${team} and p.removed_at is null and p.address is not null
        and exists (select from property q where q.team_id = ${team} and q.removed_at is null and q.source_id <> p.source_id)
      order by p.id`,
  )
  const found: PossibleDuplicate[] = []
  for (const same of Map.groupBy(rows, ({ address }) => addressKey(address)).values()) {
    const seen = new Set<string>()
    for (const [i, first] of same.entries()) {
      for (const second of same.slice(i + 1)) {
        const sources = [first.source, second.source].sort().join('\n')
        if (first.source === second.source || seen.has(sources)) continue
        const why = whySame(first, second)
        if (why === null) continue
        seen.add(sources)
        found.push({
          why,
          properties: [first, second].map(({ id, name, source, address }) => ({ id, name, source, address })),
        })
        if (found.length === MOST_DUPLICATES) return found
      }
    }
  }
  return found
}

const SAME_SIZE = 0.01
const NEARLY = 0.2

/** Null where the two have no more than a street in common. Where both state a parcel, that decides. */
function whySame(a: Candidate, b: Candidate): string | null {
  if (a.zip !== null && b.zip !== null && a.zip.slice(0, 5) !== b.zip.slice(0, 5)) return null
  const isElsewhere = a.city !== null && b.city !== null && plainWords(a.city) !== plainWords(b.city)
  if (isElsewhere && (a.zip === null || b.zip === null)) return null
  if (a.parcel !== null && b.parcel !== null)
    return parcelKey(a.parcel) === parcelKey(b.parcel) ? 'The same address and parcel.' : null
  const isSameSize =
    a.feet !== null && b.feet !== null && Math.abs(a.feet - b.feet) <= SAME_SIZE * Math.max(a.feet, b.feet)
  const [one, other] = [plainWords(a.name), plainWords(b.name)]
  // A property without a name is called by its address.
  const isNearlyNamed =
    one !== plainWords(a.address) &&
    other !== plainWords(b.address) &&
    editDistance(one, other) <= NEARLY * Math.max(one.length, other.length)
  if (isSameSize && isNearlyNamed)
    return `The same address and size, and ${one === other ? 'the same' : 'nearly the same'} name.`
  if (isSameSize) return 'The same address and size.'
  if (isNearlyNamed) return `The same address and ${one === other ? 'the same' : 'nearly the same'} name.`
  return a.feet === null || b.feet === null ? 'The same address.' : null
}
