import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { importRun, source } from '../../db/private-schema.ts'

export type KnownSource = typeof source.$inferSelect & {
  /** The name of the file or sheet that its rows are from; null before its first import. */
  readonly workbook: string | null
}

/** A source of a team that is not removed; undefined where there is none. */
export async function findKnownSource(
  db: Database,
  team: string,
  by: { readonly id: number } | { readonly name: string },
): Promise<KnownSource | undefined> {
  const which = 'id' in by ? eq(source.id, by.id) : eq(source.name, by.name)
  const [found] = await db
    .select({ source, workbook: importRun.workbook })
    .from(source)
    .leftJoin(importRun, eq(importRun.id, source.currentRunId))
    .where(and(eq(source.teamId, team), which, isNull(source.removedAt)))
  if (found === undefined || isNeverImported(found.source)) return undefined
  return { ...found.source, workbook: found.workbook }
}

/** A file whose first import failed has only this record. A source that is fetched was added before its first run. */
function isNeverImported({ kind, currentRunId }: typeof source.$inferSelect): boolean {
  return currentRunId === null && (kind === 'file' || kind === 'sample')
}
