import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { upload } from '../../../db/private-schema.ts'
import { ApiError } from '../../http/api-error.ts'

/**
 * A file that a user has sent.
 * @throws ApiError `not_found`, also for the file of somebody else
 */
export async function findUpload(
  db: Database,
  userId: string,
  id: string,
): Promise<{ id: string; name: string }> {
  const [found] = await db
    .select({ id: upload.id, name: upload.name })
    .from(upload)
    .where(and(eq(upload.id, id), eq(upload.userId, userId)))
  if (found !== undefined) return found
  throw uploadGone()
}

export function uploadGone(): ApiError {
  return new ApiError('not_found', 'The file is no longer on the server. Choose it again.')
}
