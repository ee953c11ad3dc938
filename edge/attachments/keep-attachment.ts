import {
  ATTACHMENT_BYTES,
  type AttachmentType,
  NOT_ATTACHED,
  TOO_LARGE_TO_ATTACH,
} from '../../sync/domain/attachment.ts'
import { ApiError } from '../http/api-error.ts'
import type { FileStore } from '../services/file-store.ts'

const HEIC = 'HEIC photos are not shown by most browsers. Save the photo as JPEG and attach that.'

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

/** Enough of a file to tell what it is. */
const TELLING_BYTES = 16

/** What a file is by its first bytes, whatever it is called; null for what cannot be attached. */
function typeOfBytes(start: Uint8Array): AttachmentType | null {
  const text = String.fromCharCode(...start)
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return text.startsWith('%PDF-') ? 'application/pdf' : null
}

/** A photo as phones of one maker keep it, which few browsers show. */
function isHeic(start: Uint8Array): boolean {
  return /^....ftyp(?:hei[cx]|hev[cx]|mif1|msf1|heim|heis)/s.test(String.fromCharCode(...start))
}
