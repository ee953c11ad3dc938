import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { createApp } from '../../../edge/app.ts'
import { openLogin, sealLogin } from '../../../edge/auth/directory/login-state.ts'
import { createRateLimit } from '../../../edge/rate-limit/rate-limit.ts'
import { createProviderMemory } from '../../../edge/services/provider-memory.ts'
import { ORIGIN, SESSION_SECRET } from '../app-under-test.ts'
import { ANN } from './directory.ts'
import { type Page, PersonAtBrowser } from './person-at-browser.ts'
import { siteWithDirectory } from './site-with-directory.ts'

const PEOPLE = {
  ann: ANN,
  bob: { ...ANN, oid: 'oid-of-bob', email_verified: false },
  // The same address as Ann's, given by another tenant.
  stranger: { ...ANN, tid: '00000000-0000-0000-0000-00000000beef', oid: 'oid-of-stranger' },
}

const { site, directory, clock, person, appWith } = await siteWithDirectory(PEOPLE)
beforeEach(() => {
  clock.aheadMs = 0
})

async function expectSignedOut(browser: PersonAtBrowser): Promise<void> {
  expect((await browser.send('GET', '/api/me')).status).toBe(401)
}

async function sessions(): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(site.db, sql`select count(*)::int as n from private.session`)
  return row?.n ?? 0
}

/** A page that says why nobody was signed in: plain, private, and with a way back. */
function expectProblem(page: Page, status: number, sentence: string): void {
  expect(page.status).toBe(status)
  expect(page.text).toContain(sentence)
  expect(page.text).toMatch(/<a href="\/api\/login\?returnTo=[^"]*">Sign in with Acme ID<\/a>/)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; style-src 'sha256-/)
  expect(page.headers.get('cache-control')).toMatch(/no-store/)
}

test.each([
  ['a changed state', 'state'],
  ['no state', null],
])('a callback with %s signs nobody in', async (_name, parameter) => {
  const ann = person()
  const callback = await ann.signInUpToCallback()
  if (parameter === null) callback.searchParams.delete('state')
  else callback.searchParams.set(parameter, 'x'.repeat(43))
  expectProblem(await ann.open(callback.href), 400, 'begun in another tab or browser')
  await expectSignedOut(ann)
})

test('a callback in a browser that began no sign-in signs nobody in', async () => {
  const callback = await person().signInUpToCallback()
  const other = person('bob')
  expectProblem(await other.open(callback.href), 400, 'begun in another tab or browser')
  await expectSignedOut(other)
})

test.each([
  ['another nonce', { nonce: 'another nonce' }],
  ['another verifier', { verifier: 'v'.repeat(43) }],
])('an answer to a sign-in with %s signs nobody in', async (_name, other) => {
  const ann = person()
  const callback = await ann.signInUpToCallback()
  const [cookie, sealed] = ann.logins()[0] ?? ['', '']
  const login = await openLogin(sealed, [SESSION_SECRET], new Date())
  if (login === null) throw new Error('The cookie does not open.')
  ann.setCookie(cookie, await sealLogin({ ...login, ...other }, SESSION_SECRET, new Date()))
  expectProblem(await ann.open(callback.href), 502, 'could not be used')
  await expectSignedOut(ann)
})

test('a sign-in that took longer than ten minutes is begun again', async () => {
  const ann = person()
  const callback = await ann.signInUpToCallback('/search')
  clock.aheadMs = 601_000
  expectProblem(await ann.open(callback.href), 400, 'longer than ten minutes')
})

test('a sign-in under way goes on after the secret was changed', async () => {
  const ann = person()
  await ann.signInUpToCallback()
  const [, sealed] = ann.logins()[0] ?? []
  const secrets = ['a new secret of the tests, which is long enough', SESSION_SECRET]
  expect(await openLogin(sealed, secrets, new Date())).not.toBeNull()
  expect(await openLogin(sealed, secrets.slice(0, 1), new Date())).toBeNull()
})

test('an address may begin so many sign-ins, also while the directory is away, and another one is not held up', async () => {
  const { limits, now } = site.services
  const take = createRateLimit({ atOnce: 1, perMinute: 2 }, now)
  const app = createApp({
    ...site.services,
    limits: { ...limits, signIns: take },
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    providerMemory: createProviderMemory(),
  })
  const begin = async (clientAddress: string) =>
    await app.request(`${ORIGIN}/api/login`, {}, { clientAddress })
  expect((await begin('203.0.113.9')).status).toBe(503)
  const refused = await begin('203.0.113.9')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await refused.text()).toContain('Try again in a minute.')
  expect((await begin('203.0.113.10')).status).toBe(503)
})

test('a callback is good once', async () => {
  const ann = person()
  const callback = await ann.signInUpToCallback()
  const [cookie, sealed] = ann.logins()[0] ?? ['', '']
  await ann.open(callback.href)
  const before = await sessions()
  const thief = person()
  thief.setCookie(cookie, sealed)
  expectProblem(await thief.open(callback.href), 502, 'could not be used')
  expect(await sessions()).toBe(before)
})

test('who is of another tenant is told so, and becomes no user, whatever address they have', async () => {
  const stranger = person('stranger')
  expectProblem(await stranger.signIn(), 403, 'ask whoever looks after Clearheight in your company')
  await expectSignedOut(stranger)
  expect(await rowsOf(site.db, sql`select from private.identity where subject = 'oid-of-stranger'`)).toEqual(
    [],
  )
})

test.each<[string, number, string, () => Promise<Response>]>([
  ['is down', 503, 'reach Acme ID', () => Promise.reject(new TypeError('fetch failed'))],
  ['is failing', 503, 'reach Acme ID', async () => new Response('no', { status: 500 })],
  ['answers with a page', 502, 'could not be used', async () => new Response('<p>Hello</p>')],
  ['is another one', 502, 'could not be used', async () => Response.json({ issuer: 'https://evil.example' })],
  ['never stops talking', 502, 'could not be used', async () => new Response('x'.repeat(600_000))],
])(
  'a directory that %s at the begin or the end of a sign-in gives a sentence and a way back',
  async (...told) => {
    const [, status, sentence, answer] = told
    const app = appWith({}, answer)
    expectProblem(await new PersonAtBrowser(app, 'ann').signIn('/search'), status, sentence)
    const ann = person()
    const callback = await ann.signInUpToCallback('/search')
    const late = new PersonAtBrowser(app, 'ann')
    for (const [name, value] of ann.logins()) late.setCookie(name, value)
    const page = await late.open(callback.href)
    expectProblem(page, status, sentence)
    expect(page.text).toContain('/api/login?returnTo=%2Fsearch')
  },
)

/** Out of the test, which nothing holds while it waits for such a request: both would be collected, and never end. */
const unanswered: Request[] = []

test('a directory that does not answer is waited for no longer than a person would', async () => {
  const app = appWith({}, (request) => {
    unanswered.push(request)
    const { signal } = request
    signal.throwIfAborted()
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  expectProblem(await new PersonAtBrowser(app, 'ann').signIn(), 503, 'reach Acme ID')
})

test('a wrong secret is told to whoever reads the log, by the standard’s word for it', async () => {
  const ann = new PersonAtBrowser(appWith({ clientSecret: 'a wrong secret' }), 'ann')
  expectProblem(await ann.signIn(), 502, 'could not be used')
  expect(site.log.at(-1)).toMatchObject({ event: 'sign_in', outcome: 'garbled', code: 'invalid_client' })
})

test('who stops at the directory is told so', async () => {
  const ann = person()
  const login = await site.get('/api/login')
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(login.headers.get('set-cookie') ?? '') ?? []
  ann.setCookie(name, value)
  const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? ''
  const search = new URLSearchParams({ error: 'access_denied', state, iss: directory.issuer })
  expectProblem(await ann.open(`/api/callback?${search}`), 400, 'stopped at Acme ID')
})

test('no log line of all this has a code, a token or an address in it', () => {
  const log = JSON.stringify(site.log)
  expect(log).toContain('"event":"sign_in"')
  expect(log).not.toMatch(/castillo|acme\.example|oid-of|code=|eyJ|https?:/i)
})
