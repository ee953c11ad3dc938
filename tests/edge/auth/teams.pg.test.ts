import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedTeam } from '../../../db/seed-team.ts'
import type { DirectorySignIn } from '../../../edge/settings/sign-in-settings.ts'
import { TENANT } from './directory.ts'
import { PersonAtBrowser } from './person-at-browser.ts'
import { siteWithDirectory } from './site-with-directory.ts'

const account = (oid: string, groups: readonly string[]) => ({ tid: TENANT, oid, name: oid, groups })
const site = await siteWithDirectory({
  fay: account('fay', ['dallas', 'ontario']),
  gus: account('gus', ['ontario']),
  hal: account('hal', ['dallas', 'ontario']),
})
const team = (id: string, name: string, group: string) => ({ id, name, tenants: [], groups: [group] })
const DALLAS = team('dallas', 'Dallas', 'dallas')
const ONTARIO = team('ontario', 'Ontario', 'ontario')
for (const one of [DALLAS, ONTARIO]) await seedTeam(site.site.db, one)

interface Me {
  id: string
  teamId: string
  teams: { id: string; name: string }[]
}

async function signIn(login: string, others: Partial<DirectorySignIn> = { teams: [DALLAS, ONTARIO] }) {
  const person = new PersonAtBrowser(site.appWith(others), login)
  await person.signIn()
  return person
}

const meOf = async (person: PersonAtBrowser) => JSON.parse((await person.open('/api/me')).text) as Me
const switchTo = async (person: PersonAtBrowser, teamId: string) =>
  (await person.send('POST', '/api/team', { teamId })).status
const other = (me: Me) => (me.teamId === 'dallas' ? ONTARIO : DALLAS)

test('a person of two teams goes on in the other, in a new session of the same browser that ends no later', async () => {
  const fay = await signIn('fay')
  const before = await meOf(fay)
  const to = other(before)
  expect(before.teams).toEqual([{ id: to.id, name: to.name }])
  const former = fay.cookie('clearheight_session') ?? ''
  const sessions = async () =>
    JSON.parse((await fay.open('/api/sessions')).text) as {
      sessions: { createdAt: number; device: string }[]
    }
  const [begun] = (await sessions()).sessions

  expect(await switchTo(fay, to.id)).toBe(204)
  const after = await meOf(fay)
  expect(after.teamId).toBe(to.id)
  expect(after.id).not.toBe(before.id)
  expect(after.teams.map(({ id }) => id)).toEqual([before.teamId])
  expect((await sessions()).sessions).toMatchObject([{ createdAt: begun?.createdAt, device: begun?.device }])
  const old = new PersonAtBrowser(site.site.app, 'fay')
  old.setCookie('clearheight_session', former)
  expect((await old.open('/api/me')).status).toBe(401)
  // The directory still gets its ID token at sign-out.
  expect((await fay.send('POST', '/api/logout')).text).toContain('id_token_hint')
})

test('nobody switches to a team they are not in, are disabled in, or that they are in already', async () => {
  const gus = await signIn('gus')
  expect((await meOf(gus)).teams).toEqual([])
  for (const id of ['dallas', 'ontario', 'nowhere']) expect(await switchTo(gus, id)).toBe(404)
  const fay = await signIn('fay')
  const me = await meOf(fay)
  const to = other(me)
  await site.site.db.execute(sql`update private.membership set disabled_at = now()
    where user_id in (select id from app_user where team_id = ${to.id} and id <> ${me.id})`)
  expect((await meOf(fay)).teams).toEqual([])
  expect(await switchTo(fay, to.id)).toBe(404)
})

test('who has left the group of a team comes to it no more, with no session and no token of theirs', async () => {
  const hal = await signIn('hal')
  const to = other(await meOf(hal))
  await switchTo(hal, to.id)
  const made = await hal.send('POST', '/api/tokens', { name: 'Report', scope: 'read', days: 1 })
  const { secret } = JSON.parse(made.text) as { secret: string }
  const opens = async () => (await site.site.get('/api/me', { Authorization: `Bearer ${secret}` })).status
  expect(await opens()).toBe(200)

  const without = {
    teams: [DALLAS, ONTARIO].map((one) => (one.id === to.id ? { ...to, groups: ['x'] } : one)),
  }
  const elsewhere = await signIn('hal', without)
  expect((await meOf(elsewhere)).teams).toEqual([])
  expect(await switchTo(elsewhere, to.id)).toBe(404)
  expect((await hal.open('/api/me')).status).toBe(401)
  expect(await opens()).toBe(401)
  // Back in the group they are who they were.
  expect((await meOf(await signIn('hal'))).teams).toHaveLength(1)
  expect(await opens()).toBe(200)
})
