import {
  ATTACHMENT_BYTES,
  type AttachmentType,
  NOT_ATTACHED,
  TOO_LARGE_TO_ATTACH,
} from '../../sync/domain/attachment.ts'
import { ApiError } from '../http/api-error.ts'
import type { FileStore } from '../services/file-store.ts'
import { isHeic, TELLING_BYTES, typeOfBytes } from './type-of-bytes.ts'

const HEIC = 'HEIC photos are not shown by most browsers. Save the photo as JPEG and attach that.'

export function attachmentKey(id: string): string {
  return `attachments/${id}`
}

/**
 * Keeps the bytes of an attachment. Of what cannot be attached nothing is kept.
 * @throws ApiError with why it cannot
 */
export async function keepAttachment(
  files: FileStore,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<{ type: AttachmentType; bytes: number }> {
  if (body === null) throw new ApiError('bad_request', 'The file is empty.')
  const key = attachmentKey(id)
  const bytes = await files.put(key, body, ATTACHMENT_BYTES)
  if (bytes === null) throw new ApiError('too_large', TOO_LARGE_TO_ATTACH)
  try {
    if (bytes === 0) throw new ApiError('bad_request', 'The file is empty.')
    return { type: await typeOfKept(files, key), bytes }
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

async function typeOfKept(files: FileStore, key: string): Promise<AttachmentType> {
  const file = await files.open(key)
  if (file === null) throw new Error('The file was not kept.')
  const start = await file.read(0, TELLING_BYTES).finally(() => file.close())
  const type = typeOfBytes(start)
  if (type === null) throw new ApiError('bad_request', isHeic(start) ? HEIC : NOT_ATTACHED)
  return type
}
