import { inArray, lt } from 'drizzle-orm'
import { upload } from '../../../db/private-schema.ts'
import type { Services } from '../../services/services.ts'
import { uploadKey } from './upload-key.ts'

const KEPT_MS = 24 * 3_600_000

/** Forgets files that were sent more than a day ago and became no source. */
export async function sweepUploads({
  withDb,
  files,
  now,
}: Pick<Services, 'withDb' | 'files' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - KEPT_MS)
  const old = await withDb((db) =>
    db.select({ id: upload.id }).from(upload).where(lt(upload.createdAt, until)),
  )
  if (old.length === 0) return
  for (const { id } of old) await files.remove(uploadKey(id))
  const ids = old.map(({ id }) => id)
  await withDb((db) => db.delete(upload).where(inArray(upload.id, ids)))
}
