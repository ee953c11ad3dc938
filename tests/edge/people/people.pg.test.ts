import { eq, gt } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditEvent, membership, session } from '../../../db/access-schema.ts'
import { appUser, compList, note, tableView } from '../../../db/schema.ts'
import type { ApiPerson } from '../../../sync/api/people.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { addPerson, JAMES, MARIA, STRANGER, signedIn } from '../people.ts'

const VERA = { userId: 'demo-vera', teamId: 'demo', name: 'Vera Lind', role: 'viewer' } as const

const server: AppUnderTest = await appUnderTest()
await addPerson(server.db, VERA)
await addPerson(server.db, STRANGER)

beforeEach(async () => {
  await server.db.delete(note)
  await server.db.delete(compList)
  await server.db.delete(tableView)
  for (const { userId, role } of [MARIA, JAMES, VERA]) {
    await server.db
      .insert(membership)
      .values({ userId, role, isRoleFixed: false, joinedAt: new Date() })
      .onConflictDoUpdate({
        target: membership.userId,
        set: { role, isRoleFixed: false, disabledAt: null },
      })
  }
})

/** What the audit log says of somebody since. */
async function deeds(since: Date): Promise<unknown[]> {
  const found = await server.db
    .select()
    .from(auditEvent)
    .where(gt(auditEvent.at, since))
    .orderBy(auditEvent.id)
  return found.map(({ actorName, action, details }) => [actorName, action, details])
}

async function people(): Promise<ApiPerson[]> {
  const answer = await server.get('/api/people', await signedIn(MARIA))
  return ((await answer.json()) as { people: ApiPerson[] }).people
}

async function person({ userId }: { userId: string }): Promise<ApiPerson | undefined> {
  return (await people()).find(({ id }) => id === userId)
}

async function change(user: { userId: string }, to: object, as: { userId: string } = MARIA) {
  const answer = await server.put(`/api/people/${user.userId}`, to, await signedIn(as))
  return { status: answer.status, body: (await answer.json()) as { message?: string; role?: string } }
}

const removeAs = async (user: { userId: string }, as: { userId: string } = MARIA) =>
  await server.remove(`/api/people/${user.userId}`, await signedIn(as))

/** A shared and a private list, a shared and a private note, a shared and a private view of somebody. */
async function leaveWork({ userId, teamId }: { userId: string; teamId: string }): Promise<void> {
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  for (const [id, isShared] of [
    [1, true],
    [2, false],
  ] as const) {
    const list = { id, teamId, ownerId: userId, name: `List ${id}`, isPublic: isShared, ...times }
    await server.db.insert(compList).values(list)
    const words = { id: `note-${id}`, teamId, propertyId: 'p', note: 'canary', isPrivate: !isShared }
    await server.db.insert(note).values({ ...words, authorId: userId, ...times })
    const view = { id: `view-${id}`, teamId, name: 'canary', isPrivate: !isShared, columns: 'name' }
    await server.db.insert(tableView).values({ ...view, density: 'compact', authorId: userId, ...times })
  }
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

test('what a leaver owns is handed over, private lists unseen, private notes and views not at all', async () => {
  await leaveWork(VERA)
  await change(VERA, { isDisabled: true })
  const hand = async (to: { userId: string }) =>
    await server.post(`/api/people/${VERA.userId}/hand-over`, { to: to.userId }, await signedIn(MARIA))
  expect((await hand(VERA)).status).toBe(409)
  const answer = await hand(JAMES)
  expect(await answer.json()).toEqual({ lists: 2, notes: 1, views: 1 })
  const namesFor = async (user: { userId: string }) => {
    const lists = (await (await server.get('/api/comp-lists', await signedIn(user))).json()) as {
      name: string
    }[]
    return lists.map(({ name }) => name).sort()
  }
  expect(await namesFor(JAMES)).toEqual(['List 1', 'List 2'])
  expect(await namesFor(MARIA)).toEqual(['List 1'])
  const notes = await server.db.select().from(note).orderBy(note.id)
  expect(notes.map(({ authorId }) => authorId)).toEqual([JAMES.userId, VERA.userId])
  const views = await server.db.select().from(tableView).orderBy(tableView.id)
  expect(views.map(({ authorId }) => authorId)).toEqual([JAMES.userId, VERA.userId])
})

test('work is not handed to somebody who could do nothing with it', async () => {
  await leaveWork(JAMES)
  const hand = async () =>
    (await server.post(`/api/people/${JAMES.userId}/hand-over`, { to: VERA.userId }, await signedIn(MARIA)))
      .status
  expect(await hand()).toBe(409)
  await change(VERA, { role: 'member', isDisabled: true })
  expect(await hand()).toBe(409)
  await change(VERA, { isDisabled: false })
  expect(await hand()).toBe(200)
})

test('a person is removed once nothing of theirs is shared, with what was theirs alone; the name stays', async () => {
  await leaveWork(VERA)
  const refused = await removeAs(VERA)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Hand them over')])
  await server.post(`/api/people/${VERA.userId}/hand-over`, { to: JAMES.userId }, await signedIn(MARIA))
  const token = { name: 'Report', scope: 'read', days: 1 }
  const made = await server.post('/api/tokens', token, await signedIn(VERA))
  const { secret } = (await made.json()) as { secret: string }
  const bearer = { Authorization: `Bearer ${secret}` }
  expect((await server.get('/api/me', bearer)).status).toBe(200)

  expect((await removeAs(VERA)).status).toBe(204)
  expect(await person(VERA)).toBeUndefined()
  expect((await server.get('/api/me', await signedIn(VERA))).status).toBe(401)
  expect((await server.get('/api/me', bearer)).status).toBe(401)
  expect(await server.db.select().from(note).where(eq(note.authorId, VERA.userId))).toEqual([])
  // What is left is what James took over.
  expect(await server.db.select().from(tableView)).toMatchObject([{ id: 'view-1', authorId: JAMES.userId }])
  const [left] = await server.db.select().from(appUser).where(eq(appUser.id, VERA.userId))
  expect(left).toMatchObject({ name: VERA.name, email: null })
})

test('a person whose view the team uses is not removed before it is handed over', async () => {
  await leaveWork(JAMES)
  await server.db.delete(note)
  await server.db.delete(compList)
  expect((await removeAs(JAMES)).status).toBe(409)
  await server.db.update(tableView).set({ isPrivate: true })
  const own = { name: 'Report', scope: 'read', days: 1 }
  expect((await server.post('/api/tokens', own, await signedIn(JAMES))).status).toBe(200)
  expect((await removeAs(JAMES)).status).toBe(204)
  expect(await server.db.select().from(tableView)).toEqual([])
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
