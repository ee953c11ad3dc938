import { expect, test } from 'vitest'
import { TENANT } from '../auth/directory.ts'
import { PersonAtBrowser } from '../auth/person-at-browser.ts'
import { siteWithDirectory } from '../auth/site-with-directory.ts'
import { recordedBy } from './recorded.ts'

const { site, person, appWith } = await siteWithDirectory({
  ann: {
    tid: TENANT,
    oid: 'oid-of-ann',
    name: 'Ann Castillo',
    email: 'ann@acme.example',
    email_verified: true,
  },
  bob: {
    tid: '00000000-0000-0000-0000-00000000beef',
    oid: 'oid-of-bob',
    name: 'Bob',
    email: 'bob@else.example',
  },
})
const recorded = (work: () => Promise<unknown>) => recordedBy(site.db, work)

test('who joins by the directory is recorded, as is each sign-in with its device, and the sign-out', async () => {
  const ann = person()
  const [joined, entry, ...others] = await recorded(() => ann.signIn())
  expect(joined).toMatchObject({ action: 'person_joined', actor: entry?.actor })
  expect(entry).toMatchObject({ action: 'sign_in', team: 'acme', device: 'Chrome on Windows' })
  expect([typeof entry?.actor, others]).toEqual(['string', []])
  const signOut = () => ann.send('POST', '/api/logout')
  expect(await recorded(signOut)).toMatchObject([{ action: 'sign_out', actor: entry?.actor }])
  expect(await recorded(signOut)).toEqual([])
})

test('who is refused is recorded with the reason, and by name where the settings know them', async () => {
  expect(await recorded(() => person('bob').signIn())).toMatchObject([
    { action: 'sign_in_refused', actor: null, team: 'acme', details: { reason: 'refused' } },
  ])
  const closed = appWith({ joining: 'invited', tenants: [] })
  expect(await recorded(() => new PersonAtBrowser(closed, 'bob').signIn())).toMatchObject([
    { action: 'sign_in_refused', details: { reason: 'not_invited', name: 'Bob' } },
  ])
})

test('a directory that cannot be reached is nobody’s refusal', async () => {
  const away = appWith({}, () => Promise.reject(new TypeError('fetch failed')))
  expect(await recorded(() => new PersonAtBrowser(away, 'ann').signIn())).toEqual([])
})

test('anybody can make sign-ins fail, but not fill the log with it', async () => {
  const flood = async () => {
    for (let i = 0; i < 60; i++) await site.get('/api/callback?code=x&state=y')
  }
  expect((await recorded(flood)).length).toBeLessThan(25)
})

test('ending sessions is recorded with their count', async () => {
  const [first, second, third] = [person(), person(), person()]
  for (const one of [first, second, third]) await one.signIn()
  expect(await recorded(() => first.send('POST', '/api/sessions/end-others'))).toMatchObject([
    { action: 'sessions_ended', details: { sessions: 2 } },
  ])
  expect(await recorded(() => first.send('POST', '/api/sessions/end-others'))).toEqual([])
})
