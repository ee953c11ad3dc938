import * as z from 'zod/mini'
import { type DocumentFormat, FORMAT_FACTS } from '../documents/model/document-format.ts'
import { listId } from './comp-lists.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { COMP_LIST_ID_TEXT } from './examples.ts'
import { exportColumns } from './export-columns.ts'
import { tableColumns } from './table-columns.ts'

/** The last word of an export's path, and the format it means. */
export const EXPORT_KINDS = {
  csv: 'csv',
  table: 'html',
  pdf: 'pdf',
  xlsx: 'xlsx',
  geojson: 'geojson',
} as const satisfies Record<string, DocumentFormat>

export const exportCompList = fileEndpoint({
  method: 'GET',
  path: '/api/comp-lists/:id/export/:kind',
  summary: 'A comp list as a file, named in Content-Disposition.',
  access: 'user',
  input: z.strictObject({
    id: listId,
    kind: z.enum(Object.keys(EXPORT_KINDS) as (keyof typeof EXPORT_KINDS)[]),
    columns: exportColumns,
    cols: tableColumns,
    withNotes: described(
      "`true`: each property's notes follow the table of a PDF.",
      z._default(
        z.pipe(
          z.enum(['true', 'false']),
          z.transform((word) => word === 'true'),
        ),
        false,
      ),
    ),
  }),
  files: Object.values(EXPORT_KINDS).map((format) => FORMAT_FACTS[format].mediaType),
  example: { id: COMP_LIST_ID_TEXT, kind: 'csv' },
  errors: ['not_found', 'too_many'],
})

export const linkCompListMap = endpoint({
  method: 'GET',
  path: '/api/comp-lists/:id/export/map',
  summary: 'The address of the marketing map of a comp list.',
  access: 'user',
  input: z.strictObject({ id: listId }),
  output: z.object({ mapUrl: z.string() }),
  example: { id: COMP_LIST_ID_TEXT },
  errors: ['not_found'],
})

export const getCompListMap = fileEndpoint({
  method: 'GET',
  path: '/api/comp-lists/:id/map.svg',
  summary: 'The marketing map of a comp list, as the list is now.',
  access: 'user',
  input: z.strictObject({ id: listId }),
  files: ['image/svg+xml'],
  example: { id: COMP_LIST_ID_TEXT },
  errors: ['not_found', 'too_many'],
})
