import { asc, like, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { note } from '../../../db/schema.ts'

/** Ids of the notes whose ids begin so, in the order of their writing. */
export async function arrivedNotes(db: Database, prefix: string): Promise<string[]> {
  const rows = await db
    .select({ id: note.id })
    .from(note)
    .where(like(note.id, `${prefix}%`))
    .orderBy(asc(note.createdAt), sql`length(${note.id})`, asc(note.id))
  return rows.map(({ id }) => id)
}
