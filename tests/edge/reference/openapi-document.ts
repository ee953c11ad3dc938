import type { JsonSchema } from '../../../edge/reference/schema-json.ts'
import type { AppUnderTest } from '../app-under-test.ts'

interface Content {
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>
}
interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
  example?: unknown
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: Content
  responses: Record<string, Content & { description?: string; $ref?: string }>
}

interface Document {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Content>
    securitySchemes: { session: { type: string; in: string; name: string } }
  }
}

export interface OpenApi {
  document: Document
  /** By the ids of the calls, each with its method and path. */
  operations: Record<string, { operation: Operation; place: string }>
}

/** The reference as a server gives it to programs. */
export async function openApiOf(server: AppUnderTest): Promise<OpenApi> {
  const document = (await (await server.get('/api/openapi.json')).json()) as Document
  const operations = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { operation, place: `${method.toUpperCase()} ${path}` },
      ]),
    ),
  )
  return { document, operations }
}
