import * as z from 'zod/mini'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'

export const syncProperties = endpoint({
  method: 'POST',
  path: '/api/properties/sync',
  summary: 'Reads the spreadsheets again.',
  about:
    'While another run is under way, 409 with `run`: its source, the rows read so far and when it started.',
  access: 'member',
  input: z.strictObject({
    forceGoogleSheets: described(
      'Taken and of no effect: every source is read anew each time.',
      z.optional(z.boolean()),
    ),
  }),
  output: z.object({
    count: described('Properties there are now.', z.int()),
    source: described(
      'The sources read, in words: `houston, north`; empty where none has a file to read.',
      z.string(),
    ),
    failures: described(
      'Sources that could not be read, each with the reason; their properties stay.',
      z.array(z.object({ source: z.string(), reason: z.string() })),
    ),
  }),
  example: { forceGoogleSheets: true },
  errors: ['conflict', 'too_many'],
})
