import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HEALTH_PATH } from './paths.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: HEALTH_PATH,
  summary: 'Whether the server, its database and the sync engine work.',
  about: '503 with the same answer while something is missing.',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    status: z.enum(['ok', 'starting', 'failing']),
    properties: z.optional(z.int()),
    database: z.boolean(),
    sync: z.boolean(),
  }),
  statuses: [200, 503],
  example: {},
  errors: [],
})
