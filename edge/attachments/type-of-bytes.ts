import type { AttachmentType } from '../../sync/domain/attachment.ts'

/** Enough of a file to tell what it is. */
export const TELLING_BYTES = 16

/** What a file is by its first bytes, whatever it is called; null for what cannot be attached. */
export function typeOfBytes(start: Uint8Array): AttachmentType | null {
  const text = String.fromCharCode(...start)
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return text.startsWith('%PDF-') ? 'application/pdf' : null
}

/** A photo as phones of one maker keep it, which few browsers show. */
export function isHeic(start: Uint8Array): boolean {
  return /^....ftyp(?:hei[cx]|hev[cx]|mif1|msf1|heim|heis)/s.test(String.fromCharCode(...start))
}
