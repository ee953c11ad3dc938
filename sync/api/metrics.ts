import * as z from 'zod/mini'
import { fileEndpoint } from './endpoint.ts'
import { METRICS_PATH } from './paths.ts'

export const getMetrics = fileEndpoint({
  method: 'GET',
  path: METRICS_PATH,
  summary: 'Figures of the server for Prometheus.',
  about:
    'Requests by route and status, how long they took, open sockets, how many properties there are and the age of runs. There only where METRICS_TOKEN is set, for whoever sends that as Authorization: Bearer.',
  access: 'anyone',
  input: z.object({}),
  files: ['text/plain'],
  example: {},
  errors: ['unauthorized', 'not_found'],
})
