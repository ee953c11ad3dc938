import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { createApp } from '../../../edge/app.ts'
import { SESSION_COOKIE } from '../../../edge/auth/session.ts'
import { ORIGIN } from '../app-under-test.ts'
import { isInWorkerd } from '../host.ts'
import { ANN } from './directory.ts'
import { PersonAtBrowser } from './person-at-browser.ts'
import { siteWithDirectory } from './site-with-directory.ts'

const PEOPLE = {
  ann: ANN,
  bob: { ...ANN, oid: 'oid-of-bob', email: 'bob@acme.example', email_verified: false },
}

const { site, directory, clock, person, appWith } = await siteWithDirectory(PEOPLE)
beforeEach(() => {
  clock.aheadMs = 0
})

async function signedInAs(browser: PersonAtBrowser): Promise<unknown> {
  const { status, text } = await browser.send('GET', '/api/me')
  return status === 200 ? JSON.parse(text) : status
}

test('who signs in at the directory comes back to the page they wanted, as themselves', async () => {
  const ann = person()
  expect(await signedInAs(ann)).toBe(401)
  const page = await ann.signIn('/search?q=crane')
  expect(page.url.href).toBe(`${ORIGIN}/search?q=crane`)
  expect(await signedInAs(ann)).toMatchObject({
    teamId: 'acme',
    teamName: 'Acme Industrial',
    name: 'Ann Castillo',
    email: 'ann.castillo@acme.example',
    teammates: [],
  })
  for (const path of ['/api/bootstrap', '/api/book', '/api/properties', '/api/comp-lists'])
    expect((await ann.send('GET', path)).status).toBe(200)
})

test('a person is the same user at every sign-in, and another with the same name is not', async () => {
  const [first, again, bob] = [person(), person(), person('bob')]
  await first.signIn()
  await again.signIn()
  await bob.signIn()
  const ids = await Promise.all([first, again, bob].map(async (one) => await signedInAs(one)))
  const [a, b, c] = ids as { id: string }[]
  expect(a?.id).toBe(b?.id)
  expect(a?.id).not.toBe(c?.id)
  const known = await rowsOf(
    site.db,
    sql`select issuer, subject from private.identity where user_id = ${a?.id ?? ''}`,
  )
  expect(known).toEqual([{ issuer: directory.issuer, subject: 'oid-of-ann' }])
})

test('the session’s cookie is of no use to scripts and other sites, and the database cannot give it away', async () => {
  const ann = person()
  const callback = await ann.signInUpToCallback()
  const { headers } = await site.app.request(callback.href, {
    headers: { Cookie: ann.logins()[0]?.join('=') ?? '' },
  })
  const cookies = headers.getSetCookie()
  const own = cookies.find((line) => line.startsWith(`${SESSION_COOKIE}=`)) ?? ''
  expect(own).toMatch(/^clearheight_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookies.find((line) => line.startsWith(`${SESSION_COOKIE}_login_`))).toMatch(/=; Max-Age=0/)
  const token = own.slice(own.indexOf('=') + 1, own.indexOf(';'))
  const rows = JSON.stringify(await rowsOf(site.db, sql`select * from private.session`))
  expect(rows).not.toContain(token)
  expect(rows).not.toContain('castillo')
})

test('on https the cookies are bound to the host', async () => {
  const origin = 'https://comps.acme.example'
  const settings = {
    ...site.services.settings,
    origins: [origin],
    sessionCookie: '__Host-clearheight_session',
  }
  const app = createApp({ ...site.services, settings })
  const { headers } = await app.request(`${origin}/api/login`)
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-clearheight_session_login_\d=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a sign-in begun under another name of this machine goes on where the directory leads back to', async () => {
  const settings = { ...site.services.settings, origins: [ORIGIN, 'http://127.0.0.1:8787'] }
  const ann = new PersonAtBrowser(createApp({ ...site.services, settings }), 'ann')
  const page = await ann.open('http://127.0.0.1:8787/api/login?returnTo=/search')
  expect(page.url.href).toBe(`${ORIGIN}/search`)
  expect(await signedInAs(ann)).toMatchObject({ name: 'Ann Castillo' })
})

test('a sign-in leads back to this site only', async () => {
  const page = await person().signIn('https://evil.example/')
  expect(page.url.href).toBe(`${ORIGIN}/`)
})

test('an address too long for a cookie does not keep anybody from signing in', async () => {
  const page = await person().signIn(`/search?area=${'1'.repeat(5_000)}`)
  expect(page.url.href).toBe(`${ORIGIN}/`)
})

test('who is signed in at the directory is not asked again', async () => {
  const ann = person()
  await ann.signIn()
  ann.forgetCookie(SESSION_COOKIE)
  await ann.signIn()
  expect(ann.timesAsked).toBe(1)
})

test('who is signed in goes straight on, and keeps the session that other tabs work with', async () => {
  const ann = person()
  await ann.signIn()
  const session = ann.cookie(SESSION_COOKIE)
  const { headers } = await ann.send('GET', '/api/login?returnTo=/search')
  expect([headers.get('location'), headers.get('set-cookie')]).toEqual(['/search', null])
  expect((await ann.open('/api/callback?code=old&state=old')).url.href).toBe(`${ORIGIN}/`)
  expect(ann.cookie(SESSION_COOKIE)).toBe(session)
})

test('tabs that sign in at the same time come to one session, each to its own page', async () => {
  const begin = async () => {
    const ann = person()
    const first = await ann.signInUpToCallback('/search')
    return { ann, first, second: await ann.signInUpToCallback('/portfolio') }
  }
  let { ann, first, second } = await begin()
  // Eight cookies are shared out by chance.
  while (ann.logins().length < 2) ({ ann, first, second } = await begin())
  const before = await rowsOf(site.db, sql`select id from private.session`)
  expect((await ann.open(second.href)).url.pathname).toBe('/portfolio')
  const session = ann.cookie(SESSION_COOKIE)
  expect((await ann.open(first.href)).url.pathname).toBe('/search')
  expect(ann.cookie(SESSION_COOKIE)).toBe(session)
  expect(await rowsOf(site.db, sql`select id from private.session`)).toHaveLength(before.length + 1)
})

test('each sign-in begins a session of its own, and ends the one that somebody else had in this browser', async () => {
  const [ann, bob] = [person(), person('bob')]
  await ann.signIn()
  const former = ann.cookie(SESSION_COOKIE) ?? ''
  const callback = await bob.signInUpToCallback()
  bob.setCookie(SESSION_COOKIE, former)
  await bob.open(callback.href)
  expect(bob.cookie(SESSION_COOKIE)).not.toBe(former)
  expect(await signedInAs(bob)).toMatchObject({ email: 'bob@acme.example' })
  expect(await signedInAs(ann)).toBe(401)
})

test('where a domain is asked for, only an address that the directory has verified counts', async () => {
  const app = appWith({ domains: ['acme.example'] })
  const [ann, bob] = [new PersonAtBrowser(app, 'ann'), new PersonAtBrowser(app, 'bob')]
  expect((await ann.signIn()).url.pathname).toBe('/')
  expect(await signedInAs(ann)).toMatchObject({ name: 'Ann Castillo' })
  expect((await bob.signIn()).status).toBe(403)
})

test.skipIf(isInWorkerd)(
  'a directory that says only in a second answer who somebody is, and signs with new keys, is understood',
  async () => {
    const { site, directory, person } = await siteWithDirectory(PEOPLE)
    await person().signIn()
    directory.sayLess()
    // The library asks for keys again once those it has are a minute old.
    const { keys } = site.services.providerMemory
    if ('uat' in keys) keys.uat -= 120
    const ann = person()
    await ann.signIn()
    expect(await signedInAs(ann)).toMatchObject({ name: 'Ann Castillo', email: 'ann.castillo@acme.example' })
  },
)

test('a directory of many tenants lets in those that are named, and takes each for the same person', async () => {
  const many = appWith({ issuer: directory.issuerOfMany })
  const [ann, alone] = [new PersonAtBrowser(many, 'ann'), person()]
  await ann.signIn()
  await alone.signIn()
  expect(await signedInAs(ann)).toEqual(await signedInAs(alone))
  const others = appWith({ issuer: directory.issuerOfMany, tenants: ['another-tenant'] })
  expect((await new PersonAtBrowser(others, 'ann').signIn()).status).toBe(403)
})

test('what a directory said about itself serves while it is away for a moment', async () => {
  let isAway = false
  const app = appWith({}, (request) =>
    isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(request),
  )
  await new PersonAtBrowser(app, 'ann').signIn()
  isAway = true
  clock.aheadMs = 2 * 3_600_000
  const { status, headers } = await app.request(`${ORIGIN}/api/login`)
  expect([status, headers.get('location')]).toEqual([302, expect.stringContaining(directory.issuer)])
})

test('signing out ends the session here and at the directory, which asks again at the next sign-in', async () => {
  const ann = person()
  await ann.signIn()
  const cookie = `${SESSION_COOKIE}=${ann.cookie(SESSION_COOKIE)}`
  const answer = await ann.send('POST', '/api/logout')
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"'])
  expect(ann.cookie(SESSION_COOKIE)).toBeUndefined()
  for (const path of ['/api/me', '/api/bootstrap', '/api/book', '/api/properties'])
    expect((await site.get(path, { Cookie: cookie })).status).toBe(401)
  const { signOutUrl } = JSON.parse(answer.text) as { signOutUrl: string }
  const url = new URL(signOutUrl)
  expect(url.href).toContain(`${directory.issuer}/session/end`)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
  expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/)
  await ann.signOutAtDirectory(signOutUrl)
  expect(ann.timesAsked).toBe(1)
  await ann.signIn()
  expect(ann.timesAsked).toBe(2)
})

test('who signs out while the directory is away is signed out here', async () => {
  const ann = person()
  await ann.signIn()
  const cookie = `${SESSION_COOKIE}=${ann.cookie(SESSION_COOKIE)}`
  const app = appWith({}, () => Promise.reject(new TypeError('fetch failed')))
  const answer = await app.request(`${ORIGIN}/api/logout`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: ORIGIN },
  })
  expect(answer.status).toBe(204)
  expect((await site.get('/api/me', { Cookie: cookie })).status).toBe(401)
})

test('a cookie of the demo, a forged one and an empty one are nobody’s', async () => {
  for (const value of ['', 'forged', 'eyJhbGciOiJIUzI1NiJ9.e30.x', 'A'.repeat(43)])
    expect((await site.get('/api/me', { Cookie: `${SESSION_COOKIE}=${value}` })).status).toBe(401)
  expect((await site.get('/api/login?as=demo-james')).headers.get('set-cookie')).not.toMatch(
    /^clearheight_session=/,
  )
})

test('the public page is told what sign-in is called: Microsoft where it is theirs, else as the settings say', async () => {
  const told = async (issuer: string) =>
    await (await appWith({ issuer }).request(`${ORIGIN}/api/sign-in`)).json()
  expect(await told('https://login.microsoftonline.com/organizations/v2.0')).toEqual({
    mode: 'oidc',
    label: 'Sign In with Microsoft',
    logo: 'microsoft',
  })
  expect(await told(directory.issuer)).toEqual({ mode: 'oidc', label: 'Sign In with Acme ID', logo: null })
})
