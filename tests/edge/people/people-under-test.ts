import { beforeEach } from 'vitest'
import { membership } from '../../../db/access-schema.ts'
import { compList, note, tableView } from '../../../db/schema.ts'
import type { ApiPerson } from '../../../sync/api/people.ts'
import { appUnderTest } from '../app-under-test.ts'
import { addPerson, JAMES, MARIA, STRANGER, signedIn } from '../people.ts'

export const VERA = { userId: 'demo-vera', teamId: 'demo', name: 'Vera Lind', role: 'viewer' } as const

/** The demo's two and a viewer, each with their role and nobody with any work before each test. */
export async function peopleUnderTest() {
  const server = await appUnderTest()
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

  return { server, people, person, change, removeAs, leaveWork }
}
