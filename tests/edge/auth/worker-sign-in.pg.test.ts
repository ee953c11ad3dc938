import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHarness } from 'wrangler'
import { SESSION_COOKIE } from '../../../edge/auth/session.ts'
import { createTestDatabase } from '../../postgres.ts'
import { ORIGIN, SESSION_SECRET, ZERO_API_KEY } from '../app-under-test.ts'
import { startWorker } from '../start-worker.ts'
import { openDirectory, signInBy, TENANT } from './directory.ts'
import { PersonAtBrowser } from './person-at-browser.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let harness: TestHarness
beforeAll(async () => {
  const database = await createTestDatabase()
  cleanUp.defer(database.drop)
  const people = {
    ann: { tid: TENANT, oid: 'ann', name: 'Ann Castillo' },
    stranger: { tid: 'another-tenant', oid: 'stranger', name: 'Ann Castillo' },
  }
  const directory = await openDirectory(people, ORIGIN)
  cleanUp.defer(directory.close)
  const { issuer, clientId, clientSecret, providerName, team } = signInBy(directory)
  const vars = {
    AUTH_MODE: 'oidc',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_PROVIDER_NAME: providerName,
    OIDC_TENANTS: TENANT,
    TEAM_ID: team.id,
    TEAM_NAME: team.name,
    DATABASE_URL: database.url,
    SESSION_SECRET,
    ZERO_API_KEY,
  }
  harness = await startWorker({ main: 'tests/edge/worker-on-loopback.ts', vars })
  cleanUp.defer(() => harness.close())
})

const worker = {
  request: async (url: string, init: RequestInit) => {
    const { status, headers, body } = await harness.fetch(url, init as never)
    return new Response(status === 204 ? null : (body as ReadableStream | null), {
      status,
      headers: headers as unknown as Headers,
    })
  },
}

test('in workerd who signs in at the directory comes back as themselves, and signs out again', async () => {
  const ann = new PersonAtBrowser(worker, 'ann')
  expect((await ann.send('GET', '/api/me')).status).toBe(401)
  const callback = await ann.signInUpToCallback('/search?q=crane')
  expect(callback.href).toContain(`${ORIGIN}/api/callback?code=`)
  // What is behind it are static files, which are not the Worker's.
  await ann.open(callback.href)
  const me = await ann.send('GET', '/api/me')
  expect([me.status, JSON.parse(me.text)]).toMatchObject([200, { name: 'Ann Castillo', teamId: 'acme' }])
  const { text } = await ann.send('GET', '/api/sessions')
  expect(JSON.parse(text)).toMatchObject({ sessions: [{ isCurrent: true }] })
  const out = await ann.send('POST', '/api/logout')
  expect(JSON.parse(out.text)).toMatchObject({ signOutUrl: expect.stringContaining('/session/end?') })
  expect((await ann.send('GET', '/api/me')).status).toBe(401)
})

test('in workerd a stranger and a callback of another browser are refused with a page', async () => {
  const stranger = new PersonAtBrowser(worker, 'stranger')
  expect((await stranger.signIn()).status).toBe(403)
  expect(stranger.cookie(SESSION_COOKIE)).toBeUndefined()
  const callback = await new PersonAtBrowser(worker, 'ann').signInUpToCallback()
  expect((await stranger.open(callback.href)).status).toBe(400)
})
