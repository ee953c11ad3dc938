import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { restorableSince } from './restorable.ts'

/** A source of a team that was removed and can still come back. */
export async function findRemovedSource(
  db: Database,
  team: string,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<typeof source.$inferSelect | undefined> {
  const [found] = await db
    .select()
    .from(source)
    .where(and(eq(source.teamId, team), eq(source.id, id), gte(source.removedAt, restorableSince(now))))
  return found
}
