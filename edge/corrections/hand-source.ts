import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { HAND_SOURCE } from '../../sync/domain/hand-source.ts'

/** The team's source of comps that people typed, made with the first of them. The book must be open. */
export async function handSourceOf(db: Database, teamId: string, addedBy: string): Promise<number> {
  const known = await find(db, teamId)
  if (known !== null) return known
  const [made] = await db
    .insert(source)
    .values({ teamId, name: HAND_SOURCE, kind: 'hand', addedBy, addedAt: new Date() })
    .returning({ id: source.id })
  if (made === undefined) throw new Error('The source was not written.')
  return made.id
}

async function find(db: Database, teamId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: source.id })
    .from(source)
    .where(and(eq(source.teamId, teamId), eq(source.kind, 'hand')))
    .limit(1)
  return row?.id ?? null
}
