import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Reads the sources of the book again. While another run is under way: 409 with `run: {source, rowsRead, startedAt}`. */
export const syncRunEndpoint = endpoint({
  method: 'POST',
  path: '/api/properties/sync',
  input: z.strictObject({
    /** Taken and of no effect: every source is read anew each time. */
    forceGoogleSheets: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Properties in the book now. */
    count: z.int(),
    /** The sources read, in words: `houston, north`; empty where none has a file to read. */
    source: z.string(),
    /** Sources that could not be read, each with the reason; their properties stay. */
    failures: z.array(z.object({ source: z.string(), reason: z.string() })),
  }),
})
