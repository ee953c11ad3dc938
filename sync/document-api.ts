import * as z from 'zod/mini'
import { DOCUMENT_FORMATS } from './documents/document-format.ts'
import { QUERY_LENGTH } from './domain/parsed-query.ts'
import { id } from './endpoint.ts'

/** As many ids of 24 letters as a request of 256 KB holds. */
export const MOST_EXPORTED_IDS = 9_000

/**
 * Properties as a file, named in Content-Disposition: those of `propertyIds` in that order, else what `searchQuery`
 * finds, else the whole book. Without a format, CSV.
 */
export const exportProperties = {
  method: 'POST',
  path: '/api/properties/export',
  input: z.strictObject({
    format: z._default(z.enum(DOCUMENT_FORMATS), DOCUMENT_FORMATS[0]),
    propertyIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MOST_EXPORTED_IDS))),
    /** Whether each property's notes follow the table of a PDF. */
    withNotes: z._default(z.boolean(), false),
    searchQuery: z.optional(z.string().check(z.maxLength(QUERY_LENGTH))),
  }),
} as const
