import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { property } from '../../../db/property-table.ts'
import { compListEntry, note, team } from '../../../db/schema.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { pushed } from '../pushed.ts'

let server: AppUnderTest
let lists = 0

beforeAll(async () => {
  server = await appUnderTest()
  const address = { address: '1 Main St', city: 'Katy', state: 'TX', zip: '77449' }
  await fillBook(server.db, [
    makeProperty({ id: 'here', name: 'Here', ...address }),
    makeProperty({ id: 'gone', name: 'Gone' }),
    makeProperty({ id: 'theirs', name: 'Theirs' }),
  ])
  await server.db.insert(team).values({ id: 'other', name: 'Another team' })
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
    await tx.update(property).set({ removedAt: new Date() }).where(eq(property.id, 'gone'))
  })
  await server.db.execute(sql`alter table property disable trigger user`)
  await server.db.update(property).set({ teamId: 'other' }).where(eq(property.id, 'theirs'))
})

const comp = (propertyId: string) => ({
  propertyId,
  propertyName: 'As I say',
  propertyAddress: null,
  notes: 'Toured',
})
const list = (rest: object) => ({
  id: ++lists,
  name: 'Comps',
  description: null,
  centerAddress: null,
  isPublic: true,
  latitude: null,
  longitude: null,
  radius: null,
  subjectPropertyId: null,
  filters: null,
  comps: [],
  now: 0,
  ...rest,
})
const NOT_THERE = [{ error: 'app', message: 'There is no such property.', details: { code: 'not_found' } }]

describe.each(['nobody-has-it', 'theirs'])('the property %s, which the caller’s team does not have', (id) => {
  test('gets no note', async () => {
    const args = { id: `note-of-${id}`, propertyId: id, note: 'Text', isPrivate: false, now: 0 }
    expect(await pushed(server, ['note.add', args])).toMatchObject(NOT_THERE)
    expect(await server.db.select().from(note)).toEqual([])
  })

  test('comes into no list, and leaves none behind that was to be made with it', async () => {
    const made = list({ comps: [comp('here'), comp(id)] })
    expect(await pushed(server, ['compList.create', made])).toMatchObject(NOT_THERE)
    expect(await pushed(server, ['compList.create', list({ subjectPropertyId: id })])).toMatchObject(
      NOT_THERE,
    )
    const empty = list({})
    expect(
      await pushed(
        server,
        ['compList.create', empty],
        ['comp.add', { compListId: empty.id, comps: [comp('here'), comp(id)], now: 0 }],
        ['compList.setSubject', { id: empty.id, propertyId: id, now: 0 }],
      ),
    ).toMatchObject([{}, ...NOT_THERE, ...NOT_THERE])
    expect(await server.db.select().from(compListEntry)).toEqual([])
  })
})

test('a property of the team is taken, also one that has left the book, under the name that the server knows', async () => {
  const made = list({ comps: [comp('here')], subjectPropertyId: 'gone' })
  expect(
    await pushed(
      server,
      ['compList.create', made],
      ['comp.add', { compListId: made.id, comps: [comp('gone'), comp('here')], now: 0 }],
      ['compList.setSubject', { id: made.id, propertyId: null, now: 0 }],
      ['note.add', { id: 'note-of-gone', propertyId: 'gone', note: 'Text', isPrivate: false, now: 0 }],
    ),
  ).toEqual([{}, {}, {}, {}])
  const entries = await server.db.select().from(compListEntry).orderBy(compListEntry.position)
  expect(entries).toMatchObject([
    { propertyName: 'Here', propertyAddress: '1 Main St, Katy, TX 77449', notes: 'Toured' },
    { propertyName: 'Gone', notes: 'Toured' },
  ])
})

test('a sign that Postgres has no text for is refused with the name of its field, and no later write waits for it', async () => {
  const [first, second] = await pushed(
    server,
    ['note.add', { id: 'note-with-nul', propertyId: 'nul\0byte', note: 'CANARY', isPrivate: true, now: 0 }],
    ['note.add', { id: 'note-behind', propertyId: 'here', note: 'Text', isPrivate: false, now: 0 }],
  )
  expect(first).toMatchObject({
    error: 'app',
    message: expect.stringContaining('propertyId: has a character that'),
  })
  expect(JSON.stringify(first)).not.toContain('CANARY')
  expect(second).toEqual({})
})
