import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appUser, compList, note, tableView } from '../../../db/schema.ts'
import { JAMES, MARIA, signedIn } from '../people.ts'
import { peopleUnderTest, VERA } from './people-under-test.ts'

const { server, person, change, removeAs, leaveWork } = await peopleUnderTest()

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
