import * as z from 'zod/mini'

/** The schema with a description for the HTTP reference. */
export function described<T extends z.ZodMiniType>(words: string, schema: T): T {
  return schema.check(z.describe(words))
}
