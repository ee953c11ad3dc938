import { expect, test } from 'vitest'
import type { ApiInvitation, ApiPerson } from '../../../sync/api/people.ts'
import { TENANT } from '../auth/directory.ts'
import { PersonAtBrowser } from '../auth/person-at-browser.ts'
import { siteWithDirectory } from '../auth/site-with-directory.ts'

const account = (oid: string) => ({ tid: TENANT, oid, name: `Person ${oid}`, email: `${oid}@acme.example` })
const site = await siteWithDirectory({ ann: account('ann'), eve: account('eve'), fay: account('fay') })
const app = site.appWith({ joining: 'invited', administrators: ['ann@acme.example'] })

async function signedIn(login: string): Promise<PersonAtBrowser> {
  const person = new PersonAtBrowser(app, login)
  await person.signIn()
  return person
}

const ann = await signedIn('ann')

async function invite(email: string, role = 'member') {
  const { status, text } = await ann.send('POST', '/api/invitations', { email, role })
  return { status, body: JSON.parse(text) as ApiInvitation & { message?: string } }
}

async function listed() {
  return JSON.parse((await ann.open('/api/people')).text) as {
    people: ApiPerson[]
    invitations: ApiInvitation[]
  }
}

const isIn = async (login: string) => (await (await signedIn(login)).open('/api/me')).status === 200

test('who is invited comes in with the role, however the address is written, and the invitation is used up', async () => {
  expect(await isIn('eve')).toBe(false)
  const { status, body } = await invite(' Eve@Acme.Example ', 'viewer')
  expect([status, body.email]).toEqual([200, 'eve@acme.example'])
  expect(await isIn('eve')).toBe(true)
  const { people, invitations } = await listed()
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['Person ann', 'administrator'],
    ['Person eve', 'viewer'],
  ])
  expect(people.find(({ isYou }) => isYou)?.isRoleFixed).toBe(true)
  expect(invitations).toEqual([])
})

test('an invitation is good for two weeks, and inviting once more renews it', async () => {
  const first = (await invite('fay@acme.example', 'viewer')).body
  const again = (await invite('fay@acme.example', 'member')).body
  expect(again.expiresAt - again.createdAt).toBe(14 * 24 * 60 * 60 * 1000)
  expect((await listed()).invitations).toEqual([{ ...again, id: first.id }])
  expect(again).toMatchObject({ id: first.id, role: 'member' })
})

test('a withdrawn invitation lets nobody in', async () => {
  const { id } = (await invite('fay@acme.example')).body
  expect((await ann.send('DELETE', `/api/invitations/${id}`)).status).toBe(204)
  expect((await ann.send('DELETE', `/api/invitations/${id}`)).status).toBe(404)
  expect(await isIn('fay')).toBe(false)
})

test('who is in the team already is not invited, and what is no address neither', async () => {
  await invite('eve@acme.example')
  await isIn('eve')
  const twice = await invite('EVE@acme.example')
  expect([twice.status, twice.body.message]).toEqual([409, 'They are in your team already.'])
  const wrong = await invite('eve at acme')
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringMatching(/^email: /)])
})
