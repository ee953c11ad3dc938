import { eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, membership, session } from '../../../db/access-schema.ts'
import type { ApiPerson } from '../../../sync/api/people.ts'
import { JAMES, MARIA, STRANGER, signedIn } from '../people.ts'
import { peopleUnderTest, VERA } from './people-under-test.ts'

const { server, people, person, change, removeAs, leaveWork } = await peopleUnderTest()

/** What the audit log says of somebody since. */
async function deeds(since: Date): Promise<unknown[]> {
  const found = await server.db
    .select()
    .from(auditEvent)
    .where(gt(auditEvent.at, since))
    .orderBy(auditEvent.id)
  return found.map(({ actorName, action, details }) => [actorName, action, details])
}

test('an administrator sees who is in the team, what they own and when they were last seen', async () => {
  await leaveWork(JAMES)
  const answer = await server.get('/api/people', await signedIn(MARIA))
  const text = await answer.text()
  const list = (JSON.parse(text) as { people: ApiPerson[] }).people
  expect(list.map((one) => [one.name, one.role, one.lists, one.notes, one.views, one.isYou])).toEqual([
    ['James Okafor', 'member', 2, 1, 1, false],
    ['Maria Torres', 'administrator', 0, 0, 0, true],
    ['Vera Lind', 'viewer', 0, 0, 0, false],
  ])
  expect(list.find(({ isYou }) => isYou)?.seenAt).toBeGreaterThan(Date.now() - 60_000)
  // Neither words nor titles of what is private.
  expect(text).not.toMatch(/canary|List 2/)
})

test('members and viewers may not see or change who is in the team', async () => {
  for (const caller of [JAMES, VERA]) {
    const headers = await signedIn(caller)
    const answers = await Promise.all([
      server.get('/api/people', headers),
      server.put(`/api/people/${caller.userId}`, { role: 'administrator' }, headers),
      server.post(`/api/people/${MARIA.userId}/hand-over`, { to: caller.userId }, headers),
      server.remove(`/api/people/${MARIA.userId}`, headers),
      server.post('/api/invitations', { email: 'a@example.com', role: 'administrator' }, headers),
      server.get(`/api/people/${MARIA.userId}/tokens`, headers),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  }
})

test('a role holds from the next request on', async () => {
  const since = new Date()
  expect(await change(VERA, { role: 'member' })).toMatchObject({ status: 200, body: { role: 'member' } })
  const details = { of: VERA.name, from: 'viewer', to: 'member' }
  expect(await deeds(since)).toEqual([[MARIA.name, 'role_changed', details]])
  const me = await server.get('/api/me', await signedIn(VERA))
  expect(await me.json()).toMatchObject({ role: 'member' })
})

test('a role that the settings or the directory say is not changed here', async () => {
  await server.db.update(membership).set({ isRoleFixed: true }).where(eq(membership.userId, JAMES.userId))
  const since = new Date()
  const { status, body } = await change(JAMES, { role: 'viewer' })
  expect(await deeds(since)).toEqual([])
  expect([status, body.message]).toEqual([409, expect.stringContaining('group of the directory')])
  expect((await change(JAMES, { isDisabled: true })).status).toBe(200)
})

test('nobody of another team can be seen, changed, given work to, or removed', async () => {
  await leaveWork(JAMES)
  expect((await people()).map(({ id }) => id)).not.toContain(STRANGER.userId)
  expect((await change(STRANGER, { role: 'viewer' })).status).toBe(404)
  expect((await removeAs(STRANGER)).status).toBe(404)
  const to = { to: STRANGER.userId }
  const given = await server.post(`/api/people/${JAMES.userId}/hand-over`, to, await signedIn(MARIA))
  expect(given.status).toBe(404)
})

test('the last administrator who may come in is not demoted, disabled or removed', async () => {
  for (const to of [{ role: 'member' }, { isDisabled: true }]) {
    const { status, body } = await change(MARIA, to)
    expect([status, body.message]).toEqual([409, expect.stringContaining('needs an administrator')])
  }
  expect((await removeAs(MARIA)).status).toBe(409)
  await change(JAMES, { role: 'administrator' })
  await change(JAMES, { isDisabled: true })
  expect((await change(MARIA, { role: 'member' })).status).toBe(409)
  await change(JAMES, { isDisabled: false })
  expect((await change(MARIA, { role: 'member' })).status).toBe(200)
})

test('of two administrators who demote each other at once, one stays', async () => {
  await change(JAMES, { role: 'administrator' })
  const both = await Promise.all([
    change(JAMES, { role: 'member' }, MARIA),
    change(MARIA, { role: 'member' }, JAMES),
  ])
  const roles = await server.db.select().from(membership).where(eq(membership.role, 'administrator'))
  expect(roles).toHaveLength(1)
  // The second was refused, or was no administrator any more.
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})

test('a disabled person is refused at once, with their sessions ended, and comes back when enabled', async () => {
  const now = new Date()
  const row = {
    id: 'vera-at-home',
    userId: VERA.userId,
    createdAt: now,
    seenAt: now,
    device: 'Safari on Mac',
  }
  await server.db.insert(session).values(row)
  expect((await person(VERA))?.sessions).toBe(1)
  await change(VERA, { isDisabled: true })
  expect((await server.get('/api/me', await signedIn(VERA))).status).toBe(401)
  expect(await person(VERA)).toMatchObject({ sessions: 0, disabledAt: expect.any(Number) })
  expect((await people()).at(-1)?.id).toBe(VERA.userId)
  await change(VERA, { isDisabled: false })
  expect((await server.get('/api/me', await signedIn(VERA))).status).toBe(200)
  expect(await deeds(now)).toEqual([
    [MARIA.name, 'person_disabled', { of: VERA.name, sessions: 1 }],
    [MARIA.name, 'person_enabled', { of: VERA.name }],
  ])
})

test('in the demo nobody is invited, and is told why', async () => {
  const answer = await server.post(
    '/api/invitations',
    { email: 'ann@example.com', role: 'member' },
    await signedIn(MARIA),
  )
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('This is the demo') })
})
