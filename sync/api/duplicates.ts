import * as z from 'zod/mini'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'

/** Two properties that may be one. */
const possibleDuplicate = z.object({
  why: described('What the two have in common, in a sentence.', z.string()),
  properties: described(
    'Two, of two sources.',
    z.array(z.object({ id: z.string(), name: z.string(), source: z.string(), address: z.string() })),
  ),
})
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/duplicates',
  summary: 'Lists properties that two sources may both have.',
  about:
    'One pair a building and two sources, at most 500: they have the same street address, and the same size or nearly the same name.',
  access: 'user',
  input: z.strictObject({}),
  output: z.object({ duplicates: z.array(possibleDuplicate) }),
  example: {},
  errors: ['too_many'],
})
