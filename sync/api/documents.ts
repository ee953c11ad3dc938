import * as z from 'zod/mini'
import { DOCUMENT_FORMATS, FORMAT_FACTS } from '../documents/model/document-format.ts'
import { QUERY_LENGTH } from '../domain/criteria/parsed-query.ts'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { fileEndpoint } from './endpoint.ts'
import { OTHER_PROPERTY_ID, PROPERTY_ID } from './examples.ts'
import { exportColumns } from './export-columns.ts'
import { tableColumns } from './table-columns.ts'

/** As many ids of 24 letters as a request of 256 KB holds. */
export const MOST_EXPORTED_IDS = 9_000

export const exportProperties = fileEndpoint({
  method: 'POST',
  path: '/api/properties/export',
  summary: 'Properties as a file, named in Content-Disposition.',
  about:
    'Those of `propertyIds` in that order, else what `searchQuery` finds, else all. 400 where there are none.',
  access: 'user',
  token: 'read',
  input: z.strictObject({
    format: z._default(z.enum(DOCUMENT_FORMATS), DOCUMENT_FORMATS[0]),
    propertyIds: z.optional(z.array(recordId).check(z.maxLength(MOST_EXPORTED_IDS))),
    columns: exportColumns,
    cols: tableColumns,
    withNotes: described(
      "Whether each property's notes follow the table of a PDF.",
      z._default(z.boolean(), false),
    ),
    searchQuery: z.optional(z.string().check(z.maxLength(QUERY_LENGTH))),
    withSimilar: described(
      'Whether what holds only words similar to those searched is among them.',
      z._default(z.boolean(), false),
    ),
  }),
  files: DOCUMENT_FORMATS.map((format) => FORMAT_FACTS[format].mediaType),
  example: { format: 'csv', propertyIds: [PROPERTY_ID, OTHER_PROPERTY_ID] },
  errors: ['not_found', 'too_many'],
})
