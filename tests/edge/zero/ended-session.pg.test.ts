import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { membership } from '../../../db/access-schema.ts'
import { note } from '../../../db/schema.ts'
import { queries } from '../../../sync/queries.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { makeProperty } from '../../make/property.ts'
import { fillBook } from '../fill-book.ts'
import type { SyncUser } from '../open-sync-user.ts'
import { addPerson, BY_DIRECTORY, JAMES, MARIA, withSession } from '../people.ts'
import { syncUnderTest } from '../sync-under-test.ts'

const CLEO: SessionUser = { userId: 'demo-cleo', teamId: 'demo', name: 'Cleo Reyes', role: 'member' }
/** What is promised, ms. */
const CUT_WITHIN = 30_000
/** Others have their turn of zero-cache first. */
const PATIENCE = 300_000

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let world: Awaited<ReturnType<typeof syncUnderTest>>
beforeAll(async () => {
  world = await syncUnderTest(cleanUp, { signIn: BY_DIRECTORY })
  await fillBook(world.db, [makeProperty({ id: 'tanner' })])
  await addPerson(world.db, CLEO)
  await world.startZeroCache()
}, PATIENCE)

/** A page of somebody's that follows a property's notes, and the state of its connection. */
async function pageOf(user: SessionUser) {
  const { Cookie } = await withSession(world.db, user)
  const zero: SyncUser = world.user({ user, cookie: Cookie })
  let seen: string[] = []
  zero.materialize(queries.note.ofProperty({ propertyId: 'tanner' })).addListener((notes) => {
    seen = notes.map(({ id }) => id)
  })
  return { zero, cookie: Cookie, seen: () => seen, state: () => zero.connection.state.current.name }
}

async function addNote(id: string): Promise<void> {
  const at = new Date()
  const by = { teamId: 'demo', propertyId: 'tanner', authorId: CLEO.userId, isPrivate: false }
  await world.db.insert(note).values({ id, note: 'Toured', createdAt: at, updatedAt: at, ...by })
}

test('within 30 s the sync engine gives nothing more to an ended session or a disabled person, and all to the others', async () => {
  const [maria, james, cleo] = [await pageOf(MARIA), await pageOf(JAMES), await pageOf(CLEO)]
  const pages = [maria, james, cleo]
  await addNote('before')
  await expect.poll(() => pages.map(({ seen }) => seen())).toEqual(pages.map(() => ['before']))

  const { sessions } = (await (await world.get('/api/sessions', { Cookie: maria.cookie })).json()) as {
    sessions: { id: string }[]
  }
  await world.remove(`/api/sessions/${sessions[0]?.id}`, { Cookie: maria.cookie })
  await world.db.update(membership).set({ disabledAt: new Date() }).where(eq(membership.userId, JAMES.userId))
  const ended = performance.now()
  await expect
    .poll(() => [maria.state(), james.state()], { timeout: CUT_WITHIN + 5_000 })
    .toEqual(['needs-auth', 'needs-auth'])
  expect(performance.now() - ended).toBeLessThan(CUT_WITHIN)

  await addNote('after')
  await expect.poll(() => cleo.seen().toSorted()).toEqual(['after', 'before'])
  expect([maria.seen(), james.seen()]).toEqual([['before'], ['before']])
  await maria.zero.connection.connect()
  await expect.poll(maria.state).toBe('needs-auth')
})
