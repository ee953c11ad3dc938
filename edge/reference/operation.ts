import type { AnyEndpoint } from '../../sync/api/endpoint.ts'
import type { ErrorCode } from '../../sync/api/errors.ts'
import { errorsOf } from '../../sync/api/errors-of.ts'
import { type CallRequest, requestOf } from '../../sync/api/request-of.ts'
import { type JsonSchema, schemaJson } from './schema-json.ts'

export interface Field {
  name: string
  schema: JsonSchema
  required: boolean
}

/** An endpoint as its reference shows it. */
export interface Operation {
  id: string
  endpoint: AnyEndpoint
  /** `/api/notes/{noteId}`. */
  path: string
  pathFields: Field[]
  queryFields: Field[]
  /** What the JSON body holds; null where there is none. */
  body: JsonSchema | null
  example: CallRequest
  /** The JSON it answers; null where it answers something else. */
  output: JsonSchema | null
  /** The statuses of success. */
  statuses: readonly number[]
  mediaTypes: readonly string[]
  errors: ErrorCode[]
}

export function operation(id: string, endpoint: AnyEndpoint): Operation {
  const input = schemaJson(endpoint.input, 'input')
  const fields = fieldsOf(input)
  const inPath = new Set(Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name]) => name))
  const others = fields.filter(({ name }) => !inPath.has(name))
  const hasBody =
    endpoint.body === undefined &&
    (endpoint.method === 'POST' || endpoint.method === 'PUT') &&
    others.length > 0
  const example = requestOf(endpoint, endpoint.example as Record<string, unknown>)
  return {
    id,
    endpoint,
    path: endpoint.path.replace(/:(\w+)/g, '{$1}'),
    pathFields: fields.filter(({ name }) => inPath.has(name)),
    queryFields: hasBody ? [] : others,
    body: hasBody ? objectOf(others, input) : null,
    example: hasBody ? example : { ...example, body: null },
    output: 'output' in endpoint ? schemaJson(endpoint.output, 'output') : null,
    ...answerOf(endpoint),
    errors: errorsOf(endpoint, fields.length > 0),
  }
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
  }))
}

function objectOf(fields: readonly Field[], { additionalProperties }: JsonSchema): JsonSchema {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    ...(additionalProperties !== undefined && { additionalProperties }),
  }
}

function answerOf(endpoint: AnyEndpoint): Pick<Operation, 'statuses' | 'mediaTypes'> {
  if ('status' in endpoint) return { statuses: [endpoint.status], mediaTypes: [] }
  if ('files' in endpoint) return { statuses: [200], mediaTypes: endpoint.files.map(withoutCharset) }
  const stream = endpoint.stream === undefined ? [] : [endpoint.stream]
  return { statuses: endpoint.statuses ?? [200], mediaTypes: ['application/json', ...stream] }
}

function withoutCharset(mediaType: string): string {
  return mediaType.split(';', 1)[0] ?? mediaType
}
