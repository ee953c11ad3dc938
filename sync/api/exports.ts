import * as z from 'zod/mini'
import { DOCUMENT_FORMATS } from '../documents/model/document-format.ts'
import { described } from './described.ts'
import { emptyEndpoint } from './endpoint.ts'

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
