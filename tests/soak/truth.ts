import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import { bookSnapshot } from '../../db/private-schema.ts'
import { asProperty, property } from '../../db/property-table.ts'
import { compListEntry, note, propertyTail } from '../../db/schema.ts'
import { LONG_TAIL } from '../../edge/book/snapshot/snapshot-tail.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { ShownComp } from './comp-list-screen.ts'

/** The live properties of the demo team, as Postgres has them. */
export async function liveProperties(db: Database): Promise<Property[]> {
  const rows = await db
    .select()
    .from(property)
    .where(and(eq(property.teamId, DEMO_TEAM), isNull(property.removedAt)))
  return rows.map(asProperty)
}

/** Notes of some properties as `[id, text]`, in order of id. */
export async function storedNotes(
  db: Database,
  propertyIds: readonly string[],
): Promise<{ readonly propertyId: string; readonly id: string; readonly note: string }[]> {
  const notes = await db
    .select({ propertyId: note.propertyId, id: note.id, note: note.note })
    .from(note)
    .where(inArray(note.propertyId, [...propertyIds]))
  return notes.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The comps of a list in the order of its screen. */
export async function storedComps(db: Database, compListId: number): Promise<ShownComp[]> {
  const { propertyId, isIncluded, position, notes } = compListEntry
  const comps = await db
    .select({ propertyId, isIncluded, notes })
    .from(compListEntry)
    .where(eq(compListEntry.compListId, compListId))
    .orderBy(desc(isIncluded), asc(position), asc(propertyId))
  return comps.map((comp) => ({ ...comp, notes: comp.notes ?? '' }))
}

/** What is wrong with what the server keeps beside the rows: one snapshot a team, and a tail of bounded length. */
export async function storageFaults(db: Database): Promise<string[]> {
  const snapshots = await db.$count(bookSnapshot, eq(bookSnapshot.teamId, DEMO_TEAM))
  const tail = await db.$count(propertyTail, eq(propertyTail.teamId, DEMO_TEAM))
  return [
    ...(snapshots === 1 ? [] : [`${snapshots} snapshots are kept`]),
    ...(tail <= LONG_TAIL ? [] : [`the tail holds ${tail} rows`]),
  ]
}
