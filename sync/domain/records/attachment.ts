import * as z from 'zod/mini'
import { personLine } from '../words/person-text.ts'

/** Bytes of one attachment. */
export const ATTACHMENT_BYTES = 25 * 1024 * 1024

/** What is attached, by its media type: pictures that every browser shows, and PDFs. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

const LONGEST_NAME = 200

/** The name of a file, without the folders that some browsers send with it. */
export const attachmentName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((name: string) => name.split(/[/\\]/).at(-1) ?? ''),
  ),
  personLine(LONGEST_NAME).check(z.minLength(1)),
)

export const TOO_LARGE_TO_ATTACH = 'The file is larger than 25 MB. Nothing of it was kept.'

export function isPicture(type: string): boolean {
  return type.startsWith('image/')
}
