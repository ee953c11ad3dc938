import { eq } from 'drizzle-orm'
import { upload as uploadTable } from '../../../db/private-schema.ts'
import type { ImportSummary } from '../../import/run/import-summary.ts'
import { ReadingPaused } from '../../import/slices/reading-paused.ts'
import type { ImportTask } from '../../services/import-jobs.ts'
import { readingOf } from '../fetch/reading-of.ts'
import { findKnownSource, type KnownSource } from '../known-source.ts'
import { openStoredFile } from '../open-stored-file.ts'
import type { SourceWorld } from '../source-world.ts'
import { isKeptFile, keptFileKey, uploadKey } from '../uploads/upload-key.ts'
import { importReading, type ReadingTarget } from './import-reading.ts'
import { recordSuccess } from './record-try.ts'

/** Makes a file that was sent a source, or the rows of one. The file is kept, so that the source can be read again. */
export async function runUpload(
  world: SourceWorld,
  upload: NonNullable<ImportTask['upload']>,
  known: KnownSource | null,
  target: ReadingTarget,
): Promise<ImportSummary> {
  const { db, files, outside } = world
  const path = keptFileKey(upload.id)
  // Copied before and not after, so that a source never names a file that is not there.
  const copied = await files.open(path)
  if (copied === null) await files.copy(uploadKey(upload.id), path)
  await copied?.close()
  const summary = await importCopy(world, { name: fileNameOf(upload, known), path }, target).catch(
    async (error: unknown) => {
      if (!(error instanceof ReadingPaused)) await files.remove(path)
      throw error
    },
  )
  if (isKeptFile(known?.path)) await files.remove(known.path)
  await db.delete(uploadTable).where(eq(uploadTable.id, upload.id))
  await files.remove(uploadKey(upload.id))
  const source = await findKnownSource(db, target.team, { name: target.source })
  if (source !== undefined) await recordSuccess(db, source.id, outside.now())
  return summary
}

async function importCopy(
  world: SourceWorld,
  { name, path }: { readonly name: string; readonly path: string },
  target: ReadingTarget,
): Promise<ImportSummary> {
  const { decisions, slicing } = target
  const file = await openStoredFile(world.files, path, name)
  const reading = await readingOf(file, { decisions, slicing })
  return await importReading(world, { ...reading, path }, { ...target, kind: 'file' })
}

/** A newer file of a source is read under the name of the first, because a sheet of CSV is called like its file. */
export function fileNameOf(
  { name }: Pick<NonNullable<ImportTask['upload']>, 'name'>,
  known: Pick<KnownSource, 'workbook'> | null,
): string {
  return known?.workbook ?? name
}
