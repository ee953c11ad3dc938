import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invitation, membership } from '../../../db/access-schema.ts'
import { seedTeam } from '../../../db/seed-team.ts'
import type { DirectorySignIn } from '../../../edge/settings/sign-in-settings.ts'
import type { App } from '../host.ts'
import { TENANT } from './directory.ts'
import { PersonAtBrowser } from './person-at-browser.ts'
import { type SiteWithDirectory, siteWithDirectory } from './site-with-directory.ts'

const account = (oid: string, others: Record<string, string | boolean | readonly string[]> = {}) => ({
  tid: TENANT,
  oid,
  name: `Person ${oid}`,
  email: `${oid}@acme.example`,
  ...others,
})
const LEADS = { administrator: ['leads'], member: ['brokers'], viewer: [] }

let open: SiteWithDirectory
beforeAll(async () => {
  open = await siteWithDirectory({
    ann: account('ann'),
    ben: account('ben', { groups: ['leads'] }),
    cleo: account('cleo', { groups: ['brokers'] }),
    dan: account('dan'),
    eve: account('eve'),
    fay: account('fay', { groups: ['dallas', 'ontario'] }),
    gus: account('gus', { groups: ['elsewhere'] }),
  })
})

interface Me {
  id: string
  role: string
  teamId: string
}

async function meOf(person: PersonAtBrowser): Promise<Me> {
  const { text } = await person.open('/api/me')
  return JSON.parse(text) as Me
}

async function signInTo(app: App, login: string) {
  const person = new PersonAtBrowser(app, login)
  const { status, text } = await person.signIn()
  return { person, status, text }
}

async function roleAt(others: Partial<DirectorySignIn>, login: string): Promise<string> {
  const { person } = await signInTo(open.appWith(others), login)
  return (await meOf(person)).role
}

test('whoever comes for the first time is what the settings say, a member where they say nothing', async () => {
  expect(await roleAt({ firstRole: 'viewer' }, 'dan')).toBe('viewer')
  expect(await roleAt({}, 'ann')).toBe('member')
})

test('the first administrator is named in the settings, by an address the directory vouches for', async () => {
  const administrators = ['ann@acme.example']
  expect(await roleAt({ administrators }, 'ann')).toBe('administrator')
  expect(await roleAt({ administrators, tenants: [] }, 'ann')).toBe('member')
})

test('a group of the directory gives its role at every sign-in, and takes it away again', async () => {
  expect(await roleAt({ roleGroups: LEADS, firstRole: 'viewer' }, 'ben')).toBe('administrator')
  expect(await roleAt({ roleGroups: LEADS, firstRole: 'viewer' }, 'cleo')).toBe('member')
  expect(await roleAt({ firstRole: 'viewer' }, 'ben')).toBe('viewer')
})

test('where joining is by invitation nobody else comes in, and the invitation says the role', async () => {
  const app = open.appWith({ joining: 'invited' })
  const refused = await signInTo(app, 'eve')
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('You are not invited yet')
  const inviter = await meOf((await signInTo(open.site.app, 'ann')).person)
  const now = new Date()
  await open.site.db.insert(invitation).values({
    id: 'invitation-1',
    teamId: 'acme',
    email: 'eve@acme.example',
    role: 'viewer',
    invitedBy: inviter.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  const { person } = await signInTo(app, 'eve')
  expect((await meOf(person)).role).toBe('viewer')
  expect(await open.site.db.select().from(invitation)).toEqual([])
  // It was good once; they are known by now.
  expect((await signInTo(app, 'eve')).person.cookie('clearheight_session')).toBeDefined()
})

test('a disabled person is refused at once, and told so at the next sign-in', async () => {
  const { person } = await signInTo(open.site.app, 'dan')
  const { id } = await meOf(person)
  await open.site.db.update(membership).set({ disabledAt: new Date() }).where(eq(membership.userId, id))
  expect((await person.open('/api/me')).status).toBe(401)
  const { status, text } = await signInTo(open.site.app, 'dan')
  expect(status).toBe(403)
  expect(text).toContain('This account is disabled')
})

test('groups lead to teams, and a person of two teams is a user of each', async () => {
  const teams = [
    { id: 'dallas', name: 'Dallas', tenants: [], groups: ['dallas'] },
    { id: 'ontario', name: 'Ontario', tenants: [], groups: ['ontario'] },
  ]
  for (const team of teams) await seedTeam(open.site.db, team)
  const app = open.appWith({ teams })
  const fay = await signInTo(app, 'fay')
  expect(['dallas', 'ontario']).toContain((await meOf(fay.person)).teamId)
  const gus = await signInTo(app, 'gus')
  expect([gus.status, gus.text.includes('You are in no team yet')]).toEqual([403, true])
})
