import type * as z from 'zod/mini'
import { api, type Resource } from '../../sync/api/api.ts'
import { accessWords, tokenOf } from '../../sync/api/endpoint.ts'
import { ERRORS, type ErrorCode } from '../../sync/api/errors.ts'
import type { getOpenApi } from '../../sync/api/reference.ts'
import { type Field, type Operation, operation } from './operation.ts'
import { type JsonSchema, namedSchemas, REF } from './schema-json.ts'

/** Where the reference is made for. */
export interface Deployment {
  origin: string
  version: string
  sessionCookie: string
}

type OpenApi = z.infer<typeof getOpenApi.output>

export interface ResourceReference extends Omit<Resource, 'calls'> {
  key: string
  operations: Operation[]
}

/** The whole contract, ready to be shown. */
export function resources(): ResourceReference[] {
  return Object.entries<Resource>(api).map(([key, { title, about, calls }]) => ({
    key,
    title,
    about,
    operations: Object.entries(calls).map(([id, endpoint]) => operation(id, endpoint)),
  }))
}

const DESCRIPTION =
  'The HTTP interface of Clearheight. Every call is about the team of the session; requests of other sites are refused.'
const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'A sentence for the person who asked.' },
  },
  required: ['code', 'message'],
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi({ origin, version, sessionCookie }: Deployment): OpenApi {
  const all = resources()
  const paths: Record<string, Record<string, object>> = {}
  for (const { title, operations } of all) {
    for (const one of operations) {
      paths[one.path] = { ...paths[one.path], [one.endpoint.method.toLowerCase()]: described(one, title) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clearheight',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: all.map(({ title, about }) => ({ name: title, description: about })),
    security: [{ session: [] }, { token: [] }],
    paths,
    components: {
      schemas: { ...namedSchemas(), Error: ERROR },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([code, { when }]) => [
          code,
          { description: when, content: errorContent(code) },
        ]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by `GET /api/login`.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'An API token, made in the user menu.' },
      },
    },
  }
}

function described(one: Operation, tag: string): object {
  const { endpoint, pathFields, queryFields, body, example } = one
  const { summary, about, access } = endpoint
  return {
    operationId: one.id,
    tags: [tag],
    summary,
    description: [about, accessWords(endpoint)].filter((text) => text !== undefined).join(' '),
    ...(access === 'anyone' && { security: [] }),
    ...(access !== 'anyone' && tokenOf(endpoint) === 'none' && { security: [{ session: [] }] }),
    parameters: [...parameters(one, pathFields, 'path'), ...parameters(one, queryFields, 'query')],
    ...(body !== null && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, example: example.body } },
      },
    }),
    ...(endpoint.body !== undefined && {
      requestBody: {
        required: true,
        content: { [endpoint.body]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responses(one),
  }
}

function parameters({ endpoint }: Operation, fields: readonly Field[], place: 'path' | 'query'): object[] {
  const values = endpoint.example as Record<string, unknown>
  return fields.map(({ name, required, schema: { description, ...schema } }) => ({
    name,
    in: place,
    required: place === 'path' || required,
    ...(description !== undefined && { description }),
    schema,
    ...(name in values && { example: isFigure(schema) ? Number(values[name]) : values[name] }),
  }))
}

/** Examples in an address are written as text. */
function isFigure({ type }: JsonSchema): boolean {
  return type === 'number' || type === 'integer'
}

const NO_CONTENT = 204

function responses({ statuses, mediaTypes, output, errors }: Operation): object {
  const content = Object.fromEntries(
    mediaTypes.map((type) => [
      type,
      type === 'application/json' && output !== null ? { schema: output } : {},
    ]),
  )
  const answer = { description: 'Done.', ...(mediaTypes.length > 0 && { content }) }
  return {
    ...Object.fromEntries(errors.map((code) => [ERRORS[code].status, refusal(code)])),
    ...Object.fromEntries(
      statuses.map((status) => [status, status === NO_CONTENT ? { description: 'Done.' } : answer]),
    ),
    default: {
      description: 'Any other refusal.',
      content: { 'application/json': { schema: { $ref: `${REF}Error` } } },
    },
  }
}

function refusal(code: ErrorCode): object {
  return { $ref: `#/components/responses/${code}` }
}

function errorContent(code: string): object {
  const example = { code, message: ERRORS[code as ErrorCode].when }
  return { 'application/json': { schema: { $ref: `${REF}Error` }, example } }
}
