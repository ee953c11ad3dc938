import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import { createApp } from '../../edge/app.ts'
import { cookieNameOn } from '../../edge/auth/session-cookie.ts'
import { openStoredSession } from '../../edge/auth/stored-sessions.ts'
import { freePort } from '../../edge/local/process/free-port.ts'
import { listen } from '../../edge/local/site/node-server.ts'
import { staticFiles } from '../../edge/local/site/static-files.ts'
import { PROJECT } from '../../edge/settings/project.ts'
import { makeProperty } from '../make/property.ts'
import { type AppUnderTest, appUnderTest, SESSION_SECRET, ZERO_API_KEY } from './app-under-test.ts'
import { signInBy } from './auth/directory.ts'
import { fillBook } from './fill-book.ts'
import { type Answer, ask } from './local/ask.ts'
import { startWorker } from './start-worker.ts'

const ORIGIN = 'https://comps.example.com'
const COOKIE = cookieNameOn(ORIGIN, 'clearheight_session')
const PAGE = '<!doctype html><script>document.title="Clearheight"</script><p>The page</p>'
const TEAM = { id: DEMO_TEAM, name: 'Acme Industrial' }
/** A directory that does not answer. */
const SIGN_IN = signInBy(
  { issuer: 'http://127.0.0.1:9' },
  { team: TEAM, teams: [{ ...TEAM, tenants: [], groups: [] }], tenants: [] },
)

interface Question {
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}
/** How a host is asked by a browser at its public address. */
type Host = (question: Question) => Promise<Answer>

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

const hosts = new Map<string, Host>()
let cookie: string

beforeAll(async () => {
  const site = await appUnderTest({ signIn: SIGN_IN })
  await fillBook(site.db, [makeProperty({ id: 'a' })])
  const who = { userId: 'demo-maria', device: 'Tests', idToken: '' }
  cookie = `${COOKIE}=${await openStoredSession(site.db, who, new Date())}`
  const folder = builtFolder()
  hosts.set('Node', await onNode(site, folder))
  hosts.set('workerd', await inWorkerd(site, folder))
})

/** Answers of every kind, and what each is known by. */
const ANSWERS: [name: string, status: number, question: Question & { isSignedIn?: boolean }][] = [
  ['a page', 200, { path: '/comp-lists/12' }],
  ['the page of a sign-in that ended', 200, { path: '/' }],
  ['an asset', 200, { path: '/assets/app-B1x2.js' }],
  ['an asset that is not there', 404, { path: '/assets/gone-B1x2.js' }],
  ['a wrong method', 405, { path: '/search', method: 'POST' }],
  ['an answer of the API', 200, { path: '/api/me', isSignedIn: true }],
  ['a refusal of the API', 401, { path: '/api/me' }],
  ['an address of the API where there is nothing', 404, { path: '/api/nothing' }],
  [
    'a write of another site',
    403,
    { path: '/api/logout', method: 'POST', headers: { Origin: 'https://a.b' } },
  ],
  ['a redirect', 302, { path: '/api/login', isSignedIn: true }],
  ['the reference', 200, { path: '/api/reference' }],
  ['a problem page', 400, { path: '/api/callback?state=x&code=y' }],
  ['a directory that does not answer', 503, { path: '/api/login?returnTo=/search' }],
  ['a picture', 200, { path: picture('svg'), isSignedIn: true }],
  ['a picture as PNG', 200, { path: picture('png'), isSignedIn: true }],
  [
    'a file',
    200,
    {
      path: '/api/properties/export',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ format: 'csv' }),
      isSignedIn: true,
    },
  ],
  ['what the sync service keeps to itself', 404, { path: '/zero/statz' }],
]

describe.each(['Node', 'workerd'])('on %s', (name) => {
  test.each(ANSWERS)(
    '%s has the headers that keep it safe',
    async (_what, status, { isSignedIn, ...asked }) => {
      const headers = { ...asked.headers, ...(isSignedIn ? { Cookie: cookie } : {}) }
      const answer = await hostOf(name)({ ...asked, headers })
      expect(answer.status).toBe(status)
      expectSafe(answer)
    },
  )

  test('a page may run its own scripts and those it names by their hash', async () => {
    const { headers, body } = await hostOf(name)({ path: '/search' })
    expect(body).toBe(PAGE)
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/=]{44}'; .*connect-src 'self' wss:\/\/comps\.example\.com[; ]/,
    )
  })

  test('only the worker that draws pictures may compile WebAssembly', async () => {
    const { headers } = await hostOf(name)({ path: '/assets/report-worker-C3x4.js' })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  })

  test('a version that the browser has is not sent again, and has the headers as well', async () => {
    const { headers } = await hostOf(name)({ path: '/search' })
    const again = await hostOf(name)({ path: '/search', headers: { 'If-None-Match': String(headers.etag) } })
    expect([again.status, again.body]).toEqual([304, ''])
    expectSafe(again)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('an asset is kept for ever, and what belongs to a person by nobody', async () => {
    const asset = await hostOf(name)({ path: '/assets/app-B1x2.js' })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const me = await hostOf(name)({ path: '/api/me', headers: { Cookie: cookie } })
    expect(me.headers['cache-control']).toBe('private, no-store')
  })

  test('a socket of another site is refused, with the headers', async () => {
    const answer = await hostOf(name)({
      path: '/zero/sync/v51/connect',
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        Origin: 'https://evil.example',
      },
    })
    expect(answer.status).toBe(403)
    expectSafe(answer)
  })
})

function hostOf(name: string): Host {
  const host = hosts.get(name)
  if (host === undefined) throw new Error(`There is no host ${name}.`)
  return host
}

function picture(kind: string): string {
  return `/api/pictures/map.${kind}?latitude=29.76&longitude=-95.37&zoom=11&width=200&height=100`
}

/** The headers that every answer of a site on https has, whatever it is. */
function expectSafe({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src '(?:none|self)'; /)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/)
}

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-headers-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  for (const name of ['app-B1x2', 'report-worker-C3x4']) {
    writeFileSync(join(folder, 'assets', `${name}.js`), 'export const answer = 42\n')
  }
  cpSync(join(PROJECT, 'web/public/_headers'), join(folder, '_headers'))
  return folder
}

/** The one-machine host, asked as a proxy of this machine does. */
async function onNode({ services }: AppUnderTest, folder: string): Promise<Host> {
  const port = await freePort()
  const publicSite = { origin: ORIGIN, trustedProxies: ['127.0.0.1'] }
  const server = await listen('localhost', port, undefined, { mode: 'oidc', publicSite })
  cleanUp.defer(() => server.close())
  const settings = { ...services.settings, origins: server.origins, sessionCookie: COOKIE }
  const app = createApp({ ...services, settings })
  server.open({ app, pages: getRequestListener(staticFiles(folder)), zeroPort: await freePort() })
  const forwarded = { host: new URL(ORIGIN).host, 'X-Forwarded-Proto': 'https' }
  return (question) => ask({ ...question, port, headers: { ...question.headers, ...forwarded } })
}

async function inWorkerd({ databaseUrl }: AppUnderTest, folder: string): Promise<Host> {
  const vars = {
    AUTH_MODE: 'oidc',
    OIDC_ISSUER: SIGN_IN.issuer,
    OIDC_CLIENT_ID: SIGN_IN.clientId,
    OIDC_CLIENT_SECRET: SIGN_IN.clientSecret,
    OIDC_ALLOW_ANYONE: 'on',
    TEAM_ID: SIGN_IN.team.id,
    TEAM_NAME: SIGN_IN.team.name,
    PUBLIC_ORIGIN: ORIGIN,
    ZERO_CACHE_URL: 'http://127.0.0.1:9',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET,
    ZERO_API_KEY,
  }
  const harness = await startWorker({ main: 'tests/edge/worker-on-https.ts', assetsFolder: folder, vars })
  cleanUp.defer(() => harness.close())
  return async ({ path, ...init }) => {
    const answer = await harness.fetch(ORIGIN + path, { ...init, redirect: 'manual' })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    }
  }
}
