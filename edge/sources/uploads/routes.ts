import type { Hono } from 'hono'
import { upload } from '../../../db/private-schema.ts'
import { getUpload, UPLOAD_BYTES, uploadFile } from '../../../sync/api/imports.ts'
import { countCall } from '../../auth/count-call.ts'
import { mustBeSender } from '../../auth/must-be-sender.ts'
import { requireUser } from '../../auth/require-user.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle, readInput } from '../../http/handle.ts'
import type { StoredFile } from '../../services/file-store.ts'
import type { Services } from '../../services/services.ts'
import { findUpload, uploadGone } from './find-upload.ts'
import { uploadKey } from './upload-key.ts'

const TOO_LARGE = `The file is larger than ${UPLOAD_BYTES / 1024 / 1024} MB. Nothing of it was kept.`

/** So much of a file is read at once. */
const CHUNK_BYTES = 256 * 1024

/** Files that people send to be imported. */
export function uploadRoutes(app: Hono, services: Services): void {
  const { files, withDb } = services

  handle(app, uploadFile, async ({ name, senderId }, c) => {
    const user = await countCall('imports', c, services)
    mustBeSender(user, senderId)
    const { teamId, userId } = user
    if (Number(c.req.header('content-length') ?? 0) > UPLOAD_BYTES) throw new ApiError('too_large', TOO_LARGE)
    if (!(await services.hasRoom()))
      throw new ApiError('unavailable', 'There is no room for the file on the disk of the server.')
    const { body } = c.req.raw
    if (body === null) throw new ApiError('bad_request', 'The file is empty.')
    const id = crypto.randomUUID()
    const bytes = await files.put(uploadKey(id), body, UPLOAD_BYTES)
    if (bytes === null) throw new ApiError('too_large', TOO_LARGE)
    const kept = { id, name: withoutFolders(name), bytes }
    try {
      if (bytes === 0) throw new ApiError('bad_request', 'The file is empty.')
      await withDb((db) => db.insert(upload).values({ ...kept, teamId, userId, createdAt: services.now() }))
    } catch (error) {
      await files.remove(uploadKey(id))
      throw error
    }
    return kept
  })

  app.get(getUpload.path, async (c) => {
    const { userId } = await requireUser(c, services)
    const { id } = await readInput(getUpload, c)
    await withDb((db) => findUpload(db, userId, id))
    const file = await files.open(uploadKey(id))
    if (file === null) throw uploadGone()
    return c.body(contentsOf(file), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': 'attachment',
      'Cache-Control': 'private, no-store',
    })
  })
}

function contentsOf(file: StoredFile): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      const bytes = await file.read(at, Math.min(at + CHUNK_BYTES, file.size))
      at += bytes.length
      if (bytes.length > 0) return controller.enqueue(bytes)
      controller.close()
      await file.close()
    },
    cancel: () => file.close(),
  })
}

/** Some browsers send the way to a file with its name. */
function withoutFolders(name: string): string {
  return name.split(/[/\\]/).at(-1) || name
}
