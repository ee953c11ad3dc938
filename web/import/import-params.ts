import * as z from 'zod/mini'

/** What is imported: a source that is there already, by its number; without it, a file that was given. */
export const importParams = z.object({ source: z.catch(z.optional(z.int()), undefined) })
