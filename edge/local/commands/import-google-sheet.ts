import { and, eq, isNull } from 'drizzle-orm'
import { source } from '../../../db/private-schema.ts'
import type { ImportTarget } from '../../import/import-target.ts'
import type { ImportSummary } from '../../import/run/import-summary.ts'
import { openReading } from '../../sources/fetch/open-reading.ts'
import { sourceAddress } from '../../sources/fetch/source-address.ts'
import { findKnownSource } from '../../sources/known-source.ts'
import { importReading } from '../../sources/run/import-reading.ts'
import { runSource } from '../../sources/run/run-source.ts'
import type { SourceWorld } from '../../sources/source-world.ts'

type Options = Pick<ImportTarget, 'team' | 'force' | 'takesRenamed' | 'stopping' | 'onProgress'>

/**
 * Imports a Google sheet, as the source `name` or, where none is given, one called like the sheet. The source can then
 * be read again. Throws as `runSource` does.
 */
export async function importGoogleSheet(
  world: SourceWorld,
  { address, name }: { readonly address: string; readonly name: string | null },
  options: Options,
): Promise<ImportSummary> {
  const { db } = world
  const kind = 'google-sheet'
  const id = sourceAddress(kind, address, world.sources)
  const [added] = await db
    .select({ id: source.id })
    .from(source)
    .where(
      and(
        eq(source.teamId, options.team),
        eq(source.kind, kind),
        eq(source.address, id),
        isNull(source.removedAt),
      ),
    )
  const known = added && (await findKnownSource(db, options.team, { id: added.id }))
  if (known !== undefined) return await runSource(world, known, options)
  const nowhere = { path: null, workbook: null, tabs: null } as const
  const place = { ...nowhere, teamId: options.team, kind, address: id, name: name ?? '' } as const
  const reading = await openReading(world, place, { decisions: undefined, stopping: options.stopping })
  const target = { ...options, source: name ?? reading.workbook, kind } as const
  const summary = await importReading(world, reading, target)
  await db
    .update(source)
    .set({ address: id })
    .where(and(eq(source.teamId, options.team), eq(source.name, target.source)))
  return summary
}
