import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from './endpoint.ts'

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This reference for programs: OpenAPI 3.1.',
  access: 'anyone',
  input: z.object({}),
  output: z.looseObject({ openapi: z.string() }),
  example: {},
  errors: [],
})

export const getReference = fileEndpoint({
  method: 'GET',
  path: '/api/reference',
  summary: 'This reference as a page.',
  access: 'anyone',
  input: z.object({}),
  files: ['text/html'],
  example: {},
  errors: [],
})
