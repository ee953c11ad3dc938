import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { SESSION_COOKIE } from '../../../edge/auth/session.ts'
import { ZERO_API_KEY } from '../app-under-test.ts'
import { TENANT } from './directory.ts'
import type { PersonAtBrowser } from './person-at-browser.ts'
import { siteWithDirectory } from './site-with-directory.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const PEOPLE = { ann: { tid: TENANT, name: 'Ann' }, bob: { tid: TENANT, name: 'Bob' } }
const { site, clock, person } = await siteWithDirectory(PEOPLE)
beforeEach(async () => {
  clock.aheadMs = 0
  await site.db.execute(sql`delete from private.session`)
  await site.db.execute(sql`delete from private.ended_session`)
})

async function signedIn(login = 'ann'): Promise<PersonAtBrowser> {
  const browser = person(login)
  await browser.signIn()
  return browser
}

const statusOf = async (browser: PersonAtBrowser, path = '/api/me') =>
  (await browser.send('GET', path)).status

interface Listed {
  id: string
  device: string
  createdAt: number
  seenAt: number
  isCurrent: boolean
}

async function listed(browser: PersonAtBrowser): Promise<Listed[]> {
  const { text } = await browser.send('GET', '/api/sessions')
  return (JSON.parse(text) as { sessions: Listed[] }).sessions
}

test('a session that nobody uses for twelve hours ends, and one that is used does not', async () => {
  const ann = await signedIn()
  clock.aheadMs = 11 * HOUR
  expect(await statusOf(ann)).toBe(200)
  clock.aheadMs = 22 * HOUR
  expect(await statusOf(ann)).toBe(200)
  clock.aheadMs = 34 * HOUR + 1_000
  expect(await statusOf(ann)).toBe(401)
})

test('a session ends after fourteen days, however much it is used', async () => {
  const ann = await signedIn()
  for (clock.aheadMs = 0; clock.aheadMs < 14 * DAY; clock.aheadMs += 10 * HOUR)
    expect(await statusOf(ann)).toBe(200)
  clock.aheadMs = 14 * DAY + 1_000
  expect(await statusOf(ann)).toBe(401)
})

test('when a session was last seen is written once a minute', async () => {
  const ann = await signedIn()
  const seenAt = async () => (await listed(ann))[0]?.seenAt
  const first = await seenAt()
  clock.aheadMs = 50_000
  expect(await seenAt()).toBe(first)
  clock.aheadMs = 70_000
  expect(await seenAt()).toBeGreaterThanOrEqual((first ?? 0) + 60_000)
})

test('sessions that have expired leave the database at the next sign-in', async () => {
  await signedIn()
  await site.db.execute(sql`update private.session set seen_at = now() - interval '13 hours'`)
  await signedIn('bob')
  expect(await rowsOf(site.db, sql`select 1 as one from private.session`)).toHaveLength(1)
})

test('a person sees where they are signed in, and nobody else’s sessions', async () => {
  const [first, second] = [await signedIn(), await signedIn()]
  const bob = await signedIn('bob')
  const sessions = await listed(second)
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Chrome on Windows', true],
    ['Chrome on Windows', false],
  ])
  expect(await listed(first)).toHaveLength(2)
  expect(await listed(bob)).toHaveLength(1)
})

test('a session that its person ends is refused at once, also by the doors of the sync engine', async () => {
  const [first, second] = [await signedIn(), await signedIn()]
  const asZeroCache = async () =>
    (
      await site.post('/api/zero/query?schema=zero_0&appID=zero', ['transform', []], {
        'X-Api-Key': ZERO_API_KEY,
        Cookie: `${SESSION_COOKIE}=${second.cookie(SESSION_COOKIE)}`,
      })
    ).status
  expect(await asZeroCache()).toBe(200)
  const other = (await listed(first)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await first.send('DELETE', `/api/sessions/${other}`)).status).toBe(204)
  expect([await statusOf(first), await statusOf(second), await asZeroCache()]).toEqual([200, 401, 401])
})

test('nobody can end a session of somebody else, or one that is not there', async () => {
  const [ann, bob] = [await signedIn(), await signedIn('bob')]
  const ofAnn = (await listed(ann))[0]?.id ?? ''
  for (const id of [ofAnn, 'none', 'x'.repeat(64)])
    expect((await bob.send('DELETE', `/api/sessions/${id}`)).status).toBe(404)
  expect(await statusOf(ann)).toBe(200)
})

test('all other sessions of a person end together', async () => {
  const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()]
  const bob = await signedIn('bob')
  const { text } = await second.send('POST', '/api/sessions/end-others')
  expect(JSON.parse(text)).toEqual({ ended: 2 })
  expect(await Promise.all([first, second, third, bob].map((one) => statusOf(one)))).toEqual([
    401, 200, 401, 200,
  ])
})

test('a browser whose session was ended from another asks for the password again, and only that one', async () => {
  const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()]
  const other = (await listed(first)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  await first.send('DELETE', `/api/sessions/${other}`)
  await first.send('POST', '/api/sessions/end-others')
  for (const ended of [second, third]) {
    await ended.signIn()
    expect([ended.timesAsked, await statusOf(ended)]).toEqual([2, 200])
  }

  first.forgetCookie(SESSION_COOKIE)
  await first.signIn()
  expect([first.timesAsked, await statusOf(first)]).toEqual([1, 200])
})

test('what is known of ended sessions is forgotten once their cookies are', async () => {
  const [first, second] = [await signedIn(), await signedIn()]
  await first.send('POST', '/api/sessions/end-others')
  const known = async () => (await rowsOf(site.db, sql`select id from private.ended_session`)).length
  expect(await known()).toBe(1)
  await site.db.execute(sql`update private.ended_session set ended_at = ended_at - interval '14 days'`)
  await second.signIn()
  expect(await known()).toBe(0)
})

test('who is signed out can neither see nor end sessions', async () => {
  for (const [method, path] of [
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions/none'],
    ['POST', '/api/sessions/end-others'],
  ] as const) {
    const answer = await person().send(method, path)
    expect(answer.status).toBe(401)
  }
})
