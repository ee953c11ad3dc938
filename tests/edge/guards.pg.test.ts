import { beforeAll, expect, test } from 'vitest'
import { seedDemoTeam } from '../../db/demo-team.ts'
import { DEMO_USER } from '../../edge/auth/demo-user.ts'
import { signSession } from '../../edge/auth/session.ts'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { type AppUnderTest, appUnderTest, ORIGIN, SESSION_SECRET, ZERO_API_KEY } from './app-under-test.ts'

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

test('in the demo a request without a cookie is the demo user, and one with a cookie that does not hold is nobody', async () => {
  expect(await (await site.get('/api/me')).json()).toMatchObject({ id: 'demo-maria', teamId: 'demo' })
  expect((await site.get('/api/me', { Cookie: 'clearheight_session=forged' })).status).toBe(401)
})

test('a session holds until it expires, and not under another secret', async () => {
  const cookie = async (secret: string, signedAt: Date) =>
    `clearheight_session=${await signSession({ ...DEMO_USER, userId: 'demo-james' }, secret, signedAt)}`
  const now = new Date()
  const yesterday = new Date(now.getTime() - 24 * 3_600_000)
  expect(
    await (await site.get('/api/me', { Cookie: await cookie(SESSION_SECRET, now) })).json(),
  ).toMatchObject({
    id: 'demo-james',
  })
  expect((await site.get('/api/me', { Cookie: await cookie(SESSION_SECRET, yesterday) })).status).toBe(401)
  expect(
    (await site.get('/api/me', { Cookie: await cookie('another secret of some length', now) })).status,
  ).toBe(401)
})

test('signing in sets a cookie that scripts and other sites cannot use, and leads back only to this site', async () => {
  const response = await site.get('/api/login?returnTo=/search%3Fq%3Dcrane')
  expect(response.headers.get('location')).toBe('/search?q=crane')
  expect(response.headers.get('set-cookie')).toMatch(
    /^clearheight_session=.+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', '']) {
    const answer = await site.get(`/api/login?returnTo=${encodeURIComponent(elsewhere)}`)
    expect(answer.headers.get('location')).toBe('/')
  }
})

test('the demo signs in as another of its people where asked, and as nobody else', async () => {
  const response = await site.get('/api/login?as=demo-james&returnTo=/search')
  const Cookie = (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  expect(await (await site.get('/api/me', { Cookie })).json()).toMatchObject({
    id: 'demo-james',
    name: 'James Okafor',
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
  for (const path of ['/api/me', '/api/opening', '/api/book', '/api/properties'])
    expect((await site.get(path, { Cookie })).status).toBe(401)
  expect((await site.get('/api/login', { Cookie })).headers.get('set-cookie')).toMatch(
    /^clearheight_session=e/,
  )
})

test('the book is given with an ETag, and not again to who has it', async () => {
  const first = await site.get('/api/book')
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, etag]).toEqual([200, `"${BOOK_FORMAT}-demo-0"`])
  expect((await site.get('/api/book', { 'If-None-Match': etag })).status).toBe(304)
})

test('health says which part is missing', async () => {
  expect(await (await site.get('/api/health')).json()).toEqual({
    status: 'ok',
    properties: 0,
    database: true,
    sync: true,
  })
})
