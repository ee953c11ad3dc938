import { beforeAll, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { signSession } from '../../../edge/auth/session.ts'
import { BOOK_FORMAT } from '../../../sync/book/wire/book-version.ts'
import { type AppUnderTest, appUnderTest, ORIGIN, SESSION_SECRET, ZERO_API_KEY } from '../app-under-test.ts'
import { type App, isInWorkerd } from '../host.ts'
import { JAMES } from '../people.ts'

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  await seedDemoTeam(site.db)
})

const fromZeroCache = { 'X-Api-Key': ZERO_API_KEY }
const askForBook = ['transform', [{ id: '1', name: 'book.current', args: [] }]]

test('a request for a host that is not ours is refused, whatever it asks for', async () => {
  const response = await site.app.request('http://evil.example:8787/api/me')
  expect(response.status).toBe(421)
})

test.each(['http://evil.example', 'null', 'http://localhost:9999'])(
  'a write from the origin %s is refused',
  async (origin) => {
    const response = await site.post('/api/properties/filter', {}, { Origin: origin })
    expect(response.status).toBe(403)
  },
)

test('a write without an Origin is let in, unless the browser says that it crosses sites', async () => {
  const body = { method: 'POST', body: '{}' }
  expect((await site.app.request(`${ORIGIN}/api/properties/filter`, body)).status).toBe(200)
  const crossSite = { ...body, headers: { 'Sec-Fetch-Site': 'cross-site' } }
  expect((await site.app.request(`${ORIGIN}/api/properties/filter`, crossSite)).status).toBe(403)
})

test('the sync doors open to zero-cache with our origin, and to nobody else', async () => {
  const path = '/api/zero/query?schema=zero_0&appID=zero'
  const statusWith = async (headers: Record<string, string>) =>
    (await site.post(path, askForBook, headers)).status
  expect(await statusWith(fromZeroCache)).toBe(200)
  expect(await statusWith({})).toBe(403)
  expect(await statusWith({ 'X-Api-Key': 'guessed' })).toBe(403)
  expect(await statusWith({ ...fromZeroCache, Origin: 'http://evil.example' })).toBe(403)
  const withoutOrigin = await site.app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    body: JSON.stringify(askForBook),
    headers: { 'Content-Type': 'application/json', ...fromZeroCache },
  })
  expect(withoutOrigin.status).toBe(403)
})

const JAMES_NOW = { id: 'demo-james' }
const cookieOf = async (secret: string, signedAt: Date) =>
  `clearheight_session=${await signSession(JAMES, secret, signedAt)}`

test.each([
  ['none', async () => undefined],
  ['what another product has signed', () => cookieOf('another secret of some length', new Date())],
  ['what another product has signed, long ago', () => cookieOf('another secret of some length', new Date(0))],
  ['what nobody has signed', async () => `clearheight_session=e30.${btoa(JSON.stringify(JAMES))}.`],
  ['words', async () => 'clearheight_session=forged'],
  ['that of a product with another name', async () => 'clearheight_session_0123456789ab='],
])('in the demo who comes with a cookie that is %s is the demo user', async (_name, cookie) => {
  const Cookie = await cookie()
  const response = await site.get('/api/me', Cookie === undefined ? {} : { Cookie })
  expect(await response.json()).toMatchObject({ id: 'demo-maria', teamId: 'demo' })
})

test('a session holds until it expires, and then is refused in the demo as well', async () => {
  const now = new Date()
  const yesterday = new Date(now.getTime() - 24 * 3_600_000)
  expect(
    await (await site.get('/api/me', { Cookie: await cookieOf(SESSION_SECRET, now) })).json(),
  ).toMatchObject({
    id: 'demo-james',
    teamName: 'Demo Brokerage',
  })
  expect((await site.get('/api/me', { Cookie: await cookieOf(SESSION_SECRET, yesterday) })).status).toBe(401)
})

test('signing in sets a cookie that scripts and other sites cannot use, and leads back only to this site', async () => {
  const response = await site.get('/api/login?returnTo=/search%3Fq%3Dcrane')
  expect(response.headers.get('location')).toBe('/search?q=crane')
  expect(response.headers.get('set-cookie')).toMatch(
    /^clearheight_session=.+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const elsewheres = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example/x',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/search?q=a\0b',
    'search',
    '',
  ]
  for (const elsewhere of elsewheres) {
    const answer = await site.get(`/api/login?returnTo=${encodeURIComponent(elsewhere)}`)
    expect(answer.headers.get('location')).toBe('/')
  }
})

test('signing in leads back to a path with its search and its hash, and to nothing else of an address', async () => {
  const path = '/search?q=clear%20height&sort=rent_asc#facts'
  const answer = await site.get(`/api/login?returnTo=${encodeURIComponent(path)}`)
  expect(answer.headers.get('location')).toBe(path)
})

test.each([
  ['a link of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a link of another server of this machine', { 'Sec-Fetch-Site': 'same-site' }],
  ['a link of another site in a browser of old', { Referer: 'https://evil.example/page' }],
  ['a form of another site', { Origin: 'null' }],
])('%s changes nothing about who is signed in', async (_who, headers) => {
  const answer = await site.get('/api/login?as=demo-james&returnTo=/search', headers)
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
    302,
    '/search',
    null,
  ])
})

test.each([
  ['a link of this site', { 'Sec-Fetch-Site': 'same-origin', Referer: `${ORIGIN}/search` }],
  ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
  ['a link of this site in a browser of old', { Referer: `${ORIGIN}/search` }],
])('%s signs in whom it names', async (_who, headers) => {
  const answer = await site.get('/api/login?as=demo-james', headers)
  expect(answer.headers.get('set-cookie')).toMatch(/^clearheight_session=e/)
})

test('the demo signs in as another of its people where asked, and as nobody else', async () => {
  const response = await site.get('/api/login?as=demo-james&returnTo=/search')
  const Cookie = (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  expect(await (await site.get('/api/me', { Cookie })).json()).toMatchObject({
    id: 'demo-james',
    teamName: 'Demo Brokerage',
    name: 'James Okafor',
    email: 'james.okafor@example.com',
    firstName: 'James',
    lastName: 'Okafor',
    profileImageUrl: null,
    teammates: [{ id: 'demo-maria', name: 'Maria Torres' }],
  })
  for (const nobody of ['other-ann', '', 'demo-maria%00', '__proto__']) {
    const refused = await site.get(`/api/login?as=${nobody}`)
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([400, null])
  }
})

test('signing out ends the session and has the browser forget it, in the demo as well, until one signs in again', async () => {
  const { headers, status } = await site.post('/api/logout', {})
  expect([status, headers.get('clear-site-data')]).toEqual([204, '"cache", "storage"'])
  const Cookie = (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  for (const path of ['/api/me', '/api/bootstrap', '/api/book', '/api/book/tail', '/api/properties'])
    expect((await site.get(path, { Cookie })).status).toBe(401)
  expect((await site.get('/api/login', { Cookie })).headers.get('set-cookie')).toMatch(
    /^clearheight_session=e/,
  )
})

test.skipIf(isInWorkerd)('two products on one machine do not sign each other out', async () => {
  const { services } = site
  const own = {
    sessionCookie: 'clearheight_session_b',
    sessionSecrets: ['the secret of the second product, long'],
  } as const
  const other = site.appWith({ settings: { ...services.settings, ...own } })
  const jar = new Map<string, string>()
  const ask = async (app: App, path: string, method = 'GET') => {
    const Cookie = Array.from(jar, (pair) => pair.join('=')).join('; ')
    const response = await app.request(`${ORIGIN}${path}`, { method, headers: { Cookie, Origin: ORIGIN } })
    const [name, value] = response.headers.get('set-cookie')?.split(';', 1)[0]?.split('=') ?? []
    if (name !== undefined && value !== undefined) jar.set(name, value)
    return response
  }
  const isJames = async (app: App) =>
    expect(await (await ask(app, '/api/me')).json()).toMatchObject(JAMES_NOW)
  await ask(site.app, '/api/login?as=demo-james')
  await ask(other, '/api/login?as=demo-james')
  await isJames(site.app)
  await isJames(other)
  await ask(other, '/api/logout', 'POST')
  await isJames(site.app)
  expect((await ask(other, '/api/me')).status).toBe(401)
})

test('a new secret signs nobody out while the former one is known, and does once it is not', async () => {
  const { services } = site
  const Cookie = await cookieOf(SESSION_SECRET, new Date())
  const meWith = async (...sessionSecrets: [string, ...string[]]) => {
    const app = site.appWith({ settings: { ...services.settings, sessionSecrets } })
    const response = await app.request(`${ORIGIN}/api/me`, { headers: { Cookie } })
    return (await response.json()) as unknown
  }
  const fresh = 'a new secret of the tests that is long enough'
  expect(await meWith(fresh, SESSION_SECRET)).toMatchObject(JAMES_NOW)
  expect(await meWith(fresh)).not.toMatchObject(JAMES_NOW)
})

test.each<[string, () => Promise<Response>]>([
  ['who is signed in', async () => site.get('/api/me')],
  ['comp lists', async () => site.get('/api/comp-lists')],
  ['properties', async () => site.get('/api/properties')],
  ['found properties', async () => site.post('/api/properties/search', { query: 'crane' })],
  ['the assistant’s answer', async () => site.post('/api/chat', { message: 'cranes' })],
  [
    'the assistant’s stream',
    async () =>
      site.post(
        '/api/chat',
        { messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'cranes' }] }] },
        { Accept: 'text/event-stream' },
      ),
  ],
  ['the opening', async () => site.get('/api/bootstrap')],
  ['the book', async () => site.get('/api/book')],
  ['what changed in it', async () => site.get('/api/book/tail')],
  ['a refusal', async () => site.get('/api/properties/none/notes')],
  ['a refusal of a body', async () => site.post('/api/chat', 'x'.repeat(300_000))],
  ['a session', async () => site.get('/api/login')],
  ['nothing', async () => site.get('/api/nothing')],
])('no cache on the way keeps %s, or gives it to another user', async (_name, ask) => {
  const { headers } = await ask()
  expect(headers.get('cache-control')).toMatch(/private|no-store/)
  expect(headers.get('vary')).toMatch(/^(?:.+, )?cookie$/i)
})

test('the book is given with an ETag, and not again to who has it', async () => {
  const first = await site.get('/api/book')
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, etag]).toEqual([200, `"${BOOK_FORMAT}-demo-0"`])
  expect((await site.get('/api/book', { 'If-None-Match': etag })).status).toBe(304)
})
