import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ALIVE_PATH, HEALTH_PATH } from './paths.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: HEALTH_PATH,
  summary: 'Whether the server, its database and the sync engine work.',
  about: '503 with the same answer while something is missing: whether to send people here.',
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

export const getAlive = endpoint({
  method: 'GET',
  path: ALIVE_PATH,
  summary: 'Whether the server itself answers.',
  about: 'Without its database and the sync engine: whether to start it again.',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
  example: {},
  errors: [],
})
