import { expect, test } from 'vitest'
import { importSlicesOf } from '../../../edge/settings/import-settings.ts'
import { parseWorkerEnv } from '../../../edge/settings/worker-env.ts'

const SET = {
  AUTH_MODE: 'demo',
  PUBLIC_ORIGIN: 'http://localhost:8787',
  ZERO_CACHE_URL: 'http://127.0.0.1:4848',
  DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none',
  SESSION_SECRET: 'a secret of the tests that is long enough',
  ZERO_API_KEY: 'the key of zero-cache in tests',
}

test('a Worker reads imports ten thousand rows and ten seconds at a time, or as it is told', () => {
  expect(importSlicesOf({})).toEqual({ rows: 10_000, seconds: 10 })
  const parsed = parseWorkerEnv({ ...SET, IMPORT_SLICE_ROWS: '500', IMPORT_SLICE_SECONDS: '0' })
  if (!parsed.ok) throw new Error(parsed.sentence)
  expect(importSlicesOf(parsed.env)).toEqual({ rows: 500, seconds: 0 })
})

test.each([
  [{ IMPORT_SLICE_ROWS: '0' }, 'IMPORT_SLICE_ROWS must be a whole number from 1 to 1,000,000.'],
  [{ IMPORT_SLICE_ROWS: 'many' }, 'IMPORT_SLICE_ROWS must be a whole number from 1 to 1,000,000.'],
  [{ IMPORT_SLICE_SECONDS: '241' }, 'IMPORT_SLICE_SECONDS must be a whole number from 0 to 240.'],
])('%o is refused with a sentence', (variables, sentence) => {
  const parsed = parseWorkerEnv({ ...SET, ...variables })
  expect(parsed.ok ? '' : parsed.sentence).toContain(sentence)
})
