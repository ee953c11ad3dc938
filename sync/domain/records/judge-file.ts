import { ATTACHMENT_BYTES, type AttachmentType, TOO_LARGE_TO_ATTACH } from './attachment.ts'

/** Enough of a file to tell what it is. */
export const TELLING_BYTES = 16

export const EMPTY_FILE = 'The file is empty.'
const NOT_ATTACHED = 'Only photos (JPEG, PNG, WebP) and PDFs can be attached.'
const HEIC = 'HEIC photos are not shown by most browsers. Save the photo as JPEG and attach that.'

/** What a file is attached as, or why it cannot be, by its size and its first bytes, whatever it is called. */
export function judgeFile(bytes: number, start: Uint8Array): { type: AttachmentType } | { refusal: string } {
  if (bytes > ATTACHMENT_BYTES) return { refusal: TOO_LARGE_TO_ATTACH }
  if (bytes === 0) return { refusal: EMPTY_FILE }
  const type = typeOfBytes(start)
  return type === null ? { refusal: isHeic(start) ? HEIC : NOT_ATTACHED } : { type }
}

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
