import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'

/** What people decided about a source at an earlier run; undefined where nothing. */
export async function keptDecisions(
  db: Database,
  team: string,
  name: string,
): Promise<ImportDecisions | undefined> {
  const [kept] = await db
    .select({ decisions: source.decisions })
    .from(source)
    .where(and(eq(source.teamId, team), eq(source.name, name)))
  return kept?.decisions ?? undefined
}
