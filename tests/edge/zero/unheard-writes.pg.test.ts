import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compList } from '../../../db/schema.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { compListWrites } from '../../../web/data/comp-lists/comp-list-writes.ts'
import { createTypedWrites } from '../../../web/data/comp-lists/typed-writes.ts'
import { createTypedCorrections } from '../../../web/data/corrections/typed-corrections.ts'
import { writtenOf } from '../../../web/data/requests/write-outcome.ts'
import { settleWaiting } from '../../../web/data/sync/settle-waiting.ts'
import { makeProperty } from '../../make/property.ts'
import { fillBook } from '../fill-book.ts'
import { writeNote } from '../open-sync-user.ts'
import { syncUnderTest } from '../sync-under-test.ts'
import { arrivedNotes } from './arrived-notes.ts'
import { emptyBrowser } from './empty-browser.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let world: Awaited<ReturnType<typeof syncUnderTest>>
beforeAll(async () => {
  world = await syncUnderTest(cleanUp)
  await fillBook(world.db, [makeProperty({ id: 'tanner' })])
  await world.startZeroCache()
}, 300_000)

/** What a browser keeps of typed writes. */
const keptRefused = () => createTypedWrites(emptyBrowser())
/** And of corrections. */
const keptCorrections = () => createTypedCorrections(emptyBrowser())
const arrived = (prefix: string) => arrivedNotes(world.db, prefix)

test.each([
  ['413', () => new Response('Payload Too Large', { status: 413 })],
  ['500', () => new Response('oops', { status: 500 })],
  ['garbage', () => new Response('<html>Welcome to the hotel</html>')],
])(
  'while the server answers a write with %s nothing is lost, and all of it arrives once it is well',
  async (name, answer) => {
    const zero = world.user()
    await expect.poll(() => zero.connection.state.current.name).toBe('connected')
    world.interceptWrites(async () => answer())
    const ids = Array.from({ length: 3 }, (_, i) => `answered-${name}-${i}`)
    const told = ids.map((id) => writtenOf(writeNote(zero, id, 'Kept.')))
    await expect.poll(() => zero.connection.state.current.name).toBe('error')
    expect(await Promise.all(told)).toEqual(ids.map(() => ({ outcome: 'unconfirmed', refusal: null })))
    world.interceptWrites()
    await zero.connection.connect()
    await expect.poll(() => arrived(`answered-${name}`)).toEqual(ids)
  },
)

test('an edit of a list that has gone meanwhile is told to its author, kept, and not in the way of what is behind it', async () => {
  const zero = world.user()
  zero.preload(queries.compList.visible())
  const refused = keptRefused()
  const lists = compListWrites({ zero, unsent: { written: writtenOf }, refused })
  const details = { name: 'Going', description: null, centerAddress: null, isPublic: false }
  const nothing = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }
  const id = 4_713
  expect((await lists.create({ id, ...details, ...nothing, comps: [] })).outcome).toBe('saved')
  const { promise: untilGone, resolve: letWritesPass } = Promise.withResolvers<void>()
  world.interceptWrites(async (pass) => {
    await untilGone
    return pass()
  })
  const edited = lists.edit(id, { ...details, name: 'Typed on the road' })
  const behind = writtenOf(writeNote(zero, 'behind-the-edit', 'One line.'))
  await world.db.delete(compList).where(eq(compList.id, id))
  await expect.poll(async () => (await zero.run(queries.compList.one({ id }))) ?? null).toBe(null)
  letWritesPass()
  world.interceptWrites()
  const refusal = 'This no longer exists, or is not shared with you.'
  expect(await edited).toEqual({ outcome: 'failed', refusal })
  const typed = { ...details, name: 'Typed on the road' }
  expect(refused.all()).toEqual([{ write: { kind: 'edit', id, details: typed }, refusal }])
  expect(await behind).toEqual({ outcome: 'saved', refusal: null })
})

test('an edit whose answer nobody heard is told once the server is well, unless its list has it', async () => {
  const zero = world.user()
  zero.preload(queries.compList.visible())
  const refused = keptRefused()
  const lists = compListWrites({ zero, unsent: { written: writtenOf }, refused })
  const details = { name: 'Unheard', description: null, centerAddress: null, isPublic: false }
  const nothing = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }
  const [going, staying] = [4_714, 4_715]
  for (const id of [going, staying]) await lists.create({ id, ...details, ...nothing, comps: [] })
  world.interceptWrites(async () => new Response('oops', { status: 500 }))
  const typed = { ...details, name: 'Typed in the outage' }
  const edits = [lists.edit(going, typed), lists.edit(staying, typed)]
  for (const { outcome } of await Promise.all(edits)) expect(outcome).toBe('unconfirmed')
  await world.db.delete(compList).where(eq(compList.id, going))
  let settled = 0
  const settle = () =>
    settleWaiting({
      ...{ zero, refused, corrections: keptCorrections() },
      unsent: { count: () => 2, settle: () => void settled++ },
    })
  await settle()
  expect([settled, refused.all()]).toEqual([0, []])
  world.interceptWrites()
  await zero.connection.connect()
  await expect.poll(() => zero.connection.state.current.name).toBe('connected')
  await settle()
  expect(settled).toBe(1)
  const refusal = 'It was not delivered, was rejected, or has changed since.'
  expect(refused.all()).toEqual([{ write: { kind: 'edit', id: going, details: typed }, refusal }])
  const [kept] = await world.db.select().from(compList).where(eq(compList.id, staying))
  expect(kept?.name).toBe('Typed in the outage')
})

test('a correction whose answer nobody heard is told once the server is well, unless it is in force', async () => {
  const zero = world.user()
  const corrections = keptCorrections()
  const typed = (id: string, field: 'clearHeight' | 'yearBuilt', words: string) => {
    const said = { id, propertyId: 'tanner', field, typed: words, reason: null }
    return { kept: { ...said, propertyName: 'Tanner' }, args: { ...said, optimistic: null, now: 0 } }
  }
  const arrived = typed('arrived-correction', 'clearHeight', '32')
  const lost = typed('lost-correction', 'yearBuilt', '1998')
  corrections.keep(arrived.kept)({ outcome: 'unconfirmed', refusal: null })
  corrections.keep(lost.kept)({ outcome: 'unconfirmed', refusal: null })
  const written = await writtenOf(zero.mutate(mutators.correction.set(arrived.args)))
  expect(written.outcome).toBe('saved')
  await settleWaiting({
    ...{ zero, refused: keptRefused(), corrections },
    unsent: { count: () => 0, settle() {} },
  })
  const refusal = 'It was not delivered, was rejected, or has changed since.'
  expect(corrections.all()).toEqual([{ write: lost.kept, refusal }])
  expect(corrections.unheard(new Set())).toEqual([])
})
