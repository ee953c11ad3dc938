import {
  ATTACHMENT_BYTES,
  type AttachmentType,
  TOO_LARGE_TO_ATTACH,
} from '../../sync/domain/records/attachment.ts'
import { EMPTY_FILE, judgeFile, TELLING_BYTES } from '../../sync/domain/records/judge-file.ts'
import { ApiError } from '../http/api-error.ts'
import type { FileStore } from '../services/file-store.ts'

export function attachmentKey(id: string): string {
  return `attachments/${id}`
}

/**
 * Stores the bytes of an attachment. Nothing is stored of a file that cannot be attached. @throws ApiError with the
 * reason
 */
export async function keepAttachment(
  files: FileStore,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<{ type: AttachmentType; bytes: number }> {
  if (body === null) throw new ApiError('bad_request', EMPTY_FILE)
  const key = attachmentKey(id)
  const bytes = await files.put(key, body, ATTACHMENT_BYTES)
  if (bytes === null) throw new ApiError('too_large', TOO_LARGE_TO_ATTACH)
  try {
    return { type: await typeOfKept(files, key, bytes), bytes }
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

async function typeOfKept(files: FileStore, key: string, bytes: number): Promise<AttachmentType> {
  const file = await files.open(key)
  if (file === null) throw new Error('The file was not kept.')
  const start = await file.read(0, TELLING_BYTES).finally(() => file.close())
  const judged = judgeFile(bytes, start)
  if ('refusal' in judged) throw new ApiError('bad_request', judged.refusal)
  return judged.type
}
