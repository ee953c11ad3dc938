import * as z from 'zod/mini'
import { EVERYTHING_FACTS, EVERYTHING_FORMATS } from '../documents/everything/everything-format.ts'
import { DOCUMENT_FORMATS } from '../documents/model/document-format.ts'
import { described } from './described.ts'
import { emptyEndpoint, fileEndpoint } from './endpoint.ts'

/** In what the app's own exports leave: the formats of documents, and what is copied to be pasted. */
const APP_EXPORTS = [...DOCUMENT_FORMATS, 'clipboard'] as const

export const reportExport = emptyEndpoint({
  method: 'POST',
  path: '/api/exports',
  summary: 'Tells of an export that the app made in the browser, for the audit log.',
  access: 'user',
  token: 'none',
  input: z.strictObject({
    kind: z.enum(APP_EXPORTS),
    rows: described('How many properties.', z.int().check(z.minimum(0), z.maximum(10_000_000))),
  }),
  status: 204,
  example: { kind: 'csv', rows: 12 },
  errors: ['too_many'],
})

export const exportEverything = fileEndpoint({
  method: 'GET',
  path: '/api/exports/everything',
  summary:
    'All properties, comp lists, notes, corrections, other names and assumptions the caller may read, in one file.',
  about:
    'Properties have every field, corrections laid over, and say which are corrected. `csv` is a zip of a file a table; `properties.csv` and the XLSX are what an import restores the properties from.',
  access: 'user',
  input: z.strictObject({ format: z._default(z.enum(EVERYTHING_FORMATS), EVERYTHING_FORMATS[0]) }),
  files: EVERYTHING_FORMATS.map((format) => EVERYTHING_FACTS[format].mediaType),
  example: { format: 'json' },
  errors: ['too_many'],
})
