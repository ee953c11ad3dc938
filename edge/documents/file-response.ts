import { concatBytes } from '../../sync/book/wire/gzip.ts'
import { contentDisposition, fileName } from '../../sync/documents/file-name.ts'
import type { DocumentPart } from '../../sync/documents/make-document.ts'
import { type DocumentFormat, FORMAT_FACTS } from '../../sync/documents/model/document-format.ts'

export interface NamedFile {
  /** What the file is named after, such as a comp list's name. */
  stem: string
  /** `YYYY-MM-DD`. */
  date: string
  format: DocumentFormat
}

/** A document as a download. Nothing keeps a copy on the way. */
export function fileResponse(parts: readonly DocumentPart[], { stem, date, format }: NamedFile): Response {
  const encoder = new TextEncoder()
  const bytes = concatBytes(parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part)))
  return new Response(bytes, {
    headers: {
      'Content-Type': FORMAT_FACTS[format].mediaType,
      'Content-Disposition': contentDisposition(fileName(stem, date, format)),
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, no-store',
    },
  })
}
