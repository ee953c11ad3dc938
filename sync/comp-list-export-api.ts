import * as z from 'zod/mini'
import { listId } from './comp-list-api.ts'
import type { DocumentFormat } from './documents/document-format.ts'
import { endpoint } from './endpoint.ts'

/** The last word of an export's path, and the format it means. */
export const EXPORT_KINDS = {
  csv: 'csv',
  table: 'html',
  pdf: 'pdf',
  xlsx: 'xlsx',
  geojson: 'geojson',
} as const satisfies Record<string, DocumentFormat>

/** A comp list as a file, named in Content-Disposition. */
export const compListExport = {
  method: 'GET',
  path: '/api/comp-lists/:id/export/:kind',
  input: z.strictObject({
    id: listId,
    kind: z.enum(Object.keys(EXPORT_KINDS) as (keyof typeof EXPORT_KINDS)[]),
    /** `true`: each property's notes follow the table of a PDF. */
    withNotes: z._default(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((word) => word === 'true'),
      ),
      false,
    ),
  }),
} as const

/** Where a comp list's marketing map can be looked at. */
export const compListMap = endpoint({
  method: 'GET',
  path: '/api/comp-lists/:id/export/map',
  input: z.strictObject({ id: listId }),
  output: z.object({ mapUrl: z.string() }),
})

/** The map itself, as it is now. */
export const compListMapPicture = {
  method: 'GET',
  path: '/api/comp-lists/:id/map.svg',
  input: z.strictObject({ id: listId }),
} as const
