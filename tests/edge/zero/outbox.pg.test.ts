import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compListEntry, note } from '../../../db/schema.ts'
import { ZERO_MUTATE_PATH } from '../../../sync/api/paths.ts'
import { compOf } from '../../../sync/comp-lists/comp-of.ts'
import { COMP_LIST_LENGTHS, MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import { queries } from '../../../sync/queries.ts'
import { compListWrites } from '../../../web/data/comp-lists/comp-list-writes.ts'
import { createTypedWrites } from '../../../web/data/comp-lists/typed-writes.ts'
import { writtenOf } from '../../../web/data/requests/write-outcome.ts'
import { makeProperty } from '../../make/property.ts'
import { ZERO_API_KEY } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { writeNote } from '../open-sync-user.ts'
import { syncUnderTest } from '../sync-under-test.ts'
import { arrivedNotes } from './arrived-notes.ts'
import { emptyBrowser } from './empty-browser.ts'

const QUEUED = 520
const QUEUED_TEXT = 'x'.repeat(9_700)
/** What is large is written row by row, with other work on the machine. */
const LARGE = { timeout: 100_000 }

/** One more than a comp list holds. */
const PROPERTIES = Array.from({ length: MAX_COMPS + 1 }, (_, i) =>
  makeProperty({
    id: `${i}`.padStart(64, 'p'),
    name: `${i} ${'N'.repeat(490)}`,
    address: `${i} ${'A'.repeat(490)}`,
  }),
)

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let world: Awaited<ReturnType<typeof syncUnderTest>>
beforeAll(async () => {
  world = await syncUnderTest(cleanUp)
  await fillBook(world.db, [makeProperty({ id: 'tanner' }), ...PROPERTIES])
  world.writeOffline({ prefix: 'queued-', count: QUEUED, text: QUEUED_TEXT })
  await world.startZeroCache()
}, 300_000)

/** What a browser keeps of typed writes. */
const keptRefused = () => createTypedWrites(emptyBrowser())
const arrived = (prefix: string) => arrivedNotes(world.db, prefix)

test('5 MB that were queued offline in over 500 writes arrive whole and in order', async () => {
  const ids = Array.from({ length: QUEUED }, (_, i) => `queued-${i}`)
  await expect.poll(async () => (await arrived('queued-')).length, LARGE).toBe(QUEUED)
  expect(await arrived('queued-')).toEqual(ids)
  const [last] = await world.db
    .select()
    .from(note)
    .where(eq(note.id, `queued-${QUEUED - 1}`))
  expect(last?.note).toBe(`${QUEUED - 1} ${QUEUED_TEXT}`)
})

test('a list of 1,000 comps at the limits of the schema shows at once and arrives, and so does the note behind it', async () => {
  const zero = world.user()
  const lists = compListWrites({ zero, unsent: { written: writtenOf }, refused: keptRefused() })
  const comps = PROPERTIES.slice(1).map((property, i) =>
    compOf(property, `${i} ${'n'.repeat(COMP_LIST_LENGTHS.notes - 5)}`),
  )
  const id = 4_711
  const created = lists.create({
    id,
    name: 'L'.repeat(COMP_LIST_LENGTHS.name),
    description: 'd'.repeat(COMP_LIST_LENGTHS.description),
    centerAddress: 'a'.repeat(COMP_LIST_LENGTHS.address),
    isPublic: false,
    latitude: null,
    longitude: null,
    radius: null,
    subjectPropertyId: null,
    filters: null,
    comps,
  })
  await writeNote(zero, 'behind-the-list', 'One line.').client
  expect((await zero.run(queries.compList.one({ id })))?.entries.length).toBe(MAX_COMPS)
  await expect.poll(() => arrived('behind-the-list'), LARGE).toEqual(['behind-the-list'])
  expect(await created).toEqual({ outcome: 'saved', refusal: null })
  const entries = await world.db
    .select()
    .from(compListEntry)
    .where(eq(compListEntry.compListId, id))
    .orderBy(asc(compListEntry.position))
  expect(
    entries.map(({ propertyId, propertyName, propertyAddress, notes }) => ({
      propertyId,
      propertyName,
      propertyAddress,
      notes,
    })),
  ).toEqual(comps)
})

test('of a list that is refused in part, the person is told how much of it is there', async () => {
  const lists = compListWrites({ zero: world.user(), unsent: { written: writtenOf }, refused: keptRefused() })
  const id = 4_712
  const nothing = { description: null, centerAddress: null, latitude: null, longitude: null, radius: null }
  const made = await lists.create({
    ...nothing,
    id,
    name: 'Too many',
    isPublic: false,
    subjectPropertyId: null,
    filters: null,
    comps: PROPERTIES.map((property) => compOf(property)),
  })
  expect(made.outcome).toBe('failed')
  expect(made.refusal).toMatch(
    /^Only 9\d\d of 1,001 properties are in the list\. A comp list holds at most 1,000 properties\.$/,
  )
})

const group = 'a group of the tests'
let mutations = 0
/** Knocks at the door as zero-cache does, with the next writes of a client. */
async function push(clientID: string, writes: { name?: string; args: object }[]) {
  const response = await world.own.request(`${world.origin}${ZERO_MUTATE_PATH}?schema=zero_0&appID=zero`, {
    method: 'POST',
    headers: { 'X-Api-Key': ZERO_API_KEY, Origin: world.origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      clientGroupID: group,
      pushVersion: 1,
      timestamp: 0,
      requestID: 'r',
      mutations: writes.map(({ name = 'note.add', args }) => ({
        type: 'custom',
        id: ++mutations,
        clientID,
        name,
        args: [{ isPrivate: true, now: 0, propertyId: 'tanner', ...args }],
        timestamp: 0,
      })),
    }),
  })
  return { status: response.status, answer: await response.text() }
}

test('each write that can never be taken is refused alone, with a sentence and without its statement', async () => {
  mutations = 0
  const { status, answer } = await push('faults', [
    { args: { id: 'faults-first', note: 'Good.' } },
    { args: { id: 'faults-nul\0', note: 'CANARY' } },
    { args: { id: 'faults-empty', note: ' ' } },
    { name: 'note.burn', args: { id: 'faults-unknown', note: 'CANARY' } },
    { args: { id: 'faults-large', note: 'CANARY', more: 'x'.repeat(600_000) } },
    { args: { id: 'faults-last', note: 'Good too.' } },
  ])
  expect(status).toBe(200)
  const results = (JSON.parse(answer) as { mutations: { result: { message?: string } }[] }).mutations
  expect(results.map(({ result }) => result.message ?? 'saved')).toEqual([
    'saved',
    'id: has a character that cannot be stored.',
    'note: must not be empty.',
    'This cannot be saved as it is.',
    'more: must be no longer than 524,288 characters in one call.',
    'saved',
  ])
  expect(answer).not.toMatch(/CANARY|insert/i)
  expect(await arrived('faults-')).toEqual(['faults-first', 'faults-last'])
})
