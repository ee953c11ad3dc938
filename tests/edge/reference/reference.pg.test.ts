import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../edge/app.ts'
import project from '../../../package.json' with { type: 'json' }
import { api, type Resource } from '../../../sync/api/api.ts'
import { ERRORS } from '../../../sync/api/errors.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { schemaProblems } from '../schema-problems.ts'
import { type OpenApi, openApiOf } from './openapi-document.ts'

const CALLS = Object.values<Resource>(api).flatMap(({ calls }) => Object.entries(calls))

let server: AppUnderTest
let document: OpenApi['document']
let operations: OpenApi['operations']
beforeAll(async () => {
  server = await appUnderTest()
  ;({ document, operations } = await openApiOf(server))
})

test.each(CALLS)(
  '%s is told with a summary of one line and an example that its own schema takes',
  (id, endpoint) => {
    const { operation, place } = operations[id] ?? {}
    expect(place).toBe(`${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`)
    expect(operation?.summary).toMatch(/^[A-Z][^\n]{8,110}\.$/)
    const examples = [
      ...(operation?.parameters ?? []).map(({ example, schema }) => ({ example, schema })),
      ...Object.values(operation?.requestBody?.content ?? {}),
    ].filter(({ example }) => example !== undefined)
    const problems = examples.flatMap(({ example, schema = {} }) =>
      schemaProblems(example, schema, document.components.schemas),
    )
    expect(problems).toEqual([])
  },
)

test('every route is documented, and what is documented is a route', () => {
  const routes = createApp(server.services)
    .routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/zero/'))
    .map(({ method, path }) => `${method} ${path}`)
  const documented = CALLS.map(([, { method, path }]) => `${method} ${path}`)
  expect(documented.toSorted()).toEqual([...new Set(routes)].toSorted())
})

test('the document is OpenAPI 3.1: what it refers to is in it, and names are given once', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: 'Clearheight', version: project.version })
  expect(document.security).toEqual([{ session: [] }, { token: [] }])
  expect(document.components.securitySchemes.session).toMatchObject({ type: 'apiKey', in: 'cookie' })
  const refs = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
  const parts = document as unknown as Record<string, unknown>
  const lost = Array.from(refs, ([, path = '']) => path).filter(
    (path) =>
      path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], parts) ===
      undefined,
  )
  expect(lost).toEqual([])
  const tags = new Set(document.tags.map(({ name }) => name))
  expect(Object.keys(operations)).toHaveLength(Object.values(document.paths).flatMap(Object.keys).length)
  for (const { operation, place } of Object.values(operations)) {
    expect(operation.tags.filter((tag) => !tags.has(tag))).toEqual([])
    const inPath = operation.parameters.filter((one) => one.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(place.match(/\{\w+\}/g) ?? [])
    expect(inPath.every(({ required }) => required)).toBe(true)
    for (const [status, { description, $ref }] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^(?:[2345]\d\d|default)$/)
      expect(description ?? $ref).toEqual(expect.any(String))
    }
  }
})

test('the reference names the status of every refusal as the server answers it', async () => {
  const answers = [
    await server.get('/api/properties?limit=0'),
    await server.get('/api/properties/none/source'),
    await server.get('/api/me', { Cookie: 'clearheight_session=' }),
    await server.put(
      '/api/notes/none',
      { note: 'a', isPrivate: false },
      { Origin: 'https://elsewhere.example' },
    ),
  ]
  const told = await Promise.all(
    answers.map(async (answer) => [
      ((await answer.json()) as { code: keyof typeof ERRORS }).code,
      answer.status,
    ]),
  )
  expect(told).toEqual(
    (['bad_request', 'not_found', 'unauthorized', 'forbidden'] as const).map((code) => [
      code,
      ERRORS[code].status,
    ]),
  )
})

test('the page shows every call, runs nothing and loads nothing but its own style', async () => {
  const answer = await server.get('/api/reference')
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  const missing = CALLS.filter(
    ([id]) => !page.includes(`<article id="${id}">`) || !page.includes(`href="#${id}"`),
  )
  expect(missing).toEqual([])
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toContain(`; style-src 'sha256-${hash}';`)
  expect(page).not.toMatch(/<script|javascript:|\son\w+=|style="|https?:\/\/(?!localhost:8787)/)
  const anchors = Array.from(page.matchAll(/href="#([^"]+)"/g), ([, id]) => `id="${id}"`)
  expect(anchors.filter((id) => !page.includes(id))).toEqual([])
})
