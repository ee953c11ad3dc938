import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'

/** A source of a team that was removed and can come back. */
export async function findRemovedSource(
  db: Database,
  team: string,
  id: number,
): Promise<typeof source.$inferSelect | undefined> {
  const [found] = await db
    .select()
    .from(source)
    .where(and(eq(source.teamId, team), eq(source.id, id), isNotNull(source.removedAt)))
  return found
}
