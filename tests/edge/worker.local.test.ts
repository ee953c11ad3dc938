import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness, type TestHarness } from 'wrangler'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SETTINGS = {
  AUTH_MODE: 'demo',
  PUBLIC_ORIGIN: 'http://localhost:8787',
  ZERO_CACHE_URL: 'http://127.0.0.1:9',
  DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none',
  SESSION_SECRET: 'a secret of the tests that is long enough',
  ZERO_API_KEY: 'the key of zero-cache in tests',
}

let harness: TestHarness
async function start(vars: Record<string, string>): Promise<void> {
  // The assets' folder must be there, whatever is in it.
  mkdirSync(`${ROOT}/dist`, { recursive: true })
  harness = createTestHarness({ root: ROOT, workers: [{ configPath: `${ROOT}/wrangler.toml`, vars }] })
  await harness.listen()
}

beforeAll(() => start(SETTINGS))
afterAll(() => harness.close())

const get = async (path: string) => {
  const response = await harness.fetch(`http://localhost:8787${path}`)
  return { status: response.status, body: (await response.json()) as unknown }
}

test('in workerd the app bundles, starts and says that database and sync engine are missing', async () => {
  expect(await get('/api/health')).toEqual({
    status: 503,
    body: { status: 'failing', database: false, sync: false },
  })
})

test('in workerd an address that is not there and an error nobody foresaw are answered as on Node', async () => {
  expect(await get('/api/nope')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await get('/api/properties')).toMatchObject({ status: 500, body: { code: 'internal' } })
})

test('in workerd of the sync engine only the socket of a page is passed on, and only to pages of this site', async () => {
  const status = async (path: string, headers: Record<string, string> = {}, host = 'localhost:8787') =>
    (await harness.fetch(`http://${host}${path}`, { headers })).status
  const socket = '/zero/sync/v51/connect'
  expect(await status('/zero/statz', { Origin: SETTINGS.PUBLIC_ORIGIN })).toBe(404)
  expect(await status('/zero/replication/v6/changes', { Origin: SETTINGS.PUBLIC_ORIGIN })).toBe(404)
  expect(await status(socket)).toBe(403)
  expect(await status(socket, { Origin: 'http://evil.example' })).toBe(403)
  expect(await status(socket, { Origin: SETTINGS.PUBLIC_ORIGIN }, 'evil.example')).toBe(421)
})
